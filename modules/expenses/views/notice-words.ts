/** What people are told of an expense, in three languages. */
import type { Language } from "#modules/kernel/codes.ts"

type Words = Readonly<Record<Language, string>>
export type Told = "ask" | "approve" | "reject" | "pay" | "unpay"

const happened: Readonly<Record<Told, Words>> = {
  ask: { ja: "確認をお願いします", en: "Please look at it", vi: "Vui lòng xem" },
  approve: { ja: "承認されました", en: "Approved", vi: "Đã duyệt" },
  reject: { ja: "却下されました", en: "Refused", vi: "Bị từ chối" },
  pay: { ja: "支払済みになりました", en: "Paid", vi: "Đã thanh toán" },
  unpay: { ja: "未払いに戻されました", en: "Marked as unpaid again", vi: "Trở lại chưa thanh toán" },
}
const what: Words = { ja: "経費の支払依頼", en: "Expense", vi: "Đề nghị hoàn chi phí" }

export interface Facts {
  readonly name: string
  readonly amount: number
  readonly reason?: string | undefined
}

/** Of whom it is stands only before those who decide. */
export const noticeWords = (told: Told, { amount, name, reason }: Facts): Words => {
  const yen = amount.toLocaleString("en-US")
  const why = (open: string, close: string) => (reason === undefined ? "" : `${open}${reason}${close}`)
  const whose = told === "ask" ? name : undefined
  return {
    ja: `${what.ja} ${yen}円${whose === undefined ? "" : `（${whose}）`}：${happened[told].ja}${why("（", "）")}`,
    en: `${what.en} ¥${yen}${whose === undefined ? "" : ` (${whose})`}: ${happened[told].en}${why(" (", ")")}`,
    vi: `${what.vi} ¥${yen}${whose === undefined ? "" : ` (${whose})`}: ${happened[told].vi}${why(" (", ")")}`,
  }
}
