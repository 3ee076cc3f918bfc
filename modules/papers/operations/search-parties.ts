/** Whom a paper of a kind can be with: customers, or vendors and freelancers; for the other side, itself. */
import { Effect } from "effect"
import type { PaymentTerms } from "#modules/companies/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses, type TaxRounding, usualTaxRounding, wordOf } from "#modules/kernel/codes.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { pageAsked, pageOf, rowsOn } from "#modules/kernel/paging.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { everyPartner, partnersByIds, staffOfCompany, termsCovering, termsOn } from "#modules/people/index.ts"
import { paperTypes } from "../codes.ts"
import type { PartyQuery } from "../contract/paper-view.ts"
import { isPaidByPapers, payeeRoles, standsOpposite } from "../policy/visible-papers.ts"
import { paperListPolicy } from "../policy.ts"
import { paperKinds } from "../rules/kinds.ts"
import { termsOfPartner, termsOfPerson } from "../rules/terms-of-payment.ts"

interface Choice {
  readonly partnerId: number | null
  readonly staffId: number | null
  readonly name: string
  readonly registrationNumber: string | null
  readonly reading: string | null
  readonly terms: PaymentTerms | null
  readonly taxRounding: TaxRounding
}
type PartnerRow = Effect.Success<ReturnType<typeof everyPartner>>[number]
const ofPartner = (partner: PartnerRow, isCustomers: boolean): Choice => {
  const { companyName, furiganaName, id, registrationNumber } = partner
  return {
    partnerId: id,
    staffId: null,
    name: companyName,
    registrationNumber,
    reading: furiganaName,
    terms: termsOfPartner(partner, isCustomers),
    taxRounding: isCustomers ? partner.customerTaxRounding : usualTaxRounding,
  }
}

/** Fails with Permission_Denied. */
export const searchParties = Effect.fn("Papers.searchParties")(function* (asked: PartyQuery) {
  const actor = yield* authorize(paperListPolicy, "list", undefined)
  const { companyId, personId } = actor
  const isOther = standsOpposite(actor)
  const opposite = paperKinds[wordOf(paperTypes, asked.type)].makers[isOther ? "party" : "us"]
  const partners =
    opposite === undefined
      ? []
      : isOther
        ? [...(yield* partnersByIds(companyId, actor.partnerId === null ? [] : [actor.partnerId])).values()]
        : yield* everyPartner(companyId)
  const fitting = partners.filter(
    ({ isCustomer, isVendor, status }) =>
      status === activeStatuses.active && (opposite === "customer" ? isCustomer : isVendor),
  )
  const payees = opposite === "payee" ? yield* staffOfCompany(companyId, { roles: payeeRoles }) : []
  const people = payees.filter((one) => isPaidByPapers(one) && (!isOther || one.personId === personId))
  const today = yield* todayInJapan
  const terms = yield* termsCovering(
    companyId,
    people.map(({ id }) => id),
    today,
    today,
  )
  const rows: ReadonlyArray<Choice> = [
    ...fitting.map((partner) => ofPartner(partner, opposite === "customer")),
    ...people.map(({ furiganaName, id, name }) => {
      const now = termsOn(terms.get(id) ?? [], today)
      return {
        partnerId: null,
        staffId: id,
        name,
        registrationNumber: now?.registrationNumber ?? null,
        reading: furiganaName,
        terms: termsOfPerson(now),
        taxRounding: usualTaxRounding,
      }
    }),
  ].filter(({ name, reading }) => isFound(asked.keyword ?? "", name, reading))
  const page = pageAsked(asked)
  const shown = rowsOn(page, rows).map(({ reading: _, ...row }) => row)
  return pageOf(page, shown, rows.length)
})
