/** When people were asked for the end of a punch that has none; the notice itself remembers it. */
import { Effect } from "effect"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { answerNotice, tellingsOf } from "#modules/notifications/index.ts"

/** The notice that asks for the end of a punch: one for each. */
export const askingFor = (punchId: number) => ({ kind: "askEnd", subject: `punch:${punchId}` })

/** The end has come, from whomever: the question waits no longer. */
export const endAnswered = (companyId: number, personId: number, punchId: number) =>
  answerNotice({ companyId, personId, ...askingFor(punchId) })

/** When each of these punches was asked about, by its id; what was not is absent. One statement. */
export const askedAtOf = Effect.fn("Timekeeping.askedAtOf")(function* (
  companyId: number,
  punchIds: ReadonlyArray<number>,
) {
  const subjects = new Map(punchIds.map((id) => [askingFor(id).subject, id]))
  const told = yield* tellingsOf(companyId, askingFor(0).kind, [...subjects.keys()])
  return new Map<number, Instant>(
    [...told].flatMap(([subject, at]) => {
      const id = subjects.get(subject)
      return id === undefined ? [] : [[id, at] as const]
    }),
  )
})
