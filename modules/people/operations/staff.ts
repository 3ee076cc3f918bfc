/** People by the hiring company's own records, in bulk: one statement for the records and one for the memberships. */
import { Effect } from "effect"
import { type MembershipRow, membershipsByIds, membershipsOfCompany, rolesOfMembers } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { activeStatuses, type Role, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { type PaidPerson, type Staff, type StaffRow, staffOf } from "../model.ts"
import {
  paidPersonRows,
  rosterRows,
  staffRowOfPerson,
  staffRowsByIds,
  staffRowsOfMembers,
} from "../repository/staff.ts"

const joined = (rows: ReadonlyArray<StaffRow>, members: ReadonlyArray<MembershipRow>): ReadonlyArray<Staff> => {
  const byId = new Map(members.map((member) => [member.id, { ...member, role: wordOf(roleIds, member.role) }]))
  return rows.flatMap((row) => {
    const member = byId.get(row.membershipId)
    return member === undefined ? [] : [staffOf(row, member)]
  })
}

/** The people of these ids, blocked ones too; an id of another company or of nobody is absent. */
export const staffByIds = Effect.fn("People.staffByIds")(function* (companyId: number, ids: ReadonlyArray<number>) {
  if (ids.length === 0) return new Map<number, Staff>()
  const rows = yield* staffRowsByIds(companyId, ids)
  const members = yield* membershipsByIds(
    companyId,
    rows.map(({ membershipId }) => membershipId),
  )
  return new Map(joined(rows, members).map((one) => [one.id, one]))
})

/** The same people as their work and pay need them. */
export const paidPeopleByIds = Effect.fn("People.paidPeopleByIds")(function* (
  companyId: number,
  ids: ReadonlyArray<number>,
) {
  if (ids.length === 0) return new Map<number, PaidPerson>()
  const rows = yield* paidPersonRows(companyId, ids)
  const roles = yield* rolesOfMembers(
    companyId,
    rows.map(({ membershipId }) => membershipId),
  )
  const people = rows.flatMap(({ membershipId, ...row }): ReadonlyArray<PaidPerson> => {
    const role = roles.get(membershipId)
    return role === undefined ? [] : [{ ...row, role }]
  })
  return new Map(people.map((one) => [one.id, one]))
})

/**
 * Everyone who ever worked for the company, by id, with what a list of all needs, and whether it is somebody who works or
 * worked here within the period. Two statements.
 */
export const listedPeople = Effect.fn("People.listedPeople")(function* (
  companyId: number,
  period: { readonly from: IsoDate; readonly to: IsoDate },
) {
  const rows = yield* rosterRows(companyId, period)
  const roles = yield* rolesOfMembers(
    companyId,
    rows.map(({ membershipId }) => membershipId),
  )
  return rows.flatMap(({ membershipId, ...row }) => {
    const role = roles.get(membershipId)
    return role === undefined ? [] : [{ ...row, role }]
  })
})

export interface WhichStaff {
  readonly roles?: ReadonlyArray<Role>
  readonly includeBlocked?: boolean
}

/** Everyone who works for the company, by id. */
export const staffOfCompany = Effect.fn("People.staffOfCompany")(function* (companyId: number, which: WhichStaff = {}) {
  const members = yield* membershipsOfCompany(companyId, which.roles)
  const rows = yield* staffRowsOfMembers(
    companyId,
    members.map(({ id }) => id),
  )
  const all = joined(rows, members)
  return which.includeBlocked === true ? all : all.filter(({ status }) => status === activeStatuses.active)
})

/** The record of a signed-in person; undefined for customers and vendors, who have none. */
export const staffOfPerson = Effect.fn("People.staffOfPerson")(function* (companyId: number, personId: number) {
  const row = yield* staffRowOfPerson(companyId, personId)
  if (row === undefined) return undefined
  return joined([row], yield* membershipsByIds(companyId, [row.membershipId]))[0]
})
