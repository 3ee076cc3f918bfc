/** 権限 (STAFF-17, D99): every role against every action, asked of the policies in this moment. */
import { Effect } from "effect"
import { membershipsOfCompany } from "#modules/companies/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { activeStatuses, type Language, type Role, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { authorize } from "#modules/kernel/policy.ts"
import type { PolicyInWords } from "#modules/kernel/policy-words.ts"
import { partnersByIds, seenUser, signsInForPartner } from "#modules/people/index.ts"
import type { Permission } from "../contract/permission.ts"
import { permissionPolicy } from "../policy/permission-policy.ts"
import { permissionsInWords } from "../policy/permission-words.ts"
import { reasonInWords } from "../policy/reasons.ts"
import { groupTitles, rolesOfGroup, type Standing, shownGroups, shownRoles, standingsOf } from "../policy/standings.ts"
import { cellOf } from "../rules/permission-grid.ts"

const mayRead = (actor: Actor) => (role: Role) => permissionPolicy.actions.read(actor, { role }) === true

/** Who of a role is asked about: everybody of it by what parts them, or one person. */
type StandingsOf = (role: Role) => ReadonlyArray<Standing>

const rowsOf = (entity: PolicyInWords, roles: ReadonlyArray<Role>, language: Language, of: StandingsOf) =>
  entity.rows.map((row) => ({
    key: row.key,
    kind: row.kind,
    title: row.words[language],
    cases: row.cases.map(({ key, role, words }) => ({
      key,
      text: words[language],
      roleId: role === undefined ? null : roleIds[role],
    })),
    cells: roles.map((role) => {
      const { answer, lines } = cellOf(row, of(role))
      const told = lines.map((line) => ({ ...line, why: line.why === null ? null : reasonInWords(line.why, language) }))
      return { roleId: roleIds[role], answer, lines: told }
    }),
  }))

const entitiesOf = (roles: ReadonlyArray<Role>, language: Language, of: StandingsOf) =>
  permissionsInWords.map((entity) => ({
    key: entity.entity,
    area: entity.area,
    title: entity.words[language],
    rows: rowsOf(entity, roles, language, of),
  }))

const membersActing = (companyId: number) =>
  Effect.map(membershipsOfCompany(companyId), (members) =>
    members.filter(({ status }) => status === activeStatuses.active),
  )
type Members = Effect.Success<ReturnType<typeof membersActing>>

/** How many act as each role; the policy that shows all roles shows this, too. */
const peopleByRole = (members: Members) => {
  const counted = new Map<number, number>()
  for (const { role } of members) counted.set(role, (counted.get(role) ?? 0) + 1)
  return counted
}

/** Partners for whom somebody signs in: each is one who may be asked about, however many sign in for it. */
const partnersActing = Effect.fn("Workspace.partnersActing")(function* (companyId: number, members: Members) {
  const ofPartners = members.filter(({ role }) => signsInForPartner(wordOf(roleIds, role)))
  const roles = new Map(ofPartners.flatMap(({ partnerId, role }) => (partnerId === null ? [] : [[partnerId, role]])))
  const partners = yield* partnersByIds(companyId, [...roles.keys()])
  return [...partners.values()].map(({ companyName, id }) => ({
    userId: id,
    name: companyName,
    roleId: roles.get(id) ?? roleIds.vendor,
  }))
})

/** Fails with Permission_Denied. */
export const permissionOfCompany = Effect.fn("Workspace.permission")(function* () {
  const actor = yield* CurrentActor
  yield* authorize(permissionPolicy, "read", actor)
  const { companyId, language } = actor
  const roles = shownRoles.filter(mayRead(actor))
  const isWhole = roles.length === shownRoles.length
  const members = isWhole ? yield* membersActing(companyId) : []
  const people = isWhole ? peopleByRole(members) : undefined
  const shown = new Set<Role>(roles)
  const isOwn = (role: Role) => actor.role === role
  return {
    person: null,
    roles: roles.map((role) => ({
      roleId: roleIds[role],
      isOwn: isOwn(role),
      people: people === undefined ? null : (people.get(roleIds[role]) ?? 0),
      standings: standingsOf(role).map(({ key, words }) => ({ key, text: words[language] })),
    })),
    groups: isWhole
      ? shownGroups.map((key) => ({
          key,
          title: groupTitles[key][language],
          roles: rolesOfGroup(key)
            .filter((role) => shown.has(role))
            .map((role) => roleIds[role]),
        }))
      : [],
    partners: yield* partnersActing(companyId, members),
    entities: entitiesOf(roles, language, standingsOf),
  } satisfies Permission
})

/**
 * The same of one person by his own record, or of a partner by the partner's (D123), by everything that parts him from others of his role. Whoever is
 * shut out may do nothing at all, which his record says; here stands what he may when he is let in.
 *
 * Fails with Permission_Denied and Not_Found.
 */
export const permissionOfPerson = Effect.fn("Workspace.permissionOfPerson")(function* (userId: number) {
  const asking = yield* CurrentActor
  const { companyId, language } = asking
  const user = yield* seenUser(userId)
  const { hidesRevenue, isFirstAdmin, isOutsourced, isSupervising, membershipId, name, partnerId, personId, role } =
    user
  yield* authorize(permissionPolicy, "read", { role })
  const partner = partnerId === null ? undefined : (yield* partnersByIds(companyId, [partnerId])).get(partnerId)
  const actor: Actor = {
    ...{ companyId, language, membershipId, partnerId, personId, role },
    ...{ hidesRevenue, isFirstAdmin, isOutsourced, isSupervising, isCustomer: partner?.isCustomer ?? false },
  }
  const himself: Standing = { key: "person", words: { ja: name, en: name, vi: name }, actor }
  return {
    person: { userId, name },
    roles: [{ roleId: roleIds[role], isOwn: asking.personId === personId, people: null, standings: [] }],
    groups: [],
    partners: [],
    entities: entitiesOf([role], language, () => [himself]),
  } satisfies Permission
})
