/** One person's whole record as the viewer may see it: who he is, his dated terms, his resident tax. */

import { Effect } from "effect"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses, genders, roleIds, salaryTypes } from "#modules/kernel/codes.ts"
import { permissionsOn, redact, seen } from "#modules/kernel/policy.ts"
import { type Login, noCertification, salaryTypesByRole, type Trouble } from "../codes.ts"
import { needsBank, needsBirthday } from "../contract/profile-together.ts"
import type { ResidentTax, Staff, Terms } from "../model.ts"
import { staffPolicy } from "../policy.ts"
import { type ProfileRow, profileRow } from "../repository/profile.ts"
import { residentTaxRows, termsHistoryRows } from "../repository/terms.ts"
import { residentTaxToWire, termsToWire } from "../views/wire-terms.ts"
import { companyPayDays } from "./company-pay-days.ts"
import { loginOf } from "./login-of.ts"
import { staffByIds } from "./staff.ts"
import { avatarsOf, papersOf } from "./staff-files.ts"
import { termsOn } from "./terms.ts"

const troublesOf = (of: Staff, terms: ReadonlyArray<Terms>, today: IsoDate): ReadonlyArray<Trouble> => {
  if (of.partnerId !== null || of.status !== activeStatuses.active) return []
  return [
    ...(termsOn(terms, today) === undefined ? (["noTerms"] as const) : []),
    ...(of.birthday === null ? (["noBirthday"] as const) : []),
  ]
}

interface Whole {
  readonly staff: Staff
  readonly terms: ReadonlyArray<Terms>
  readonly taxes: ReadonlyArray<ResidentTax>
  readonly profile: ProfileRow | undefined
  readonly login: Login
  readonly today: IsoDate
  readonly avatar: string | null
  readonly papers: Effect.Success<ReturnType<typeof papersOf>>
}

const viewOf = (actor: Actor, { staff, terms, taxes, profile, login, today, avatar, papers }: Whole) => ({
  ...redact(staffPolicy, actor, staff, {
    isSupervisingAdmin: staff.isSupervising ? 1 : 0,
    isDisableViewRevenue: staff.hidesRevenue ? 1 : 0,
    terms: terms.map(termsToWire),
    residenceTax: taxes.map(residentTaxToWire),
    emergencyAddress: profile?.emergency ?? {},
    certification: profile?.certification ?? noCertification,
    bankInfo: profile?.bank ?? {},
    ...papers,
  }),
  id: staff.id,
  userId: staff.id,
  name: staff.name,
  furiganaName: staff.furiganaName,
  roleId: roleIds[staff.role],
  job: staff.trade,
  avatar,
  status: staff.status,
  managerId: staff.partnerId,
  gender: genders[staff.gender],
  birthday: staff.birthday,
  email: staff.email,
  login,
  phone: staff.phone,
  address: staff.address,
  yearExperience: staff.yearExperience,
  joinDate: staff.joinedOn,
  leftDate: staff.leftOn,
  description: staff.note,
  needsBirthday: needsBirthday(roleIds[staff.role]),
  needsBank: needsBank(roleIds[staff.role]),
  salaryTypes: (salaryTypesByRole[staff.role] ?? []).map((type) => salaryTypes[type]),
  troubles: troublesOf(staff, terms, today),
  version: staff.version,
  permissions: permissionsOn(staffPolicy, actor, staff),
})

/** The record of somebody whom the actor may see. Fails with Not_Found, for foreign, missing and unseen people alike. */
export const seenStaff = Effect.fn("People.seenStaff")(function* (id: number) {
  const actor = yield* CurrentActor
  return yield* seen(staffPolicy, (yield* staffByIds(actor.companyId, [id])).get(id))
})

/** What the edit page shows. Fails with Not_Found. */
export const staffDetail = Effect.fn("People.staffDetail")(function* (id: number) {
  const actor = yield* CurrentActor
  const staff = yield* seenStaff(id)
  const terms = yield* termsHistoryRows(actor.companyId, id)
  const taxes = yield* residentTaxRows(actor.companyId, [id])
  const profile = yield* profileRow(actor.companyId, id)
  const login = yield* loginOf(staff)
  const avatar = (yield* avatarsOf(actor.companyId, [id])).get(id) ?? null
  const papers = yield* papersOf(actor.companyId, id)
  const view = viewOf(actor, { staff, terms, taxes, profile, login, avatar, papers, today: yield* todayInJapan })
  return view.permissions.fields.terms === "edit" ? { ...view, payDays: yield* companyPayDays(actor.companyId) } : view
})
