/** What is said while a request is matched: the days that it asks, typed in beside it, and our word on each difference. */
import { Effect } from "effect"
import { instantNow } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize, found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import type { EnterClaims, SettleDifference } from "../contract/match.ts"
import type { PaperRow } from "../model.ts"
import { paperPolicy } from "../policy.ts"
import { claimsOf, replaceClaims, saveDecision } from "../repository/matching.ts"
import { savePaper } from "../repository/papers.ts"
import { matchFacts } from "./match-facts.ts"
import { matchNow } from "./match-request.ts"
import { heldPaper } from "./seen-paper.ts"
import { askParty } from "./tell-about.ts"

/** The request takes a new version with it, so that nobody decides on days that he has not seen. */
const noted = Effect.fnUntraced(function* (row: PaperRow, action: string, before: unknown, after: unknown) {
  const { companyId, id } = row
  yield* found(savePaper(companyId, id, {}))
  yield* tell(
    { action: `paper.${action}`, subject: `paper:${id}`, before, after },
    { topic: "PaperChanged", body: { companyId, paperId: id } },
  )
})

const held = Effect.fnUntraced(function* (id: number, version: number) {
  const { row, subject } = yield* heldPaper(id)
  const actor = yield* authorize(paperPolicy, "settle", subject)
  yield* refuseExpired(version, row.version, matchNow(id))
  return { actor, row }
})

/** Fails with Paper_Missing, Permission_Denied (a request that waits no longer, too), Update_Expired, Invalid_Input (a day outside the period). */
export const enterClaims = Effect.fn("Papers.enterClaims")(function* (id: number, asked: EnterClaims) {
  const { actor, row } = yield* held(id, asked.version)
  const { stageFrom, stageTo } = row
  const faults = asked.claims.flatMap(({ day }, n) =>
    (stageFrom !== null && day < stageFrom) || (stageTo !== null && day > stageTo)
      ? [{ field: `claims.${n}.day`, message: messageKey("outsidePeriod", stageFrom ?? day, stageTo ?? day) }]
      : [],
  )
  if (faults.length > 0) return yield* refuse("Invalid_Input", faults)
  const before = yield* claimsOf(row.companyId, id)
  const enteredAt = yield* instantNow
  const rows = asked.claims.map(({ day, heads, name, note, staffId }) => ({
    ...{ companyId: row.companyId, paperId: id, staffId: staffId ?? null, name, day, heads, note: note ?? "" },
    enteredBy: actor.personId,
    enteredAt,
  }))
  yield* replaceClaims(row.companyId, id, rows)
  yield* noted(row, "claim", before, rows)
  return yield* matchNow(id)
})

/**
 * Fails with Paper_Missing, Permission_Denied, Update_Expired, Invalid_Input: a key of no difference, theirs accepted or
 * asked about without a word why.
 */
export const settleDifference = Effect.fn("Papers.settleDifference")(function* (id: number, asked: SettleDifference) {
  const { actor, row } = yield* held(id, asked.version)
  const { days, lineDifferences } = yield* matchFacts(row)
  const day = days.find((one) => one.key === asked.key && one.ours !== one.claimed)
  const line = lineDifferences.find((one) => one.key === asked.key)
  const about =
    day ??
    (line === undefined
      ? undefined
      : {
          ours: line.ours,
          claimed: line.claimed,
          decision: line.decision,
          name: line.line.label,
          day: null,
        })
  if (about === undefined) return yield* refuse("Invalid_Input", [{ field: "key", message: messageKey("notChoice") }])
  const reason = asked.reason ?? ""
  if (reason === "" && asked.decision === "accept")
    return yield* refuse("Invalid_Input", [{ field: "reason", message: messageKey("required") }])
  const { claimed, ours } = about
  const decidedAt = yield* instantNow
  const after = {
    ...{ companyId: row.companyId, paperId: id, key: asked.key, decision: asked.decision, reason, ours, claimed },
    decidedBy: actor.personId,
    decidedAt,
  }
  yield* saveDecision(after)
  yield* noted(row, "decide", about.decision, after)
  if (asked.decision === "ask")
    yield* askParty(row, { name: about.name, day: about.day, ours, claimed, reason }, actor.personId)
  return yield* matchNow(id)
})
