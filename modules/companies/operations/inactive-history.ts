/** When the signed-in person could not act: his account rested or was closed, or a company shut him out. */
import { Effect } from "effect"
import { ownLeaves } from "#modules/identity/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { requestStatuses } from "#modules/kernel/codes.ts"
import { blocksOfPerson } from "../repository/blocks.ts"
import { withNames } from "./blocks.ts"

/** The newest first. */
export const inactiveHistory = Effect.fn("Companies.inactiveHistory")(function* () {
  const { personId } = yield* CurrentPerson
  const rows = yield* blocksOfPerson(personId)
  const named = yield* withNames(rows.map(({ block }) => block))
  const blocks = named.map((one, at) => ({
    kind: "block" as const,
    status: one.to === null ? requestStatuses.active : requestStatuses.inactive,
    companyId: rows[at]?.block.companyId ?? null,
    companyName: rows[at]?.companyName ?? "",
    ...one,
  }))
  const leaves = (yield* ownLeaves()).map(({ from, kind, reason, status, to }) => ({
    kind,
    status,
    companyId: null,
    companyName: null,
    reason,
    from,
    to,
    by: null,
    endedBy: null,
    endReason: "",
  }))
  return [...blocks, ...leaves].toSorted((one, other) => (one.from < other.from ? 1 : -1))
})
