/** An invitation of a company without an admin is over, and whoever was asked wants it again: for the platform's people. */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"

interface AskedAgainView {
  readonly companyName: string
  /** Name and address. */
  readonly who: string
  readonly url: string
  /** Of an admin, whom the platform asks itself; of anybody else it asks an admin first, who asks him. */
  readonly isAdmins: boolean
}

const words: Readonly<Record<Language, (view: AskedAgainView) => Omit<Letter, "language">>> = {
  ja: ({ companyName, isAdmins, url, who }) => ({
    subject: "【手配】管理者のいない会社への招待をもう一度送ってください",
    heading: "招待の期限が切れています",
    paragraphs: [
      `${who}から、${companyName}への招待をもう一度送ってほしいと連絡がありました。`,
      `${companyName}には、いま招待を送れる管理者がいません。`,
      ...(isAdmins ? [] : ["先に、会社の画面から管理者を招待してください。管理者がこの人にもう一度送ります。"]),
    ],
    button: { label: isAdmins ? "招待の一覧を開く" : "会社を開く", href: url },
    notes: [],
    foot: "運営の担当者にお送りしています。",
  }),
  vi: ({ companyName, isAdmins, url, who }) => ({
    subject: "[Tehai] Hãy gửi lại lời mời của công ty không còn quản trị viên",
    heading: "Lời mời đã hết hạn",
    paragraphs: [
      `${who} đề nghị gửi lại lời mời vào ${companyName}.`,
      `${companyName} hiện không có quản trị viên nào có thể gửi lời mời.`,
      ...(isAdmins
        ? []
        : ["Trước hết hãy mời một quản trị viên từ trang của công ty; quản trị viên sẽ gửi lại cho người này."]),
    ],
    button: { label: isAdmins ? "Mở danh sách lời mời" : "Mở trang công ty", href: url },
    notes: [],
    foot: "Thư này gửi cho người vận hành.",
  }),
  en: ({ companyName, isAdmins, url, who }) => ({
    subject: "[Tehai] Please send an invitation again: a company without an admin",
    heading: "An invitation is out of date",
    paragraphs: [
      `${who} asks for the invitation to ${companyName} to be sent again.`,
      `${companyName} has no admin at present who could send it.`,
      ...(isAdmins
        ? []
        : ["Please invite an admin first, from the page of the company; the admin sends it to this person again."]),
    ],
    button: { label: isAdmins ? "Open the invitations" : "Open the company", href: url },
    notes: [],
    foot: "You get this mail as one of the platform's people.",
  }),
}

export const askedAgainMail = (language: Language, view: AskedAgainView) =>
  letter({ language, ...words[language](view) })
