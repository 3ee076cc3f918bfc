/** 人員: the list with its filters, and the picker of workers. */

import { Effect } from "effect"
import { membershipsOfCompany } from "#modules/companies/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { addDays } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses, type Role, roleIds, salaryTypes, wordOf, wordsOf } from "#modules/kernel/codes.ts"
import { pageSizes } from "#modules/kernel/fields/page-sizes.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { authorize, permissionsOn, redact } from "#modules/kernel/policy.ts"
import { licenseDaysAhead, noCertification, salaryTypesByRole, type Trouble } from "../codes.ts"
import { needsBank, needsBirthday } from "../contract/profile-together.ts"
import type { ListStaff, SearchWorkers } from "../contract/staff-input.ts"
import { isForGood } from "../policy/manage.ts"
import {
  mayEnterPay,
  mayMailPaper,
  namesVendor,
  newcomer,
  peoplePolicy,
  rolesListedFor,
  seesEveryonesPay,
  staffPolicy,
  visibleStaff,
} from "../policy.ts"
import { type ListedStaff, type StaffQuery, staffCounts, staffPage } from "../repository/staff-list.ts"
import { searchWords } from "../rules/search-words.ts"
import { companyPayDays } from "./company-pay-days.ts"
import { seenPartner } from "./edit-partner.ts"
import { avatarsOf } from "./staff-files.ts"

/** Roles of people who have a record: everyone but partners' own people and the platform. */
const staffRoles = wordsOf(roleIds).filter((role) => salaryTypesByRole[role] !== undefined)

const inviteAs = (actor: Actor) =>
  staffRoles
    .filter((role) => peoplePolicy.actions.invite(actor, { role }) === true)
    .map((role) => ({
      roleId: roleIds[role],
      salaryTypes: (salaryTypesByRole[role] ?? []).map((type) => salaryTypes[type]),
      isForGood: isForGood(role),
      needsVendor: namesVendor(actor, role),
      mayPay: mayEnterPay(actor, role),
      needsBirthday: needsBirthday(roleIds[role]),
      needsBank: needsBank(roleIds[role]),
      maySupervise: staffPolicy.actions.supervise(actor, newcomer(role)) === true,
      mayLimitRevenue: staffPolicy.actions.limitRevenue(actor, newcomer(role)) === true,
      mayMailPaper: mayMailPaper(actor, role),
      mayHeal: staffPolicy.fields.heal(actor, newcomer(role)) === "edit",
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

const rowView = (actor: Actor, row: ListedStaff, role: Role, avatar: string | null) => {
  const subject = { ...row, role }
  const troubles: ReadonlyArray<Trouble> = [
    ...(row.lacksTerms ? (["noTerms"] as const) : []),
    ...(row.lacksBirthday ? (["noBirthday"] as const) : []),
  ]
  const { actions } = permissionsOn(staffPolicy, actor, subject)
  return {
    ...known(row, role),
    avatar,
    joinDate: row.joinedOn,
    isAsked: row.isAsked ? 1 : 0,
    ...redact(staffPolicy, actor, subject, {
      salaryType: row.salaryType,
      certification: row.certification ?? noCertification,
    }),
    troubles,
    version: row.version,
    permissions: { actions, fields: {} },
  }
}

/** A page of those whom this person may see, of some vendors alone where these are named. */
const staffListed = Effect.fn("People.staffListed")(function* (
  actor: Actor,
  asked: ListStaff,
  partnerIds: ReadonlyArray<number> | null,
) {
  const roleOf = yield* membersOf(actor.companyId, asked.roleIds)
  const today = yield* todayInJapan
  const of: StaffQuery = {
    companyId: actor.companyId,
    membershipIds: [...roleOf.keys()],
    visible: visibleStaff(actor),
    today,
    status: asked.status ?? null,
    words: searchWords(asked.keyword),
    kanaRow: asked.kanaRow ?? null,
    trades: asked.jobs ?? null,
    partnerIds,
    salaryTypes: seesEveryonesPay(actor) ? (asked.salaryTypes ?? null) : null,
    lacksTerms: asked.troubles?.includes("noTerms") ?? false,
    lacksBirthday: asked.troubles?.includes("noBirthday") ?? false,
    licensesEndBy: addDays(today, licenseDaysAhead),
    endingLicenses: asked.isLicenseEnding === undefined ? null : asked.isLicenseEnding === 1,
    isAsked: asked.isAsked === undefined ? null : asked.isAsked === 1,
  }
  const page = pageAsked(asked)
  const { matching, ...counts } = yield* staffCounts(of)
  const rows = yield* staffPage(of, page)
  const avatars = yield* avatarsOf(
    actor.companyId,
    rows.map(({ id }) => id),
  )
  const data = rows.flatMap((row) => {
    const role = roleOf.get(row.membershipId)
    return role === undefined ? [] : [rowView(actor, row, role, avatars.get(row.id) ?? null)]
  })
  return {
    ...pageOf(page, data, matching),
    counts,
  }
})

/** A page of the company's people as this person may see them. Fails with Permission_Denied. */
export const listStaff = Effect.fn("People.listStaff")(function* (asked: ListStaff) {
  const actor = yield* authorize(peoplePolicy, "list", {})
  const offered = inviteAs(actor)
  return {
    ...(yield* staffListed(actor, asked, null)),
    roles: rolesListedFor(actor, staffRoles).map((role) => roleIds[role]),
    ...(offered.some(({ mayPay }) => mayPay) ? { payDays: yield* companyPayDays(actor.companyId) } : {}),
    inviteAs: offered,
    permissions: permissionsOn(peoplePolicy, actor, {}),
  }
})

/** The workers whom a vendor sends us. Fails with Permission_Denied, Not_Found. */
export const listVendorStaff = Effect.fn("People.listVendorStaff")(function* (id: number, asked: ListStaff) {
  const actor = yield* authorize(peoplePolicy, "list", {})
  const vendor = yield* seenPartner("vendor", id)
  const { counts: _, ...page } = yield* staffListed(actor, asked, [vendor.id])
  return page
})

/** Who may be put on an arrangement, by name, role and vendor; a vendor is offered its own workers. */
export const searchWorkers = Effect.fn("People.searchWorkers")(function* (asked: SearchWorkers) {
  const actor = yield* authorize(peoplePolicy, "pick", {})
  const roleOf = yield* membersOf(actor.companyId, asked.roleIds)
  const today = yield* todayInJapan
  const rows = yield* staffPage(
    {
      companyId: actor.companyId,
      membershipIds: [...roleOf].flatMap(([id, role]) => (salaryTypesByRole[role] === undefined ? [] : [id])),
      visible: visibleStaff(actor),
      today,
      status: activeStatuses.active,
      words: searchWords(asked.keyword),
      kanaRow: null,
      trades: null,
      partnerIds: asked.vendorIds ?? null,
      salaryTypes: null,
      lacksTerms: false,
      lacksBirthday: false,
      licensesEndBy: today,
      endingLicenses: null,
      isAsked: null,
    },
    { ...pageAsked(asked, pageSizes.customers), offset: 0 },
  )
  return rows.flatMap((row) => {
    const role = roleOf.get(row.membershipId)
    return role === undefined ? [] : [known(row, role)]
  })
})
