/** 黙示の確認の控え: the other side, which said nothing within its days, learns that its paper counts as confirmed. */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"

export interface TacitView {
  readonly companyName: string
  readonly paper: string
  /** The last day for a word, in Japan: "2026/12/03". */
  readonly until: string
}
type Words = Omit<Letter, "language">

const words: Readonly<Record<Language, (view: TacitView) => Words>> = {
  ja: ({ companyName, paper, until }) => ({
    subject: `【手配】${paper}：期日までにご連絡がなく、確認があったものとしました`,
    heading: "確認があったものとしました",
    paragraphs: [
      `${companyName}の${paper}は、書面に記したとおり ${until} までにご連絡がなかったため、確認があったものとしました。`,
    ],
    notes: [],
    foot: `内容に相違があれば、${companyName}へお知らせください。`,
  }),
  vi: ({ companyName, paper, until }) => ({
    subject: `[Tehai] ${paper}: được coi là đã xác nhận`,
    heading: "Được coi là đã xác nhận",
    paragraphs: [
      `Đến hết ${until} không có phản hồi về ${paper} của ${companyName}, nên như đã ghi trên chứng từ, chứng từ được coi là đã xác nhận.`,
    ],
    notes: [],
    foot: `Nếu có sai khác, hãy báo cho ${companyName}.`,
  }),
  en: ({ companyName, paper, until }) => ({
    subject: `[Tehai] ${paper}: counts as confirmed`,
    heading: "It counts as confirmed",
    paragraphs: [
      `Nothing was said about ${paper} of ${companyName} until ${until}; as the paper itself says, it counts as confirmed.`,
    ],
    notes: [],
    foot: `If something is wrong with it, please tell ${companyName}.`,
  }),
}
export const tacitLetter = (language: Language, view: TacitView) => letter({ language, ...words[language](view) })
