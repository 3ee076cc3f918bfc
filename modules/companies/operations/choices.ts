/** The companies that a person may go on as, and why not where not (PICK-02, D9). */

import { Effect } from "effect"
import { pictureAt } from "#modules/files/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { type Language, type RoleId, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { defaultLabels, type LabelKey } from "../codes.ts"
import {
  isListed,
  isSelectable,
  obstacleTexts,
  type StandingFacts,
  standingOf,
  wireStanding,
} from "../policy/standing.ts"
import { roleWordsOf } from "../repository/settings.ts"
import { membershipsOfPerson } from "../repository.ts"
import { roleWords } from "../views/role-words.ts"

const isLabel = (key: string): key is LabelKey => Object.hasOwn(defaultLabels, key)
/** What a role is called where the company has no word of its own. */
const usualTitle = (role: RoleId, language: Language) => {
  const key = `role.${role}`
  if (language !== "ja") return roleWords[language][role]
  return isLabel(key) ? defaultLabels[key] : key
}

/** The companies that a person is a member of, with what he is there. */
export const ownCompanies = Effect.fn("Companies.ownCompanies")(function* (keyword: string) {
  const { personId, language } = yield* CurrentPerson
  const today = yield* todayInJapan
  const rows = yield* membershipsOfPerson(personId)
  const own = yield* roleWordsOf(rows.map(({ company }) => company.id))
  const titleOf = (companyId: number, role: RoleId) =>
    own.find((word) => word.companyId === companyId && word.key === `role.${role}`)?.value ?? usualTitle(role, language)
  const listed = rows.flatMap(({ company, isCustomer, membership }) => {
    const facts: StandingFacts = {
      role: wordOf(roleIds, membership.role),
      status: company.status,
      paymentStatus: company.paymentStatus,
      adminStatus: company.adminStatus,
      membershipStatus: membership.status,
      expiredAt: company.expiredAt,
    }
    if (!isListed(facts) || !isFound(keyword, company.name)) return []
    const standing = standingOf(facts, today)
    const { text } = standing
    return [
      {
        id: company.id,
        name: company.name,
        avatar: company.avatar,
        status: company.status,
        ...wireStanding(facts, today),
        userCompanyStatus: membership.status,
        adminId: company.adminId,
        roleId: membership.role,
        roleTitle: titleOf(company.id, membership.role),
        statusText: text === undefined ? null : obstacleTexts[text][language],
        isSelectable: isSelectable(standing),
        role: facts.role,
        isCustomer,
      },
    ]
  })
  return yield* Effect.forEach(listed, (one) => Effect.map(pictureAt(one.avatar), (avatar) => ({ ...one, avatar })))
})

export const choicesOfPerson = (keyword: string) =>
  Effect.map(ownCompanies(keyword), (companies) => companies.map(({ isCustomer: _, role: __, ...choice }) => choice))
