/** A paper goes to the other side: the message of whoever sends it, the paper's figures, and the link that opens it. */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"

export interface PaperLetterView {
  readonly companyName: string
  /** "請求書 INV-2026-00042", as the language says it. */
  readonly paper: string
  readonly toName: string | null
  readonly partyName: string
  /** A freelancer himself. */
  readonly isPerson: boolean
  readonly title: string
  readonly total: number
  readonly dueOn: string | null
  /** What the sender wrote, a paragraph a line. */
  readonly message: ReadonlyArray<string>
  /** The reader is asked for a yes or no. */
  readonly isAsked: boolean
  readonly url: string
  /** The link's last day. */
  readonly until: string
}

const yenText = (amount: number) => `¥${amount.toLocaleString("ja-JP")}`
const dayText = (day: string) => day.replaceAll("-", "/")
type Words = Omit<Letter, "language" | "subject">

const words: Readonly<Record<Language, (view: PaperLetterView) => Words>> = {
  ja: ({ companyName, dueOn, isAsked, isPerson, message, paper, partyName, title, toName, total, until, url }) => ({
    heading: `${paper}をお送りします`,
    paragraphs: [
      isPerson || (toName !== null && toName !== partyName)
        ? `${isPerson ? "" : `${partyName}　`}${isPerson ? partyName : toName} 様`
        : `${partyName} 御中`,
      ...(message.length > 0 ? message : [`${companyName}です。${paper}をお送りします。内容をご確認ください。`]),
      [
        `件名：${title}`,
        `金額（税込）：${yenText(total)}`,
        ...(dueOn === null ? [] : [`期限：${dayText(dueOn)}`]),
      ].join("　／　"),
    ],
    button: { label: isAsked ? "帳票を開いて確認する" : "帳票を開く", href: url },
    notes: [
      "同じ帳票を PDF でも添付しています。アカウントの登録は要りません。",
      `このリンクは${dayText(until)}まで使えます。`,
    ],
    foot: `${companyName}がこのアドレスを入力したため、お送りしました。心当たりがなければ、開かずにこのメールを捨ててください。`,
  }),
  vi: ({ companyName, dueOn, isAsked, message, paper, partyName, title, toName, total, until, url }) => ({
    heading: `Gửi ${paper}`,
    paragraphs: [
      `Kính gửi ${toName ?? partyName},`,
      ...(message.length > 0 ? message : [`${companyName} gửi ${paper}. Vui lòng kiểm tra nội dung.`]),
      [
        `Nội dung: ${title}`,
        `Số tiền (gồm thuế): ${yenText(total)}`,
        ...(dueOn === null ? [] : [`Hạn: ${dayText(dueOn)}`]),
      ].join(" / "),
    ],
    button: { label: isAsked ? "Mở và xác nhận" : "Mở chứng từ", href: url },
    notes: ["Tệp PDF được đính kèm. Không cần đăng ký tài khoản.", `Liên kết dùng được đến ${dayText(until)}.`],
    foot: `Thư này được gửi vì ${companyName} đã nhập địa chỉ này. Nếu không liên quan đến bạn, hãy bỏ qua thư.`,
  }),
  en: ({ companyName, dueOn, isAsked, message, paper, partyName, title, toName, total, until, url }) => ({
    heading: `${paper} for you`,
    paragraphs: [
      `Dear ${toName ?? partyName},`,
      ...(message.length > 0 ? message : [`${companyName} sends you ${paper}. Please look at it.`]),
      [
        `Subject: ${title}`,
        `Amount (tax included): ${yenText(total)}`,
        ...(dueOn === null ? [] : [`Due: ${dayText(dueOn)}`]),
      ].join(" / "),
    ],
    button: { label: isAsked ? "Open and confirm" : "Open the paper", href: url },
    notes: ["The same paper is attached as a PDF. You need no account.", `The link works until ${dayText(until)}.`],
    foot: `You get this mail because ${companyName} entered this address. If it means nothing to you, simply ignore it.`,
  }),
}

/** The subject is the sender's own. */
export const paperLetter = (language: Language, subject: string, view: PaperLetterView) =>
  letter({ language, subject, ...words[language](view) })
