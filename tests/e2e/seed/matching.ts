/** A company with a vendor that asks for payment, and two people of that vendor. */
import { Effect } from "effect"
import { addMember, foundCompany } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { registerPartner, registerStaff } from "#modules/people/index.ts"
import { matchers, password } from "../people.ts"

export const matchingCompany = Effect.gen(function* () {
  const boss = yield* registerPerson({ email: matchers.boss, name: "照井 社長", password })
  const company = yield* foundCompany({ name: "照合設備", kenId: 13 }, boss)
  yield* registerPartner(company, { companyName: "照合の得意先", isCustomer: true, isVendor: false })
  const partnerId = yield* registerPartner(company, {
    companyName: "東和足場",
    isCustomer: false,
    isVendor: true,
    bank: { bankCode: "0001", branchCode: "110", type: 1, cardNumber: "7654321", ownerName: "ﾄｳﾜｱｼﾊﾞ" },
  })
  const person = yield* registerPerson({ email: matchers.vendor, name: "阿部 東和", password })
  yield* addMember(company, { personId: person, role: "vendor", partnerId })
  for (const name of ["阿部 拓郎", "石井 竜也"])
    yield* registerStaff(company, { name, role: "vendorWorker", partnerId })
})
