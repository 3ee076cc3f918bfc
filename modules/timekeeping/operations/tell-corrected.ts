/** Whoever's punch somebody else corrected hears of it; 訂正の履歴 says when he was told. */
import { Effect } from "effect"
import { dayOfMonth, type Instant, type IsoDate, monthNumberOf } from "#modules/kernel/civil-day.ts"
import { notify, tellingsOf } from "#modules/notifications/index.ts"
import type { Staff } from "#modules/people/index.ts"

const kind = "punchCorrected"
const subjectOf = (correctionId: number) => `correction:${correctionId}`

const textsOf = (day: IsoDate, reason: string) => {
  const [month, date] = [monthNumberOf(day), dayOfMonth(day)]
  return {
    ja: `${month}/${date} の打刻を会社が直しました。理由：${reason}`,
    en: `The company corrected your punch of ${month}/${date}. Reason: ${reason}`,
    vi: `Công ty đã chỉnh sửa chấm công ngày ${date}/${month} của bạn. Lý do: ${reason}`,
  }
}

/** In the write that corrects. */
export const tellCorrected = (
  { companyId, personId }: Pick<Staff, "companyId" | "personId">,
  correction: { readonly id: number; readonly day: IsoDate; readonly reason: string },
) =>
  notify(companyId, {
    ...{ kind, subject: subjectOf(correction.id), path: "/today" },
    texts: textsOf(correction.day, correction.reason),
    personIds: [personId],
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
