/**
 * What the company wrote down of whom it asks, by what he is asked as: read before his yes and never his to change
 * (INV-07, 21-2): of work how he is paid, on which days and how insured. What he is paid is not among it, nor a customer's sites:
 * a link may be opened by others than an account's owner.
 */
import { Effect } from "effect"
import { companyById } from "#modules/companies/index.ts"
import { personWithPreferences } from "#modules/identity/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { flags, roleIds, salaryTypes, wordOf } from "#modules/kernel/codes.ts"
import { lookIntoCompany } from "#modules/kernel/write.ts"
import { askedAs } from "../policy/reach.ts"
import type { InvitationRow } from "../repository/invitations.ts"
import { partnerRowsByIds } from "../repository/partners.ts"
import { staffRowsByIds } from "../repository/staff.ts"
import { termsHistoryRows } from "../repository/terms.ts"
import { termsOn } from "./terms.ts"

type PartnerRow = Effect.Success<ReturnType<typeof partnerRowsByIds>>[number]

const termsOf = (of: PartnerRow, as: "customer" | "vendor") =>
  as === "customer"
    ? { closingDate: of.customerClosingDate, monthOffset: of.customerPaymentMonth, payDate: of.customerPaymentDate }
    : { closingDate: of.vendorClosingDate, monthOffset: of.vendorPaymentMonth, payDate: of.vendorPaymentDate }

/** His company's card; of a vendor also by what its papers are told apart. */
const partnerWords = (of: PartnerRow, as: "customer" | "vendor") => ({
  ownCompany: of.companyName,
  furiganaName: of.furiganaName,
  phone: of.phone,
  fax: of.fax,
  postalCode: of.postalCode,
  address: of.address,
  registrationNumber: as === "vendor" ? of.registrationNumber : null,
  terms: termsOf(of, as),
})

/** By the terms of today or, before his first day, the first: the shape of his work without a figure; none of a vendor's worker. */
const workOf = Effect.fnUntraced(function* (companyId: number, staffId: number) {
  const [today, history] = [yield* todayInJapan, yield* termsHistoryRows(companyId, staffId)]
  const terms = termsOn(history, today) ?? history[0]
  if (terms === undefined) return null
  const { hasEmploymentInsurance, hasSocialInsurance, salaryType, weekdayMinutes } = terms
  return {
    salaryType: salaryTypes[salaryType],
    weekdays: weekdayMinutes.flatMap((minutes, weekday) => (minutes > 0 ? [weekday] : [])),
    isInsurrance: hasSocialInsurance ? flags.on : flags.off,
    isDisableUnemploymentInsurance: hasEmploymentInsurance ? flags.off : flags.on,
  }
})

/** His record, and for a vendor's worker whose he is. */
const staffWords = Effect.fnUntraced(function* ({ companyId, staffId }: InvitationRow) {
  const [record] = staffId === null ? [] : yield* staffRowsByIds(companyId, [staffId])
  const [vendor] = record?.partnerId == null ? [] : yield* partnerRowsByIds(companyId, [record.partnerId])
  return {
    furiganaName: record?.furiganaName ?? null,
    phone: record?.phone ?? null,
    address: record?.address ?? null,
    birthday: record?.birthday ?? null,
    job: record?.trade ?? null,
    joinDate: record?.joinedOn ?? null,
    ownCompany: vendor?.companyName ?? null,
    work: record === undefined || record.partnerId !== null ? null : yield* workOf(companyId, record.id),
  }
})

const nothing = {
  ...{ furiganaName: null, phone: null, address: null, birthday: null, job: null, joinDate: null },
  ...{ ownCompany: null, fax: null, postalCode: null, registrationNumber: null, terms: null, work: null },
}

const wordsOf = Effect.fnUntraced(function* (of: InvitationRow, as: ReturnType<typeof askedAs>) {
  if (as === "staff") return yield* staffWords(of)
  if (as === "admin" || of.partnerId === null) return {}
  const [partner] = yield* partnerRowsByIds(of.companyId, [of.partnerId])
  return partner === undefined ? {} : partnerWords(partner, as)
})

/** Goes on in the company's scope. */
export const notedDown = Effect.fn("People.notedDown")(function* (of: InvitationRow) {
  const as = askedAs(wordOf(roleIds, of.role), of.staffId !== null)
  const { name: inviter } = yield* personWithPreferences(of.invitedBy)
  yield* lookIntoCompany(of.companyId)
  const company = yield* companyById(of.companyId)
  const words = { ...nothing, ...(yield* wordsOf(of, as)) }
  return { as, inviter, invitedAt: of.invitedAt, companyPhone: company?.phone ?? null, ...words }
})
