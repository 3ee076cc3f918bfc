/** A paper bills the work as it is: arrangements change while it is written and while it waits. */
import { Effect } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import type { PaperRow, PaperSubject } from "../model.ts"
import { shiftsOf } from "../repository/papers.ts"
import { pieceKey, sumHeads } from "../rules/billed-work.ts"
import { paperKinds } from "../rules/kinds.ts"
import { workOfParty } from "./work-of-party.ts"

/** Fails with Invalid_Input by the line whose arrangements have other heads by now than it bills, or are gone. */
export const refuseChangedWork = Effect.fn("Papers.refuseChangedWork")(function* (
  { companyId, id, partnerId, staffId }: PaperRow,
  { madeSide, type }: PaperSubject,
) {
  const billed = yield* shiftsOf(companyId, [id])
  if (billed.length === 0) return
  const isCustomersPaper = paperKinds[type].makers[madeSide] === "customer"
  const taskIds = [...new Set(billed.map(({ taskId }) => taskId))]
  const work = yield* workOfParty(companyId, { partnerId, staffId, isCustomersPaper }, { taskIds })
  const headsNow = new Map(work.map((piece) => [pieceKey(piece), piece.heads]))
  // In hundredths, as they are stored: quarters that are added up may be off by a fraction of one.
  const isOther = (now: number | undefined, heads: number) => now === undefined || sumHeads([now, -heads]) !== 0
  const places = billed.filter((piece) => isOther(headsNow.get(pieceKey(piece)), piece.heads)).map(({ place }) => place)
  if (places.length === 0) return
  return yield* refuse(
    "Invalid_Input",
    [...new Set(places)].map((place) => ({ field: `lines.${place - 1}.days`, message: messageKey("workChanged") })),
  )
})
