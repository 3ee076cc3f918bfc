/**
 * A new member of staff: account, membership, record and first terms in one transaction.
 *
 * The founding path of demo, command line and tests, which no contract offers: only here is somebody taken on together
 * with a password.
 */
import { Clock, Effect } from "effect"
import { addMember, changeMember, membershipOfPerson } from "#modules/companies/index.ts"
import { tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { genders, type Role, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import { salaryTypesByRole } from "../codes.ts"
import { completeTerms, type NewTerms, type ResidentTax, type Staff } from "../model.ts"
import { insertStaff, staffRowOfPerson } from "../repository/staff.ts"
import { insertResidentTax, insertTerms } from "../repository/terms.ts"
import { type AccountOf, accountWithoutLogin, foundingAccount } from "./account.ts"
import { checkGrades } from "./check-grades.ts"
import { keepWithinSeats } from "./seats.ts"

type Profile = Pick<
  Staff,
  | "furiganaName"
  | "gender"
  | "birthday"
  | "phone"
  | "address"
  | "trade"
  | "yearExperience"
  | "joinedOn"
  | "leftOn"
  | "note"
  | "partnerId"
>
export interface NewStaff extends Partial<Profile>, AccountOf {
  readonly role: Role
  /** D15: sees no revenue. */
  readonly hidesRevenue?: boolean
  /** Of an admin (STAFF-10): he edits the other admins, and always sees the revenue. */
  readonly isSupervising?: boolean
  readonly terms?: NewTerms
  readonly residentTax?: Omit<ResidentTax, "staffId" | "version">
}

const alreadyThere = refuse("Email_Already_exist", [{ field: "email", message: "Email_Already_exist" }])

const newMembership = (companyId: number, personId: number, of: NewStaff) =>
  addMember(companyId, {
    personId,
    role: of.role,
    partnerId: of.partnerId ?? null,
    hidesRevenue: of.hidesRevenue ?? false,
    isSupervising: of.isSupervising ?? false,
    isOutsourced: of.terms?.salaryType === "outsource",
  })

/** The membership of whoever is a member before he has a record: the founder, somebody of a partner. */
const membershipWithoutRecord = Effect.fn("People.membershipWithoutRecord")(function* (
  companyId: number,
  personId: number,
  of: NewStaff,
) {
  const member = yield* membershipOfPerson(companyId, personId)
  if (member === undefined || wordOf(roleIds, member.role) !== of.role) return yield* alreadyThere
  if ((yield* staffRowOfPerson(companyId, personId)) !== undefined) return yield* alreadyThere
  if (of.partnerId != null) yield* changeMember(companyId, member.id, { partnerId: of.partnerId })
  return member.id
})

/** The terms as they are kept. Fails with Invalid_Input for a role without such pay (STAFF-05), and for a standard remuneration that is no grade. */
const checkPay = Effect.fn("People.checkPay")(function* ({ role, terms }: NewStaff) {
  const allowed = salaryTypesByRole[role]
  const message = "notChoice"
  if (allowed === undefined) return yield* refuse("Invalid_Input", [{ field: "roleId", message }])
  if (terms !== undefined && !allowed.includes(terms.salaryType))
    return yield* refuse("Invalid_Input", [{ field: "terms.salaryType", message }])
  return terms === undefined ? {} : { terms: yield* checkGrades(terms) }
})

const writeDown = Effect.fn("People.writeDown")(function* (
  companyId: number,
  { personId, membershipId }: { readonly personId: number; readonly membershipId: number },
  of: NewStaff,
) {
  const { role, email, password: _, hidesRevenue: __, isSupervising: ___, terms, residentTax, gender, ...profile } = of
  const record = { ...profile, email: email ?? null, gender: genders[gender ?? "unanswered"] }
  const madeOn = tokyoDayOf(yield* Clock.currentTimeMillis)
  const id = yield* insertStaff({ ...record, companyId, personId, membershipId, madeOn })
  if (terms !== undefined) yield* insertTerms(companyId, completeTerms(id, 1, terms))
  if (residentTax !== undefined) yield* insertResidentTax({ ...residentTax, companyId, staffId: id, version: 1 })
  yield* keepWithinSeats(companyId, role)
  yield* tell(
    { action: "staff.register", subject: `staff:${id}`, after: { ...record, role, terms, residentTax } },
    { topic: "StaffRegistered", body: { companyId, staffId: id, personId } },
  )
  return id
})

/**
 * Takes a person on with an account of his own; gives the record's id.
 *
 * Fails with Email_Already_exist where the address has an account that is no member yet, or one with a record; and with
 * Invalid_Input (a role without such pay).
 */
export const registerStaff = Effect.fn("People.registerStaff")(function* (companyId: number, of: NewStaff) {
  const kept = { ...of, ...(yield* checkPay(of)) }
  const { personId, isNew } = yield* foundingAccount(of)
  const membershipId = yield* isNew
    ? newMembership(companyId, personId, of)
    : membershipWithoutRecord(companyId, personId, of)
  return yield* writeDown(companyId, { personId, membershipId }, kept)
})

/**
 * Writes a person down who signs in to nothing (D55), or not before he has said yes to it; gives the record's id.
 *
 * The address is the company's own note. Fails with Invalid_Input (a role without such pay).
 */
export const registerWithoutLogin = Effect.fn("People.registerWithoutLogin")(function* (
  companyId: number,
  of: Omit<NewStaff, "password">,
) {
  const kept = { ...of, ...(yield* checkPay(of)) }
  const personId = yield* accountWithoutLogin(of.name)
  return yield* writeDown(companyId, { personId, membershipId: yield* newMembership(companyId, personId, of) }, kept)
})
