/** Somebody asked for the link of a registration once more, and none waits for this address: told by mail alone (D68). */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"

const words: Readonly<Record<Language, (url: string) => Omit<Letter, "language">>> = {
  ja: (url) => ({
    subject: "【手配】確認待ちの登録はありません",
    heading: "確認待ちの登録はありません",
    paragraphs: [
      "確認メールの再送が申し込まれましたが、このアドレスで確認を待っている登録はありません。",
      "登録が済んでいれば、そのままログインできます。まだの方は、ログイン画面から新しく登録してください。",
    ],
    button: { label: "ログイン画面を開く", href: url },
    notes: [],
    foot: "このアドレスで確認メールの再送が申し込まれたため、お送りしました。心当たりがなければ、何もしなくてかまいません。",
  }),
  vi: (url) => ({
    subject: "[Tehai] Không có đăng ký nào đang chờ xác nhận",
    heading: "Không có đăng ký nào đang chờ",
    paragraphs: [
      "Có yêu cầu gửi lại thư xác nhận, nhưng địa chỉ này không có đăng ký nào đang chờ xác nhận.",
      "Nếu đã đăng ký xong, bạn có thể đăng nhập ngay. Nếu chưa, hãy đăng ký mới từ màn hình đăng nhập.",
    ],
    button: { label: "Mở màn hình đăng nhập", href: url },
    notes: [],
    foot: "Thư này được gửi vì có yêu cầu gửi lại thư xác nhận cho địa chỉ này. Nếu không phải bạn, bạn không cần làm gì.",
  }),
  en: (url) => ({
    subject: "[Tehai] No registration waits to be confirmed",
    heading: "No registration waits",
    paragraphs: [
      "The confirmation mail was asked for once more, but no registration with this address waits to be confirmed.",
      "If you have confirmed it, you can sign in. Otherwise please register from the sign-in page.",
    ],
    button: { label: "Open the sign-in page", href: url },
    notes: [],
    foot: "You get this mail because somebody asked for the confirmation mail of this address. If it was not you, there is nothing to do.",
  }),
}

export const nothingWaitsMail = (language: Language, url: string) => letter({ language, ...words[language](url) })
