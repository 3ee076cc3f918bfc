/** Whoever's punch somebody else corrected hears of it; 訂正の履歴 says when he was told. */
import { Effect } from "effect"
import { companySettings, payMonthOf } from "#modules/companies/index.ts"
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { noticeDay } from "#modules/kernel/notice-day.ts"
import { notify, tellingsOf } from "#modules/notifications/index.ts"
import type { Staff } from "#modules/people/index.ts"

const kind = "punchCorrected"
const subjectOf = (correctionId: number) => `correction:${correctionId}`

/** A punch that was put in, changed, or taken out of the count. */
export type Corrected = "added" | "changed" | "removed"
const verbs = {
  added: { ja: "加えました", en: "added", vi: "thêm" },
  changed: { ja: "直しました", en: "corrected", vi: "chỉnh sửa" },
  removed: { ja: "取り消しました", en: "took out", vi: "xóa" },
} as const satisfies Record<Corrected, Record<Language, string>>

const textsOf = (what: Corrected, day: ReturnType<typeof noticeDay>, reason: string) => ({
  ja: `${day.ja} の打刻を会社が${verbs[what].ja}。理由：${reason}`,
  en: `The company ${verbs[what].en} your punch of ${day.en}. Reason: ${reason}`,
  vi: `Công ty đã ${verbs[what].vi} chấm công ngày ${day.vi} của bạn. Lý do: ${reason}`,
})

/** In the write that corrects; leads to the day in his own month, where it stands for as long as the month does. */
export const tellCorrected = Effect.fnUntraced(function* (
  { companyId, id: staffId, personId }: Pick<Staff, "companyId" | "id" | "personId">,
  correction: { readonly id: number; readonly what: Corrected; readonly day: IsoDate; readonly reason: string },
) {
  const { day, id, reason, what } = correction
  const { salaryClosingDate } = yield* companySettings(companyId)
  yield* notify(companyId, {
    ...{ kind, subject: subjectOf(id) },
    path: `/salary?month=${payMonthOf(day, salaryClosingDate)}&person=${staffId}&day=${day}`,
    texts: textsOf(what, noticeDay(day, yield* todayInJapan), reason),
    personIds: [personId],
  })
})

/** When the person was told of each of these corrections; one that he made himself is absent. One statement. */
export const correctionsToldAt = Effect.fnUntraced(function* (companyId: number, ids: ReadonlyArray<number>) {
  const told = yield* tellingsOf(companyId, kind, ids.map(subjectOf))
  return new Map<number, Instant>(
    ids.flatMap((id) => {
      const at = told.get(subjectOf(id))
      return at === undefined ? [] : [[id, at] as const]
    }),
  )
})
