/** A new member of staff: account, membership, record and first terms in one transaction. */
import { Effect } from "effect"
import { addMember, changeMember, membershipOfPerson } from "#modules/companies/index.ts"
import { defaultLanguage, genders, type Role, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { errorText, refuse } from "#modules/kernel/errors.ts"
import { fieldMessage } from "#modules/kernel/fields/messages.ts"
import { tell } from "#modules/kernel/write.ts"
import { type AccountOf, accountFor } from "./account.ts"
import { checkGrades } from "./check-grades.ts"
import { salaryTypesByRole } from "./codes.ts"
import { completeTerms, type NewTerms, type ResidentTax, type Staff } from "./model.ts"
import { insertStaff, staffRowOfPerson } from "./repository/staff.ts"
import { insertResidentTax, insertTerms } from "./repository/terms.ts"

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
  readonly terms?: NewTerms
  readonly residentTax?: Omit<ResidentTax, "staffId" | "version">
}

/** The membership of this account: a new one, or the founder's, who is a member before he has a record. */
const membershipFor = Effect.fn("People.membershipFor")(function* (companyId: number, personId: number, of: NewStaff) {
  const member = yield* membershipOfPerson(companyId, personId)
  if (member === undefined) {
    return yield* addMember(companyId, {
      personId,
      role: of.role,
      partnerId: of.partnerId ?? null,
      hidesRevenue: of.hidesRevenue ?? false,
      isOutsourced: of.terms?.salaryType === "outsource",
    })
  }
  const isFree = (yield* staffRowOfPerson(companyId, personId)) === undefined
  if (!isFree || wordOf(roleIds, member.role) !== of.role) {
    const message = errorText("Email_Already_exist", defaultLanguage)
    return yield* refuse("Email_Already_exist", [{ field: "email", message }])
  }
  if (of.partnerId != null) yield* changeMember(companyId, member.id, { partnerId: of.partnerId })
  return member.id
})

/** Takes a person on; gives the record's id. Fails with Email_Already_exist, Invalid_Input (a role without such pay). */
export const registerStaff = Effect.fn("People.registerStaff")(function* (companyId: number, of: NewStaff) {
  const allowed = salaryTypesByRole[of.role]
  const message = fieldMessage("notChoice", defaultLanguage)
  if (allowed === undefined) return yield* refuse("Invalid_Input", [{ field: "roleId", message }])
  if (of.terms !== undefined && !allowed.includes(of.terms.salaryType)) {
    return yield* refuse("Invalid_Input", [{ field: "terms.salaryType", message }])
  }
  if (of.terms !== undefined) yield* checkGrades(of.terms, defaultLanguage)
  const personId = yield* accountFor(of)
  const membershipId = yield* membershipFor(companyId, personId, of)
  const { role, email, password: _, hidesRevenue: __, terms, residentTax, gender, ...profile } = of
  const record = { ...profile, email: email ?? null, gender: genders[gender ?? "unanswered"] }
  const id = yield* insertStaff({ ...record, companyId, personId, membershipId })
  if (terms !== undefined) yield* insertTerms(companyId, completeTerms(id, 1, terms))
  if (residentTax !== undefined) yield* insertResidentTax({ ...residentTax, companyId, staffId: id, version: 1 })
  yield* tell(
    { action: "staff.register", subject: `staff:${id}`, after: { ...record, role, terms, residentTax } },
    { topic: "StaffRegistered", body: { companyId, staffId: id, personId } },
  )
  return id
})
