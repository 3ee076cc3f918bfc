/** A day as notices say it, in each language. */
import { dayOfMonth, type IsoDate, monthNumberOf, yearOf } from "./civil-day.ts"
import type { Language } from "./codes.ts"

/** 「11/26」; a day of another year than `today` is said with its year, so that nobody takes it for the next one. */
export const noticeDay = (day: IsoDate, today: IsoDate): Readonly<Record<Language, string>> => {
  const [year, month, date] = [yearOf(day), monthNumberOf(day), dayOfMonth(day)]
  if (year === yearOf(today)) return { ja: `${month}/${date}`, en: `${date}/${month}`, vi: `${date}/${month}` }
  return { ja: `${year}年${month}月${date}日`, en: `${date}/${month}/${year}`, vi: `${date}/${month}/${year}` }
}
