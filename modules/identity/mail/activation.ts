/**
 * ご登録の確認: the link that makes a new account usable. It greets nobody by name: the address is not proved yet, and the
 * name was typed by whoever registered, who may be somebody else with something to say.
 */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"

const words: Readonly<Record<Language, (url: string) => Omit<Letter, "language">>> = {
  ja: (url) => ({
    subject: "【手配】メールアドレスの確認",
    heading: "メールアドレスを確認してください",
    paragraphs: ["手配へのご登録を受け付けました。下のボタンを押すと登録が完了し、ログインできます。"],
    button: { label: "登録を完了する", href: url },
    notes: ["このリンクは24時間、1回だけ使えます。"],
    foot: "このアドレスで登録の申し込みがあったため、お送りしました。心当たりがなければ、何もせずにこのメールを捨ててください。",
  }),
  vi: (url) => ({
    subject: "[Tehai] Xác nhận địa chỉ email",
    heading: "Hãy xác nhận địa chỉ email",
    paragraphs: ["Chúng tôi đã nhận đăng ký Tehai của bạn. Bấm nút dưới đây để hoàn tất rồi đăng nhập."],
    button: { label: "Hoàn tất đăng ký", href: url },
    notes: ["Liên kết dùng được một lần, trong 24 giờ."],
    foot: "Thư này được gửi vì có người đăng ký bằng địa chỉ này. Nếu không phải bạn, hãy bỏ qua thư.",
  }),
  en: (url) => ({
    subject: "[Tehai] Confirm your e-mail address",
    heading: "Confirm your e-mail address",
    paragraphs: ["Thank you for registering with Tehai. Press the button to finish, then sign in."],
    button: { label: "Finish registering", href: url },
    notes: ["The link works once, for 24 hours."],
    foot: "You get this mail because somebody registered with this address. If it was not you, simply ignore it.",
  }),
}

export const activationMail = (language: Language, url: string) => letter({ language, ...words[language](url) })
