/** Somebody registered with an address that has an account: only its owner is told, by mail (D68). */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"

const words: Readonly<Record<Language, (url: string) => Omit<Letter, "language">>> = {
  ja: (url) => ({
    subject: "【手配】このアドレスは登録済みです",
    heading: "すでにアカウントがあります",
    paragraphs: [
      "このメールアドレスで新しい登録の申し込みがありましたが、すでにアカウントがあります。何も変わっていません。",
      "ログインしてお使いください。パスワードを忘れたときは、ログイン画面から決め直せます。",
    ],
    button: { label: "ログイン画面を開く", href: url },
    notes: [],
    foot: "このアドレスで登録の申し込みがあったため、お送りしました。心当たりがなければ、何もしなくてかまいません。",
  }),
  vi: (url) => ({
    subject: "[Tehai] Địa chỉ này đã được đăng ký",
    heading: "Bạn đã có tài khoản",
    paragraphs: [
      "Có người vừa đăng ký bằng địa chỉ email này, nhưng tài khoản đã tồn tại. Không có gì thay đổi.",
      "Hãy đăng nhập. Nếu quên mật khẩu, bạn có thể đặt lại từ màn hình đăng nhập.",
    ],
    button: { label: "Mở màn hình đăng nhập", href: url },
    notes: [],
    foot: "Thư này được gửi vì có người đăng ký bằng địa chỉ này. Nếu không phải bạn, bạn không cần làm gì.",
  }),
  en: (url) => ({
    subject: "[Tehai] This address is registered already",
    heading: "You have an account already",
    paragraphs: [
      "Somebody registered with this address, which has an account already. Nothing has changed.",
      "Please sign in. If you forgot your password, you can set a new one from the sign-in page.",
    ],
    button: { label: "Open the sign-in page", href: url },
    notes: [],
    foot: "You get this mail because somebody registered with this address. If it was not you, there is nothing to do.",
  }),
}

export const alreadyRegisteredMail = (language: Language, url: string) => letter({ language, ...words[language](url) })
