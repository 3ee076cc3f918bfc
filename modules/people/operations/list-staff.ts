/** 人員: the list with its filters, and the picker of workers. */

import { Effect } from "effect"
import { membershipsOfCompany } from "#modules/companies/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses, type Role, roleIds, salaryTypes, wordOf, wordsOf } from "#modules/kernel/codes.ts"
import { pageSizes } from "#modules/kernel/fields/page-sizes.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { authorize, permissionsOn, redact } from "#modules/kernel/policy.ts"
import { salaryTypesByRole, type Trouble } from "../codes.ts"
import type { ListStaff, SearchWorkers } from "../contract/staff-input.ts"
import {
  mayEnterPay,
  namesVendor,
  peoplePolicy,
  rolesListedFor,
  seesEveryonesPay,
  staffPolicy,
  visibleStaff,
} from "../policy.ts"
import { type ListedStaff, type StaffQuery, staffCounts, staffPage } from "../repository/staff-list.ts"
import { searchWords } from "../rules/search-words.ts"

/** Roles of people who have a record: everyone but partners' own people and the platform. */
const staffRoles = wordsOf(roleIds).filter((role) => salaryTypesByRole[role] !== undefined)

const inviteAs = (actor: Actor) =>
  staffRoles
    .filter((role) => peoplePolicy.actions.invite(actor, { role }) === true)
    .map((role) => ({
      roleId: roleIds[role],
      salaryTypes: (salaryTypesByRole[role] ?? []).map((type) => salaryTypes[type]),
      needsVendor: namesVendor(actor, role),
      mayPay: mayEnterPay(actor, role),
    }))

const membersOf = Effect.fn("People.membersOf")(function* (companyId: number, wanted?: ReadonlyArray<number>) {
  const members = yield* membershipsOfCompany(companyId)
  const roleOf = new Map<number, Role>(
    members.flatMap(({ id, role }) =>
      wanted === undefined || wanted.includes(role) ? [[id, wordOf(roleIds, role)]] : [],
    ),
  )
  return roleOf
})

const known = (row: ListedStaff, role: Role) => ({
  id: row.id,
  userId: row.id,
  name: row.name,
  furiganaName: row.furiganaName,
  roleId: roleIds[role],
  job: row.trade,
  status: row.status,
  managerId: row.partnerId,
})

const rowView = (actor: Actor, row: ListedStaff, role: Role) => {
  const subject = { ...row, role }
  const troubles: ReadonlyArray<Trouble> = [
    ...(row.lacksTerms ? (["noTerms"] as const) : []),
    ...(row.lacksBirthday ? (["noBirthday"] as const) : []),
  ]
  const { actions } = permissionsOn(staffPolicy, actor, subject)
  return {
    ...known(row, role),
    joinDate: row.joinedOn,
    ...redact(staffPolicy, actor, subject, { salaryType: row.salaryType }),
    troubles,
    version: row.version,
    permissions: { actions, fields: {} },
  }
}

/** A page of the company's people as this person may see them. Fails with Permission_Denied. */
export const listStaff = Effect.fn("People.listStaff")(function* (asked: ListStaff) {
  const actor = yield* authorize(peoplePolicy, "list", {})
  const roleOf = yield* membersOf(actor.companyId, asked.roleIds)
  const of: StaffQuery = {
    companyId: actor.companyId,
    membershipIds: [...roleOf.keys()],
    visible: visibleStaff(actor),
    today: yield* todayInJapan,
    status: asked.status ?? null,
    words: searchWords(asked.keyword),
    trades: asked.jobs ?? null,
    partnerIds: null,
    salaryTypes: seesEveryonesPay(actor) ? (asked.salaryTypes ?? null) : null,
    lacksTerms: asked.troubles?.includes("noTerms") ?? false,
    lacksBirthday: asked.troubles?.includes("noBirthday") ?? false,
  }
  const page = pageAsked(asked)
  const { matching, ...counts } = yield* staffCounts(of)
  const rows = yield* staffPage(of, page)
  const data = rows.flatMap((row) => {
    const role = roleOf.get(row.membershipId)
    return role === undefined ? [] : [rowView(actor, row, role)]
  })
  return {
    ...pageOf(page, data, matching),
    counts,
    roles: rolesListedFor(actor, staffRoles).map((role) => roleIds[role]),
    inviteAs: inviteAs(actor),
    permissions: permissionsOn(peoplePolicy, actor, {}),
  }
})

/** Who may be put on an arrangement, by name, role and vendor; a vendor is offered its own workers. */
export const searchWorkers = Effect.fn("People.searchWorkers")(function* (asked: SearchWorkers) {
  const actor = yield* authorize(peoplePolicy, "pick", {})
  const roleOf = yield* membersOf(actor.companyId, asked.roleIds)
  const rows = yield* staffPage(
    {
      companyId: actor.companyId,
      membershipIds: [...roleOf].flatMap(([id, role]) => (salaryTypesByRole[role] === undefined ? [] : [id])),
      visible: visibleStaff(actor),
      today: yield* todayInJapan,
      status: activeStatuses.active,
      words: searchWords(asked.keyword),
      trades: null,
      partnerIds: asked.vendorIds ?? null,
      salaryTypes: null,
      lacksTerms: false,
      lacksBirthday: false,
    },
    { ...pageAsked(asked, pageSizes.customers), offset: 0 },
  )
  return rows.flatMap((row) => {
    const role = roleOf.get(row.membershipId)
    return role === undefined ? [] : [known(row, role)]
  })
})
