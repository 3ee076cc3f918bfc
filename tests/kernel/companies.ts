/** Companies with people for tests, made by the services that the product itself uses. */
import { Effect } from "effect"
import { addMember, foundCompany } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { yen } from "#modules/kernel/yen.ts"
import { type NewStaff, registerPartner, registerStaff } from "#modules/people/index.ts"
import type { Running } from "./product.ts"

export const password = "tehai-2026"
export const everyRole = [
  "admin",
  "manager",
  "officeManager",
  "financeManager",
  "vendor",
  "customer",
  "vendorWorker",
  "partTimeWorker",
  "otherWorker",
  "worker",
] as const satisfies ReadonlyArray<Role>
const partnersPeople: ReadonlyArray<Role> = ["vendor", "customer"]

export interface TestCompany {
  readonly id: number
  readonly name: string
  readonly emailOf: (role: Role) => string
  /** The account above all companies. */
  readonly personOf: (role: Role) => number
  /** The company's own record: the wire's userId. */
  readonly staffOf: (role: Role) => number
  readonly vendorId: number
  readonly customerId: number
}

const hourly: NonNullable<NewStaff["terms"]> = {
  effectiveFrom: isoDate("2024-01-01"),
  salaryType: "hour",
  basicSalary: yen(1500),
}

const people = Effect.fn("Tests.people")(function* (mark: string, emailOf: (role: Role) => string) {
  const adminId = yield* registerPerson({ email: emailOf("admin"), name: `${mark} admin`, password })
  const id = yield* foundCompany({ name: `${mark} 設備`, kenId: 13 }, adminId)
  const customerId = yield* registerPartner(id, { companyName: `${mark} 客先`, isCustomer: true, isVendor: false })
  const vendorId = yield* registerPartner(id, { companyName: `${mark} 協力`, isCustomer: false, isVendor: true })
  const staff = new Map<Role, number>()
  for (const role of everyRole) {
    const partnerId = role === "customer" ? customerId : role === "vendor" || role === "vendorWorker" ? vendorId : null
    if (partnersPeople.includes(role)) {
      const personId = yield* registerPerson({ email: emailOf(role), name: `${mark} ${role}`, password })
      yield* addMember(id, { personId, role, partnerId })
      continue
    }
    const of = { name: `${mark} ${role}`, role, email: emailOf(role), password, partnerId, terms: hourly }
    staff.set(role, yield* registerStaff(id, of))
  }
  return { id, staff, vendorId, customerId }
})

/** A company of the tests as it can be written down: accounts and own records by role. */
export interface CompanyRecord {
  readonly id: number
  readonly mark: string
  readonly persons: Partial<Record<Role, number>>
  readonly staff: Partial<Record<Role, number>>
  readonly vendorId: number
  readonly customerId: number
}

const addressOf = (mark: string, role: Role) => `${role}@${mark}.example`.toLowerCase()

export const companyOf = ({ id, mark, persons, staff, vendorId, customerId }: CompanyRecord): TestCompany => ({
  id,
  name: `${mark} 設備`,
  emailOf: (role) => addressOf(mark, role),
  personOf: (role) => persons[role] ?? 0,
  staffOf: (role) => staff[role] ?? 0,
  vendorId,
  customerId,
})

/** A company with one person of every role; every name carries `mark`, so that it can be searched for elsewhere. */
export const aCompanyRecord = async (running: Running, mark: string): Promise<CompanyRecord> => {
  const emailOf = (role: Role) => addressOf(mark, role)
  const made = await running.run(writeAcross({ reason: "a company for a test", personId: null }, people(mark, emailOf)))
  const rows = await running.owner<Array<{ email: string; id: number }>>`select email, id from identity.person`
  const persons = everyRole.map((role) => [role, rows.find(({ email }) => email === emailOf(role))?.id])
  return { ...made, mark, persons: Object.fromEntries(persons), staff: Object.fromEntries(made.staff) }
}

export const aCompany = async (running: Running, mark: string) => companyOf(await aCompanyRecord(running, mark))
