/** Both sides of a paper, as they stand when it is written. */
import { Effect } from "effect"
import { companyById, type PaymentTerms } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { activeStatuses, type TaxRounding, taxModes, usualTaxRounding } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { found } from "#modules/kernel/policy.ts"
import { partnersByIds, staffByIds, termsCovering, termsOn } from "#modules/people/index.ts"
import type { PaperSide, PaperType } from "../codes.ts"
import type { Party } from "../contract/party.ts"
import { isPaidByPapers } from "../policy/visible-papers.ts"
import { accountText } from "../rules/account-text.ts"
import { paperKinds, sellerOf } from "../rules/kinds.ts"
import { termsOfPartner, termsOfPerson } from "../rules/terms-of-payment.ts"

/** Whom a paper is with. */
export interface Between {
  readonly partnerId: number | null
  readonly staffId: number | null
  readonly partyPersonId: number | null
  readonly partyName: string
  readonly partyKana: string | null
  readonly party: Party
  readonly registrationNumber: string | null
  /** False of a partner that is stopped. */
  readonly isActive: boolean
  /** Its party pays us. */
  readonly isCustomersPaper: boolean
  /** By which it is paid; null where none are agreed. */
  readonly terms: PaymentTerms | null
  /** Whether prices with it are before tax or with it; null where nothing is agreed. */
  readonly taxMode: 0 | 1 | null
  /** How it has a fraction of a yen of tax rounded. */
  readonly taxRounding: TaxRounding
  /** Where it is paid, as papers print it; empty where unknown. */
  readonly account: string
}
type Known = Omit<Between, "isCustomersPaper" | "taxMode" | "taxRounding" | "terms">

const ofPartner = Effect.fnUntraced(function* (companyId: number, id: number) {
  const partner = (yield* partnersByIds(companyId, [id])).get(id)
  if (partner === undefined) return undefined
  const { address, companyName, furiganaName, isCustomer, isVendor, name, phone, postalCode, registrationNumber } =
    partner
  const between: Known = {
    partnerId: id,
    isActive: partner.status === activeStatuses.active,
    staffId: null,
    partyPersonId: null,
    partyName: companyName,
    partyKana: furiganaName,
    party: { name: companyName, person: name, postalCode, address, phone },
    registrationNumber,
    account: accountText(partner.bank),
  }
  return {
    between,
    isCustomer,
    isPayee: isVendor,
    taxMode: null,
    roundingFor: (isCustomers: boolean) => (isCustomers ? partner.customerTaxRounding : usualTaxRounding),
    termsFor: (isCustomers: boolean) => termsOfPartner(partner, isCustomers),
  }
})
const ofFreelancer = Effect.fnUntraced(function* (companyId: number, id: number, on: IsoDate) {
  const staff = (yield* staffByIds(companyId, [id])).get(id)
  if (staff === undefined) return undefined
  const terms = termsOn((yield* termsCovering(companyId, [id], on, on)).get(id) ?? [], on)
  const { address, name, personId, phone } = staff
  const between: Known = {
    partnerId: null,
    staffId: id,
    isActive: true,
    partyPersonId: personId,
    partyName: name,
    partyKana: staff.furiganaName,
    party: { name, person: null, postalCode: null, address, phone, isPerson: true },
    registrationNumber: terms?.registrationNumber ?? null,
    account: "",
  }
  const taxMode = terms === undefined ? null : taxModes[terms.taxMode]
  return {
    between,
    isCustomer: false,
    isPayee: isPaidByPapers(staff),
    taxMode,
    roundingFor: () => usualTaxRounding,
    termsFor: () => termsOfPerson(terms),
  }
})

export interface NamedParty {
  readonly partnerId?: number | null | undefined
  readonly staffId?: number | null | undefined
}

/** Fails with Invalid_Input where none or both are named, Customer_Not_Found and Vendor_Not_Valid by the kind of paper. */
export const partyOf = Effect.fn("Papers.partyOf")(function* (
  { partnerId, staffId }: NamedParty,
  type: PaperType,
  side: PaperSide,
  on: IsoDate,
) {
  const { companyId } = yield* CurrentActor
  if ((partnerId == null) === (staffId == null))
    return yield* refuse("Invalid_Input", [
      {
        field: partnerId == null ? "partnerId" : "staffId",
        message: messageKey(partnerId == null ? "required" : "notBesideAnother", "partnerId"),
      },
    ])
  const known =
    partnerId != null
      ? yield* ofPartner(companyId, partnerId)
      : staffId != null
        ? yield* ofFreelancer(companyId, staffId, on)
        : undefined
  const isCustomersPaper = paperKinds[type].makers[side] === "customer"
  const field = partnerId == null ? "staffId" : "partnerId"
  if (known === undefined || !(isCustomersPaper ? known.isCustomer : known.isPayee))
    return yield* refuse(isCustomersPaper ? "Customer_Not_Found" : "Vendor_Not_Valid", [
      { field, message: messageKey("notChoice") },
    ])
  const { between, roundingFor, taxMode, termsFor } = known
  const taxRounding = roundingFor(isCustomersPaper)
  const terms = termsFor(isCustomersPaper)
  return { ...between, isCustomersPaper, taxMode, taxRounding, terms } satisfies Between
})

/** Who sells and who buys, with the seller's number (D26). */
export const sidesOf = Effect.fn("Papers.sidesOf")(function* (between: Between, type: PaperType, side: PaperSide) {
  const { companyId } = yield* CurrentActor
  const { address, name, phone, postalCode, registrationNumber, representativeName } = yield* found(
    companyById(companyId),
  )
  const us: Party = { name, person: representativeName, postalCode, address, phone }
  return sellerOf(type, side) === "us"
    ? { seller: us, buyer: between.party, registrationNumber }
    : { seller: between.party, buyer: us, registrationNumber: between.registrationNumber }
})
