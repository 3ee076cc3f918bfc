/** Somebody forgot a password of an address that has no account here: told by mail, and in no answer (D68). */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"

const words: Readonly<Record<Language, (url: string) => Omit<Letter, "language">>> = {
  ja: (url) => ({
    subject: "【手配】このアドレスのアカウントはありません",
    heading: "アカウントがありません",
    paragraphs: [
      "このメールアドレスでパスワードの再設定が申し込まれましたが、アカウントがありません。",
      "別のアドレスで登録していないか確かめるか、新しく登録してください。",
    ],
    button: { label: "新しく登録する", href: url },
    notes: [],
    foot: "このアドレスでパスワードの再設定が申し込まれたため、お送りしました。心当たりがなければ、何もしなくてかまいません。",
  }),
  vi: (url) => ({
    subject: "[Tehai] Không có tài khoản với địa chỉ này",
    heading: "Không có tài khoản",
    paragraphs: [
      "Có yêu cầu đặt lại mật khẩu cho địa chỉ email này, nhưng không có tài khoản nào.",
      "Hãy kiểm tra xem bạn có đăng ký bằng địa chỉ khác không, hoặc đăng ký mới.",
    ],
    button: { label: "Đăng ký mới", href: url },
    notes: [],
    foot: "Thư này được gửi vì có người yêu cầu đặt lại mật khẩu. Nếu không phải bạn, bạn không cần làm gì.",
  }),
  en: (url) => ({
    subject: "[Tehai] There is no account with this address",
    heading: "No account",
    paragraphs: [
      "Somebody asked for a new password for this address, but it has no account.",
      "Perhaps you registered with another address; or register now.",
    ],
    button: { label: "Register", href: url },
    notes: [],
    foot: "You get this mail because somebody asked for a new password. If it was not you, there is nothing to do.",
  }),
}

export const noAccountMail = (language: Language, url: string) => letter({ language, ...words[language](url) })
