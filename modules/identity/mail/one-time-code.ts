/** 確認コード: six digits with which a forgotten password is set anew. */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"

const words: Readonly<Record<Language, (code: string) => Omit<Letter, "language">>> = {
  ja: (code) => ({
    subject: "【手配】パスワード再設定の確認コード",
    heading: "確認コード",
    paragraphs: ["パスワードを決め直すには、次の6桁を画面に入力してください。"],
    code,
    notes: ["10分間使えます。手配の社員がこのコードをお尋ねすることはありません。誰にも教えないでください。"],
    foot: "このアドレスでパスワードの再設定が申し込まれたため、お送りしました。心当たりがなければ、何もしなくてかまいません。",
  }),
  vi: (code) => ({
    subject: "[Tehai] Mã xác nhận đặt lại mật khẩu",
    heading: "Mã xác nhận",
    paragraphs: ["Để đặt lại mật khẩu, hãy nhập 6 chữ số sau vào màn hình."],
    code,
    notes: ["Mã có hiệu lực 10 phút. Nhân viên Tehai không bao giờ hỏi mã này. Đừng cho ai biết."],
    foot: "Thư này được gửi vì có người yêu cầu đặt lại mật khẩu. Nếu không phải bạn, bạn không cần làm gì.",
  }),
  en: (code) => ({
    subject: "[Tehai] Your code for a new password",
    heading: "Your code",
    paragraphs: ["Type these six digits to set a new password."],
    code,
    notes: ["It is good for 10 minutes. Nobody of Tehai will ever ask for it: tell it to nobody."],
    foot: "You get this mail because somebody asked for a new password. If it was not you, there is nothing to do.",
  }),
}

export const oneTimeCodeMail = (language: Language, code: string) => letter({ language, ...words[language](code) })
