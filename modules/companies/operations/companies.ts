/** The company itself: its shift times, pay calendar and break rules; how one is founded. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { type Role, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { found } from "#modules/kernel/policy.ts"
import { adoptCompany, tell } from "#modules/kernel/write.ts"
import { breakDuties, businessFields } from "../codes.ts"
import {
  breakRulesOf,
  type CompanyRow,
  companyById,
  insertBreakRules,
  insertCompany,
  insertMembership,
  membershipsByIds,
  nextCompanyId,
  saveMembership,
} from "../repository.ts"
import { shownCompany } from "./change-company.ts"

const clock = (time: string | null) => (time === null ? null : time.slice(0, 5))
const shiftOf = (isOn: boolean, from: string | null, to: string | null) => ({ isOn, from: clock(from), to: clock(to) })

export const shiftTimesOf = (row: CompanyRow) => ({
  morning: shiftOf(row.morningShift, row.morningFrom, row.morningTo),
  afternoon: shiftOf(row.afternoonShift, row.afternoonFrom, row.afternoonTo),
  evening: shiftOf(row.eveningShift, row.eveningFrom, row.eveningTo),
})

/** The settings that scheduling, timekeeping and payroll calculate with. */
export const companySettings = Effect.fn("Companies.settings")(function* (companyId: number) {
  const row = yield* found(companyById(companyId))
  const breakRules = yield* breakRulesOf(companyId)
  return { ...row, shifts: shiftTimesOf(row), breakRules }
})

/** What the details call shows. Fails with Not_Found for a foreign and a missing id alike. */
export const companyDetails = Effect.fn("Companies.details")(function* (id: number) {
  const { companyId } = yield* CurrentActor
  return yield* shownCompany(yield* found(id === companyId ? companyById(id) : Effect.undefined))
})

export interface NewCompany {
  readonly name: string
  readonly email?: string
  readonly kenId: number
  /** As its papers say it. */
  readonly address?: string
  readonly phone?: string
  readonly isDemo?: boolean
}

/** What the command line and the demo found a company with; the break of an hour from eight hours of presence on. */
const defaults = {
  businessField: businessFields.construction,
  morningFrom: "08:00",
  morningTo: "12:00",
  afternoonFrom: "13:00",
  afternoonTo: "17:00",
  eveningFrom: "20:00",
  eveningTo: "05:00",
} as const
const breakFrom = 8 * 60
const breakLength = 60

/** Whoever founds a company is its first admin, and supervises. In a write that goes on as the company. */
export const settleFounder = Effect.fn("Companies.settleFounder")(function* (
  companyId: number,
  personId: number,
  name: string,
) {
  yield* insertMembership({ companyId, personId, role: roleIds.admin, isFirstAdmin: true, isSupervising: true })
  yield* tell(
    { action: "company.found", subject: `company:${companyId}`, after: { name } },
    { topic: "CompanyRegistered", body: { companyId } },
  )
})

/**
 * Founds a company with its first admin; gives its id. Runs in a platform scope, which goes on as the new company's.
 */
export const foundCompany = Effect.fn("Companies.found")(function* (company: NewCompany, adminId: number) {
  const id = yield* nextCompanyId()
  yield* adoptCompany(id)
  yield* insertCompany({
    id,
    name: company.name,
    email: company.email ?? null,
    kenId: company.kenId,
    address: company.address ?? null,
    phone: company.phone ?? null,
    isDemo: company.isDemo ?? false,
    adminId,
    ...defaults,
  })
  yield* insertBreakRules(
    breakDuties.map((duty) => ({ companyId: id, duty, presenceMinutes: breakFrom, breakMinutes: breakLength })),
  )
  yield* settleFounder(id, adminId, company.name)
  return id
})

export interface NewMember {
  readonly personId: number
  readonly role: Role
  /** Sees the revenue, whatever else is said (D15). */
  readonly isSupervising?: boolean
  readonly hidesRevenue?: boolean
  readonly isOutsourced?: boolean
  readonly partnerId?: number | null
}

/** A membership as it is stored. */
export const memberOf = (companyId: number, member: NewMember) => ({
  companyId,
  personId: member.personId,
  role: roleIds[member.role],
  isSupervising: member.isSupervising ?? false,
  hidesRevenue: (member.hidesRevenue ?? false) && member.isSupervising !== true,
  isOutsourced: member.isOutsourced ?? false,
  partnerId: member.partnerId ?? null,
})

/** Makes a person a member of the open company; gives the membership's id. */
export const addMember = Effect.fn("Companies.addMember")(function* (companyId: number, member: NewMember) {
  const id = yield* insertMembership(memberOf(companyId, member))
  yield* tell({
    action: "membership.add",
    subject: `membership:${id}`,
    after: { personId: member.personId, role: member.role },
  })
  return id
})

/** What of a membership others may change; his status has its own operations, for a block is remembered. */
interface MemberChange {
  readonly hidesRevenue?: boolean
  readonly isOutsourced?: boolean
  readonly isSupervising?: boolean
  readonly partnerId?: number
  readonly role?: Role
}

/** Changes what a member is and sees (D15), how he is paid: by wages or by paper (D50), or the partner he belongs to. */
export const changeMember = Effect.fn("Companies.changeMember")(function* (
  companyId: number,
  membershipId: number,
  next: MemberChange,
) {
  const [member] = yield* membershipsByIds(companyId, [membershipId])
  const { role, ...flags } = next
  yield* saveMembership(companyId, membershipId, role === undefined ? flags : { ...flags, role: roleIds[role] })
  const before =
    member === undefined
      ? null
      : {
          hidesRevenue: member.hidesRevenue,
          isOutsourced: member.isOutsourced,
          isSupervising: member.isSupervising,
          partnerId: member.partnerId,
          role: wordOf(roleIds, member.role),
        }
  yield* tell({ action: "membership.change", subject: `membership:${membershipId}`, before, after: next })
})

/** The membership is this person's own from now on: what a company wrote down of him without an account. */
export const handMembershipTo = Effect.fn("Companies.handMembershipTo")(function* (
  companyId: number,
  membershipId: number,
  personId: number,
) {
  const [member] = yield* membershipsByIds(companyId, [membershipId])
  yield* saveMembership(companyId, membershipId, { personId })
  const before = { personId: member?.personId ?? null }
  yield* tell({ action: "membership.change", subject: `membership:${membershipId}`, before, after: { personId } })
})
