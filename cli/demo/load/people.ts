import { Effect } from "effect"
import { addMember, payDateOf } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { type IsoMonth, monthNumberOf, yearOf } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { type NewStaff, registerPartner, registerStaff, saveParts } from "#modules/people/index.ts"
import { demoPeople } from "#modules/workspace/index.ts"
import type { CastPartner } from "../cast/partners.ts"
import type { CastMember } from "../cast/person.ts"
import { demoAccount } from "./accounts.ts"
import { secret } from "./secret.ts"

/** A partner with the person who signs in for it. Gives the record's id. */
export const takeOnPartner = Effect.fn("Demo.takeOnPartner")(function* (
  companyId: number,
  { login, record }: CastPartner,
  at: number,
) {
  const bank = record.isVendor ? { bank: demoAccount(record.furiganaName ?? "", at) } : {}
  const id = yield* registerPartner(companyId, { ...record, ...bank })
  const page = demoPeople.find(({ key }) => key === login?.person)
  if (login === undefined || page === undefined) return id
  const personId = yield* registerPerson({ email: page.email, name: login.name, password: secret() })
  yield* addMember(companyId, { personId, role: login.person, partnerId: id })
  return id
})

/** 住民税 is of the year from June; the slip of a month is paid at the end of the next one. */
const fiscalYearOfSlip = (month: IsoMonth) => {
  const paidOn = payDateOf(month, { salaryPaymentDelayMonth: 1, salaryPaymentDate: 0 })
  return monthNumberOf(paidOn) >= 6 ? yearOf(paidOn) : yearOf(paidOn) - 1
}

const newStaff = (of: CastMember, partnerId: number | null, month: IsoMonth): NewStaff => {
  const { key: _, vendor: __, residentTax, ...record } = of
  if (residentTax === undefined) return { ...record, partnerId }
  const [first, others] = residentTax
  return {
    ...record,
    partnerId,
    residentTax: {
      fiscalYear: fiscalYearOfSlip(month),
      isCollected: true,
      isSimple: true,
      firstMonthYen: yen(first),
      remainingMonthYen: yen(others),
      byMonth: null,
    },
  }
}

/** Everybody is taken on; gives the records' ids by the word of the person. */
export const takeOn = Effect.fn("Demo.takeOn")(function* (
  companyId: number,
  people: ReadonlyArray<CastMember>,
  partnerIds: Readonly<Record<string, number>>,
  month: IsoMonth,
) {
  const ids: Record<string, number> = {}
  for (const [at, one] of people.entries()) {
    const partnerId = one.vendor === undefined ? null : (partnerIds[one.vendor] ?? null)
    const id = yield* registerStaff(companyId, newStaff(one, partnerId, month))
    ids[one.key] = id
    // Whom the company pays itself: a vendor pays its own people.
    if (partnerId === null)
      yield* saveParts({ companyId, id, role: one.role }, { bankInfo: demoAccount(one.furiganaName, at) })
  }
  return ids
})
