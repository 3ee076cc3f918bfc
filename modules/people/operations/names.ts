/** Names to show beside ids: people and partners together in one statement, for boards that may ask only few. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { PricedCertificate } from "../contract/partner-parts.ts"
import { allNames, namesByIds, staffIdOf } from "../repository/names.ts"

export interface StaffName {
  readonly id: number
  readonly name: string
  readonly furiganaName: string | null
  readonly trade: string | null
  readonly partnerId: number | null
  readonly membershipId: number | null
  readonly isActive: boolean
  readonly leftOn: IsoDate | null
  /** False while he is asked by mail and has not answered yet: 招待中. */
  readonly hasJoined: boolean
  /** Null where it was not asked for. */
  readonly phone: string | null
}
/** What is agreed with a customer and how it is reached. */
export interface PartnerCard {
  readonly name: string | null
  readonly email: string | null
  readonly postalCode: string | null
  readonly address: string | null
  readonly deadline: number | null
  readonly paymentMonth: number | null
  readonly paymentDate: number | null
  readonly certificates: ReadonlyArray<PricedCertificate> | null
}
export interface PartnerName {
  readonly id: number
  readonly companyName: string
  readonly isCustomer: boolean
  readonly isVendor: boolean
  readonly isActive: boolean
  /** Null where they were not asked for. */
  readonly phone: string | null
  readonly card: PartnerCard | null
}
export interface Names {
  /** In the order of the ids. */
  readonly staff: ReadonlyMap<number, StaffName>
  readonly partners: ReadonlyMap<number, PartnerName>
}

/** The names of these ids; an id of another company or of nobody is absent. One statement. */
export const namesOf = Effect.fn("People.namesOf")(function* (
  companyId: number,
  ids: {
    readonly staffIds: ReadonlyArray<number>
    readonly partnerIds: ReadonlyArray<number>
    readonly withCards?: boolean
  },
) {
  return yield* namesByIds(companyId, ids)
})

/** Everyone who works for the company and all its partners, blocked ones too. One statement. */
export const rosterOf = Effect.fn("People.rosterOf")(function* (companyId: number) {
  return yield* allNames(companyId)
})

/** The record of a signed-in person by its id; null for customers and vendors, who have none. */
export const staffIdOfPerson = Effect.fn("People.staffIdOfPerson")(function* (companyId: number, personId: number) {
  return yield* staffIdOf(companyId, personId)
})
