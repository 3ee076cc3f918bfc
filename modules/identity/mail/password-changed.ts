/** パスワード変更のお知らせ: whoever did not do it himself has to hear of it. */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"

export interface PasswordChangedView {
  readonly name: string
  readonly url: string
}

const words: Readonly<Record<Language, (view: PasswordChangedView) => Omit<Letter, "language">>> = {
  ja: ({ name, url }) => ({
    subject: "【手配】パスワードを変更しました",
    heading: "パスワードを変更しました",
    paragraphs: [`${name} さま`, "パスワードが変わり、ほかの端末はすべてログアウトしました。"],
    button: { label: "覚えがないとき：パスワードを決め直す", href: url },
    notes: [],
    foot: "アカウントのパスワードが変わったため、お送りしました。",
  }),
  vi: ({ name, url }) => ({
    subject: "[Tehai] Mật khẩu đã được đổi",
    heading: "Mật khẩu đã được đổi",
    paragraphs: [`Xin chào ${name},`, "Mật khẩu của bạn đã đổi và mọi thiết bị khác đã đăng xuất."],
    button: { label: "Nếu không phải bạn: đặt lại mật khẩu", href: url },
    notes: [],
    foot: "Thư này được gửi vì mật khẩu tài khoản của bạn đã đổi.",
  }),
  en: ({ name, url }) => ({
    subject: "[Tehai] Your password was changed",
    heading: "Your password was changed",
    paragraphs: [`Dear ${name},`, "Your password was changed, and every other device was signed out."],
    button: { label: "It was not you? Set a new password", href: url },
    notes: [],
    foot: "You get this mail because the password of your account was changed.",
  }),
}

export const passwordChangedMail = (language: Language, view: PasswordChangedView) =>
  letter({ language, ...words[language](view) })
