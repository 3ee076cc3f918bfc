/** What the other side is asked of a difference between its request and our days, in three languages. */
import type { Language } from "#modules/kernel/codes.ts"

export interface AskedDifference {
  readonly name: string
  /** Null of a line's price. */
  readonly day: string | null
  readonly ours: number
  readonly claimed: number
  readonly reason: string
}
const slashed = (day: string | null) => (day === null ? "" : `${day.replaceAll("-", "/")} `)

export const askWords = (
  no: string,
  { claimed, day, name, ours, reason }: AskedDifference,
): Readonly<Record<Language, string>> => {
  const what = `${slashed(day)}${name}`
  const why = (open: string, close: string) => (reason === "" ? "" : `${open}${reason}${close}`)
  return {
    ja: `${no}の確認：${what} 当社${ours}・貴社${claimed}${why("（", "）")}`,
    en: `A question on ${no}: ${what}, ours ${ours}, yours ${claimed}${why(" (", ")")}`,
    vi: `Hỏi về ${no}: ${what}, bên tôi ${ours}, bên bạn ${claimed}${why(" (", ")")}`,
  }
}
