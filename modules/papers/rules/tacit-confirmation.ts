/** 黙示の確認: which papers say of themselves that silence is a yes, and from when on it is. */
import { addDays, type IsoDate } from "#modules/kernel/civil-day.ts"
import type { PaperType } from "../codes.ts"

/** As the paper itself says it (documents/paper-specs.ts): weeks after it was sent. */
export const weeksOfSilence: Readonly<Partial<Record<PaperType, number>>> = { agencyRequest: 1 }

/** The last day for a word of the other side; the day on which it was sent is not counted (民法140条). Null where silence says nothing. */
export const lastDayOfSilence = (type: PaperType, sentOn: IsoDate): IsoDate | null => {
  const weeks = weeksOfSilence[type]
  return weeks === undefined ? null : addDays(sentOn, weeks * 7)
}
