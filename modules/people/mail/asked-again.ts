/** An invitation of a company without an admin is over, and whoever was asked wants it again: for the platform's people. */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"

interface AskedAgainView {
  readonly companyName: string
  /** Name and address. */
  readonly who: string
  readonly url: string
}

const words: Readonly<Record<Language, (view: AskedAgainView) => Omit<Letter, "language">>> = {
  ja: ({ companyName, url, who }) => ({
    subject: "【手配】管理者のいない会社への招待をもう一度送ってください",
    heading: "招待の期限が切れています",
    paragraphs: [
      `${who}から、${companyName}への招待をもう一度送ってほしいと連絡がありました。`,
      `${companyName}には、いま招待を送れる管理者がいません。`,
    ],
    button: { label: "招待の一覧を開く", href: url },
    notes: [],
    foot: "運営の担当者にお送りしています。",
  }),
  vi: ({ companyName, url, who }) => ({
    subject: "[Tehai] Hãy gửi lại lời mời của công ty không còn quản trị viên",
    heading: "Lời mời đã hết hạn",
    paragraphs: [
      `${who} đề nghị gửi lại lời mời vào ${companyName}.`,
      `${companyName} hiện không có quản trị viên nào có thể gửi lời mời.`,
    ],
    button: { label: "Mở danh sách lời mời", href: url },
    notes: [],
    foot: "Thư này gửi cho người vận hành.",
  }),
  en: ({ companyName, url, who }) => ({
    subject: "[Tehai] Please send an invitation again: a company without an admin",
    heading: "An invitation is out of date",
    paragraphs: [
      `${who} asks for the invitation to ${companyName} to be sent again.`,
      `${companyName} has no admin at present who could send it.`,
    ],
    button: { label: "Open the invitations", href: url },
    notes: [],
    foot: "You get this mail as one of the platform's people.",
  }),
}

export const askedAgainMail = (language: Language, view: AskedAgainView) =>
  letter({ language, ...words[language](view) })
