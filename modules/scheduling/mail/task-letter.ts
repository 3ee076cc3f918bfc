/** An arrangement goes to somebody by mail: the message of whoever sends it, and the sheet beside it. */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"

export interface TaskLetterView {
  readonly companyName: string
  readonly siteName: string
  readonly day: string
  /** What the sender wrote, a paragraph a line. */
  readonly message: ReadonlyArray<string>
}
type Words = Omit<Letter, "language" | "subject">

const words: Readonly<Record<Language, (view: TaskLetterView) => Words>> = {
  ja: ({ companyName, siteName, day, message }) => ({
    heading: "手配書をお送りします",
    paragraphs: [
      ...(message.length > 0 ? message : [`${companyName}です。手配書をお送りします。内容をご確認ください。`]),
      `現場：${siteName}　／　日：${day}`,
    ],
    notes: ["手配書を PDF で添付しています。"],
    foot: `${companyName}がこのアドレスを入力したため、お送りしました。心当たりがなければ、開かずにこのメールを捨ててください。`,
  }),
  vi: ({ companyName, siteName, day, message }) => ({
    heading: "Gửi phiếu phân công",
    paragraphs: [
      ...(message.length > 0 ? message : [`${companyName} gửi phiếu phân công. Vui lòng kiểm tra nội dung.`]),
      `Công trường: ${siteName} / Ngày: ${day}`,
    ],
    notes: ["Phiếu phân công được đính kèm dạng PDF."],
    foot: `Thư này được gửi vì ${companyName} đã nhập địa chỉ này. Nếu không liên quan đến bạn, hãy bỏ qua thư.`,
  }),
  en: ({ companyName, siteName, day, message }) => ({
    heading: "An arrangement for you",
    paragraphs: [
      ...(message.length > 0 ? message : [`${companyName} sends you an arrangement. Please look at it.`]),
      `Site: ${siteName} / Day: ${day}`,
    ],
    notes: ["The sheet is attached as a PDF."],
    foot: `You get this mail because ${companyName} entered this address. If it means nothing to you, simply ignore it.`,
  }),
}

/** The subject is the sender's own. */
export const taskLetter = (language: Language, subject: string, view: TaskLetterView) =>
  letter({ language, subject, ...words[language](view) })
