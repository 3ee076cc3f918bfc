/** Changes a person's record and his dated terms in one step, by the version that the editor has seen. */

import { Effect } from "effect"
import { changeMember } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { flags } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize, guardEdit } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { salaryTypesByRole } from "../codes.ts"
import type { UpdateStaff } from "../contract/staff-input.ts"
import { isWage } from "../contract/terms-together.ts"
import { completeTerms, type NewTerms, type ResidentTax, type Staff } from "../model.ts"
import { staffPolicy } from "../policy.ts"
import { type StaffPatch, saveStaff, staffRowForUpdate } from "../repository/staff.ts"
import { insertResidentTax, insertTerms, residentTaxRows, termsHistoryRows } from "../repository/terms.ts"
import { residentTaxFromWire, termsFromWire } from "../views/wire-terms.ts"
import { checkGrades } from "./check-grades.ts"
import { checkPayDays } from "./check-pay-days.ts"
import { holdMonthsFrom, holdMonthsOfEmployment } from "./hold-months.ts"
import { refuseImpossibleDays } from "./possible-days.ts"
import { hideRevenueFrom } from "./revenue-view.ts"
import { saveParts } from "./save-profile.ts"
import { seenStaff, staffDetail } from "./show-staff.ts"
import { termsOn } from "./terms.ts"

/** Field of the wire → column; what is not in the patch stays. */
const columns = {
  name: "name",
  furiganaName: "furiganaName",
  gender: "gender",
  birthday: "birthday",
  phone: "phone",
  address: "address",
  job: "trade",
  yearExperience: "yearExperience",
  joinDate: "joinedOn",
  leftDate: "leftOn",
  description: "note",
} as const satisfies Partial<Record<keyof UpdateStaff, keyof StaffPatch>>

const recordPatch = (asked: UpdateStaff): StaffPatch =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]) => {
      const value = Object.entries(asked).find(([name]) => name === field)
      return value === undefined ? [] : [[column, value[1]]]
    }),
  )

/** Whoever is paid a wage for the first time has his resident tax taken from it or pays it himself: one of both is said (STAFF-19). */
const refuseUntaxedWage = Effect.fnUntraced(function* (staff: Staff, { residenceTax, terms }: UpdateStaff) {
  if (terms === undefined || residenceTax !== undefined || !isWage(terms.salaryType)) return
  const known = yield* termsHistoryRows(staff.companyId, staff.id)
  if (known.length > 0 || (yield* residentTaxRows(staff.companyId, [staff.id])).length > 0) return
  return yield* refuse("Invalid_Input", [{ field: "residenceTax", message: "required" }])
})

const addTerms = Effect.fn("People.addTerms")(function* (companyId: number, staff: Staff, next: NewTerms) {
  if (!(salaryTypesByRole[staff.role] ?? []).includes(next.salaryType)) {
    const message = "notChoice"
    return yield* refuse("Invalid_Input", [{ field: "terms.salaryType", message }])
  }
  yield* checkPayDays(next)
  const graded = yield* checkGrades(next)
  yield* holdMonthsFrom(companyId, next.effectiveFrom)
  const before = (yield* termsHistoryRows(companyId, staff.id)).find((one) => one.effectiveFrom === next.effectiveFrom)
  const after = completeTerms(staff.id, (before?.version ?? 0) + 1, graded)
  yield* insertTerms(companyId, after)
  yield* changeMember(companyId, staff.membershipId, { isOutsourced: after.salaryType === "outsource" })
  yield* tell(
    { action: "staff.terms", subject: `staff:${staff.id}`, before: before ?? null, after },
    { topic: "StaffTermsChanged", body: { companyId, staffId: staff.id, effectiveFrom: after.effectiveFrom } },
  )
})

/** INV-05: terms are written whole, so what is guarded is that the bill by mail becomes another than it is. */
const guardMailedPaper = Effect.fn("People.guardMailedPaper")(function* (staff: Staff, next: NewTerms) {
  const now = termsOn(yield* termsHistoryRows(staff.companyId, staff.id), next.effectiveFrom)
  const isChanged = (next.mailsPaper ?? false) !== (now?.mailsPaper ?? false)
  if (isChanged) yield* guardEdit(staffPolicy, staff, { isSendMailPaper: next.mailsPaper })
})

const addResidentTax = Effect.fn("People.addResidentTax")(function* (
  companyId: number,
  staffId: number,
  next: Omit<ResidentTax, "staffId" | "version">,
) {
  const [before] = yield* residentTaxRows(companyId, [staffId], next.fiscalYear)
  const after = { ...next, companyId, staffId, version: (before?.version ?? 0) + 1 }
  yield* insertResidentTax(after)
  yield* tell({ action: "staff.residentTax", subject: `staff:${staffId}`, before: before ?? null, after })
})

/**
 * Fails with Not_Found, Permission_Denied (with the fields that are not this person's to change), Update_Expired with the
 * current view, Closed_Salary_Day_Not_Editable (with the date that is to blame), and Invalid_Input for pay that the role can't have.
 */
export const updateStaff = Effect.fn("People.updateStaff")(function* (id: number, asked: UpdateStaff) {
  const { companyId } = yield* CurrentActor
  const locked = yield* staffRowForUpdate(companyId, id)
  const staff = yield* seenStaff(id)
  yield* authorize(staffPolicy, "edit", staff)
  const { version, ...patch } = asked
  yield* guardEdit(staffPolicy, staff, patch)
  yield* refuseImpossibleDays(asked)
  yield* refuseUntaxedWage(staff, asked)
  if (asked.terms !== undefined) yield* guardMailedPaper(staff, termsFromWire(asked.terms))
  yield* refuseExpired(version, locked?.version ?? 0, staffDetail(id))
  yield* holdMonthsOfEmployment(companyId, id, asked)
  const next = recordPatch(asked)
  yield* saveStaff(companyId, id, next)
  yield* saveParts(staff, asked)
  yield* tell(
    { action: "staff.edit", subject: `staff:${id}`, before: locked, after: next },
    { topic: "StaffChanged", body: { companyId, staffId: id } },
  )
  if (asked.isDisableViewRevenue !== undefined) {
    yield* hideRevenueFrom(staff, asked.isDisableViewRevenue === flags.on)
  }
  if (asked.terms !== undefined) yield* addTerms(companyId, staff, termsFromWire(asked.terms))
  if (asked.residenceTax !== undefined) yield* addResidentTax(companyId, id, residentTaxFromWire(asked.residenceTax))
  return yield* staffDetail(id)
})
