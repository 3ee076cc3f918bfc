/** What was imported lately, and the taking back of it: whatever nobody has changed and nothing refers to. */
import { Effect } from "effect"
import { peopleByIds } from "#modules/identity/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { instantOfMillis, millisOfInstant } from "#modules/kernel/civil-day.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { authorize, permissionsOn, seenAs } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { takeBackPartners, takeBackStaff } from "#modules/people/index.ts"
import { takeBackSites } from "#modules/scheduling/index.ts"
import { daysToUndo, type ImportKind, type KeptReason, keptReasons } from "../codes.ts"
import type { UndoImport } from "../contract/import.ts"
import { importOfKind, importPolicy } from "../policy.ts"
import { importForUpdate, importsSince, saveUndone } from "../repository.ts"
import { importSubject, madeImport } from "../views/made-import.ts"

/** Those that can still be taken back, and those that were. */
export const listImports = Effect.fn("Imports.list")(function* (kind: ImportKind) {
  const actor = yield* authorize(importPolicy, "read", importOfKind(kind))
  const since = instantOfMillis(millisOfInstant(yield* instantNow) - daysToUndo * 86_400_000)
  const rows = yield* importsSince(actor.companyId, kind, since)
  const makers = rows.length === 0 ? [] : yield* peopleByIds([...new Set(rows.map(({ madeBy }) => madeBy))])
  const names = new Map(makers.map(({ id, name }) => [id, name]))
  const today = yield* todayInJapan
  return {
    imports: rows.map((row) => madeImport(actor, row, today, names.get(row.madeBy) ?? null)),
    permissions: permissionsOn(importPolicy, actor, importOfKind(kind)),
  }
})

const takeBack = {
  staff: takeBackStaff,
  vendor: takeBackPartners,
  customer: takeBackPartners,
  site: takeBackSites,
} as const satisfies Readonly<Record<ImportKind, unknown>>

const isReason = (by: string): by is KeptReason => keptReasons.some((reason) => reason === by)
const mostNamed = 100

const shown = Effect.fn("Imports.shown")(function* (actor: Actor, id: number) {
  const row = yield* importForUpdate(actor.companyId, id)
  return row === undefined ? null : madeImport(actor, row, yield* todayInJapan, null)
})

/**
 * Takes an import back; what somebody changed since, or refers to, stays and is named. May be tried again for the rest.
 *
 * Fails with Not_Found, Permission_Denied (another's, or over), Update_Expired.
 */
export const undoImport = Effect.fn("Imports.undo")(function* (id: number, { version }: UndoImport) {
  const { companyId } = yield* CurrentActor
  const today = yield* todayInJapan
  const row = yield* seenAs(importPolicy, yield* importForUpdate(companyId, id), (one) => importSubject(one, today))
  const actor = yield* authorize(importPolicy, "undo", importSubject(row, today))
  yield* refuseExpired(version, row.version, shown(actor, id))
  const kept = yield* takeBack[row.kind](companyId, row.leftIds)
  const left = kept.map((one) => one.id)
  const removed = row.leftIds.length - left.length
  yield* saveUndone(companyId, id, { leftIds: left, undoneAt: yield* instantNow })
  yield* tell({
    action: "import.undo",
    subject: `import:${id}`,
    before: { left: row.leftIds.length },
    after: { left: left.length },
  })
  const named = kept.slice(0, mostNamed).map(({ by, name, ...one }) => {
    const reason: KeptReason = isReason(by) ? by : "other"
    return { id: one.id, name, reason }
  })
  return { id, removed, kept: named, left: left.length }
})
