/** 行き先のない入金, to the platform's people. */
import type { Language } from "#modules/kernel/codes.ts"
import { letter } from "#modules/notifications/mail/letter.tsx"
import type { UnmatchedReason } from "../codes.ts"
import { yenText } from "./transfer.ts"

export interface MoneyNews {
  readonly cameBy: "card" | "transfer"
  readonly total: number
  readonly currency: string
  readonly sender: string
  readonly intent: string | null
  readonly reason: UnmatchedReason
}
interface Words {
  readonly subject: (sum: string) => string
  readonly said: (sum: string, from: string, isCard: boolean) => string
  /** Of a company that was rejected after it had paid. */
  readonly rejected: (sum: string, from: string) => string
  readonly greeting: (name: string) => string
  readonly button: string
  readonly note: string
  readonly foot: string
}
const words: Readonly<Record<Language, Words>> = {
  ja: {
    subject: (sum) => `【手配 運営】行き先のない入金があります（${sum}）`,
    said: (sum, from, isCard) =>
      `${isCard ? "カード" : "銀行振込"}で ${sum} の入金（${from}）がありましたが、どの請求にも当たりません。`,
    rejected: (sum, from) => `入金済みの会社を却下しました。${sum}（${from}）を返す手続きが要ります。`,
    greeting: (name) => `${name} 様`,
    button: "入金を開く",
    note: "請求の番号を指定して入金にするか、返したときはその理由を付けて終えてください。",
    foot: "運営の担当者の方にお送りしています。",
  },
  vi: {
    subject: (sum) => `[Tehai vận hành] Có khoản tiền chưa khớp hóa đơn (${sum})`,
    said: (sum, from, isCard) =>
      `Đã nhận ${sum} qua ${isCard ? "thẻ" : "chuyển khoản"} (${from}) nhưng không khớp hóa đơn nào.`,
    rejected: (sum, from) => `Một công ty đã thanh toán bị từ chối. Cần hoàn lại ${sum} (${from}).`,
    greeting: (name) => `Kính gửi ${name},`,
    button: "Mở khoản tiền",
    note: "Hãy chỉ định số hóa đơn để ghi nhận, hoặc đóng lại kèm lý do khi đã hoàn tiền.",
    foot: "Thư này gửi tới người vận hành nền tảng.",
  },
  en: {
    subject: (sum) => `[Tehai platform] Money that pays no bill (${sum})`,
    said: (sum, from, isCard) => `${sum} came by ${isCard ? "card" : "transfer"} (${from}) and fit no bill.`,
    rejected: (sum, from) => `A company that has paid was rejected: ${sum} (${from}) have to go back.`,
    greeting: (name) => `Dear ${name},`,
    button: "Open the money",
    note: "Say the number of the bill that it pays, or that it went back, with the reason.",
    foot: "You get this mail because you run the platform.",
  },
}

export const moneyMail = (
  language: Language,
  { cameBy, currency, intent, reason, sender, total }: MoneyNews,
  { name, url }: { readonly name: string; readonly url: string },
) => {
  const { button, foot, greeting, note, rejected, said, subject } = words[language]
  const sum = currency === "jpy" ? yenText(total) : `${total} ${currency}`
  const from = intent ?? sender
  return letter({
    language,
    subject: subject(sum),
    heading: subject(sum).replace(/^[【[].*?[】\]]\s*/, ""),
    paragraphs: [greeting(name), reason === "rejected" ? rejected(sum, from) : said(sum, from, cameBy === "card")],
    button: { label: button, href: url },
    notes: [note],
    foot,
  })
}
