/** 人員: the list with its filters, and the picker of workers. */
import { Clock, Effect } from "effect"
import { membershipsOfCompany } from "#modules/companies/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { activeStatuses, type Role, roleIds, salaryTypes, wordOf, wordsOf } from "#modules/kernel/codes.ts"
import { pageSizes, rowsOfPage } from "#modules/kernel/fields/page-sizes.ts"
import { authorize, permissionsOn, redact } from "#modules/kernel/policy.ts"
import { salaryTypesByRole, type Trouble } from "../codes.ts"
import type { ListStaff, SearchWorkers } from "../contract/staff-input.ts"
import { mayEnterPay, peoplePolicy, staffPolicy, visibleStaff } from "../policy.ts"
import { type ListedStaff, type StaffQuery, staffCounts, staffPage } from "../repository/staff-list.ts"
import { searchWords } from "../rules/search-words.ts"

/** Roles of people who have a record: everyone but partners' own people and the platform. */
const staffRoles = wordsOf(roleIds).filter((role) => salaryTypesByRole[role] !== undefined)

const seesEveryonesPay = (actor: Actor) => actor.role === "admin" || actor.role === "financeManager"

/** Everyone's roles for who sees everyone; a vendor has its workers. */
const rolesListedFor = (actor: Actor): ReadonlyArray<Role> => (actor.role === "vendor" ? ["vendorWorker"] : staffRoles)
const inviteAs = (actor: Actor) =>
  staffRoles
    .filter((role) => peoplePolicy.actions.invite(actor, { role }) === true)
    .map((role) => ({
      roleId: roleIds[role],
      salaryTypes: (salaryTypesByRole[role] ?? []).map((type) => salaryTypes[type]),
      needsVendor: role === "vendorWorker" && actor.role !== "vendor",
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
    today: tokyoDayOf(yield* Clock.currentTimeMillis),
    status: asked.status ?? null,
    words: searchWords(asked.keyword),
    trades: asked.jobs ?? null,
    partnerIds: null,
    salaryTypes: seesEveryonesPay(actor) ? (asked.salaryTypes ?? null) : null,
    lacksTerms: asked.troubles?.includes("noTerms") ?? false,
    lacksBirthday: asked.troubles?.includes("noBirthday") ?? false,
  }
  const size = rowsOfPage(asked.pageSize)
  const pageIndex = asked.pageIndex ?? 1
  const { matching, ...counts } = yield* staffCounts(of)
  const rows = yield* staffPage(of, { limit: size, offset: (pageIndex - 1) * size })
  return {
    data: rows.flatMap((row) => {
      const role = roleOf.get(row.membershipId)
      return role === undefined ? [] : [rowView(actor, row, role)]
    }),
    pageIndex,
    totalPages: Math.ceil(matching / size),
    totalItems: matching,
    counts,
    roles: rolesListedFor(actor).map((role) => roleIds[role]),
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
      today: tokyoDayOf(yield* Clock.currentTimeMillis),
      status: activeStatuses.active,
      words: searchWords(asked.keyword),
      trades: null,
      partnerIds: asked.vendorIds ?? null,
      salaryTypes: null,
      lacksTerms: false,
      lacksBirthday: false,
    },
    { limit: rowsOfPage(asked.pageSize ?? pageSizes.customers), offset: 0 },
  )
  return rows.flatMap((row) => {
    const role = roleOf.get(row.membershipId)
    return role === undefined ? [] : [known(row, role)]
  })
})
