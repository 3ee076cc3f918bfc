/** 控え: whoever answered by the link learns what was kept of it; a stranger's answer comes to light so. */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"

export interface ReceiptView {
  readonly companyName: string
  readonly paper: string
  readonly isYes: boolean
  readonly name: string
  /** In Japan: "2026/11/26 14:05". */
  readonly at: string
  readonly reason: string | null
}
type Words = Omit<Letter, "language">

const words: Readonly<Record<Language, (view: ReceiptView) => Words>> = {
  ja: ({ at, companyName, isYes, name, paper, reason }) => ({
    subject: `【手配】${paper}：${isYes ? "確認しました" : "断りました"}（控え）`,
    heading: isYes ? "確認を受け付けました" : "お断りを受け付けました",
    paragraphs: [
      `${companyName}の${paper}について、次のとおり受け付けました。`,
      `お名前：${name}　／　日時：${at}`,
      ...(reason === null ? [] : [`理由：${reason}`]),
    ],
    notes: [],
    foot: `心当たりがなければ、${companyName}へお知らせください。`,
  }),
  vi: ({ at, companyName, isYes, name, paper, reason }) => ({
    subject: `[Tehai] ${paper}: ${isYes ? "đã xác nhận" : "đã từ chối"}`,
    heading: isYes ? "Đã ghi nhận xác nhận" : "Đã ghi nhận từ chối",
    paragraphs: [
      `Về ${paper} của ${companyName}, chúng tôi đã ghi nhận:`,
      `Họ tên: ${name} / Thời điểm: ${at}`,
      ...(reason === null ? [] : [`Lý do: ${reason}`]),
    ],
    notes: [],
    foot: `Nếu không phải bạn, hãy báo cho ${companyName}.`,
  }),
  en: ({ at, companyName, isYes, name, paper, reason }) => ({
    subject: `[Tehai] ${paper}: ${isYes ? "confirmed" : "refused"}`,
    heading: isYes ? "Your confirmation was kept" : "Your refusal was kept",
    paragraphs: [
      `About ${paper} of ${companyName} we have kept:`,
      `Name: ${name} / Moment: ${at}`,
      ...(reason === null ? [] : [`Reason: ${reason}`]),
    ],
    notes: [],
    foot: `If it was not you, please tell ${companyName}.`,
  }),
}
export const answerReceipt = (language: Language, view: ReceiptView) => letter({ language, ...words[language](view) })
