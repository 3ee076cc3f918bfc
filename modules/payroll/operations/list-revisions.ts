/** 訂正の履歴: each revision of a slip, and what changed by it. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { closesOf, slipsOfStaff } from "../repository.ts"
import { toldCauses } from "../rules/explain/causes.ts"
import { slipDifference } from "../rules/slip/difference.ts"
import { lineName } from "../rules/slip/line-names.ts"
import { finishedRevision, seenPerson, slipFrom } from "./show-statement.ts"

/** Every revision of one person's month, oldest first, each with what changed. */
export const revisionsOf = Effect.fn("Payroll.revisionsOf")(function* (asked: {
  readonly month: IsoMonth
  readonly userId: number
}) {
  const actor = yield* CurrentActor
  const staff = yield* seenPerson(asked.userId)
  const upTo = yield* finishedRevision(actor.companyId, asked.month)
  const rows = (yield* slipsOfStaff(actor.companyId, staff.id, asked.month)).filter(({ revision }) => revision <= upTo)
  const closes = new Map((yield* closesOf(actor.companyId, asked.month)).map((one) => [one.revision, one]))
  return rows.map((row, at) => {
    const before = rows[at - 1]
    const lines = before === undefined ? [] : slipDifference(slipFrom(before), slipFrom(row)).lines
    const made = closes.get(row.revision)
    return {
      id: row.id,
      revision: row.revision,
      madeAt: made?.startedAt ?? null,
      reason: made?.reason ?? null,
      net: row.net,
      changes: lines
        .filter(({ difference }) => difference !== 0)
        .map((line) => ({
          key: line.key,
          name: lineName(line, actor.language),
          before: line.before,
          after: line.after,
          causes: toldCauses(line.causes, actor.language),
        })),
    }
  })
})
