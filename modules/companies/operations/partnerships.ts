/**
 * 取引関係: what another company is to this one. Said here once, below whoever keeps its card, so that the gate knows by it
 * whether a vendor's person orders too (D94). Who changes it tells of it together with the card.
 */
import { Effect } from "effect"
import {
  deletePartnership,
  deletePartnerships,
  insertPartnership,
  insertPartnerships,
  type PartnershipRow,
  savePartnerships,
} from "../repository/partnerships.ts"

export type Partnership = Pick<PartnershipRow, "isCustomer" | "isVendor">

/** Gives its number, which is also the card's. */
export const openPartnership = Effect.fn("Companies.openPartnership")(function* (companyId: number, of: Partnership) {
  return yield* insertPartnership({ ...of, companyId })
})

/** The same of many; gives their numbers in the same order. */
export const openPartnerships = Effect.fn("Companies.openPartnerships")(function* (
  companyId: number,
  all: ReadonlyArray<Partnership>,
) {
  return yield* insertPartnerships(all.map((of) => ({ ...of, companyId })))
})

export const changePartnerships = Effect.fn("Companies.changePartnerships")(function* (
  companyId: number,
  ids: ReadonlyArray<number>,
  next: Partial<Partnership>,
) {
  if (Object.keys(next).length > 0) yield* savePartnerships(companyId, ids, next)
})

/** Ends it, when its card is gone. Says whether somebody is still a member for it. */
export const endPartnership = Effect.fn("Companies.endPartnership")(function* (companyId: number, id: number) {
  return yield* deletePartnership(companyId, id)
})

/** Ends those whose cards are gone and that nothing refers to any more. */
export const endPartnerships = Effect.fn("Companies.endPartnerships")(function* (
  companyId: number,
  ids: ReadonlyArray<number>,
) {
  yield* deletePartnerships(companyId, ids)
})
