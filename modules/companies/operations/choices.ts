/** The companies that a person may go on as, and why not where not (PICK-02, D9). */

import { Effect } from "effect"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { roleIds, wordOf } from "#modules/kernel/codes.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { defaultLabels, type LabelKey } from "../codes.ts"
import { isListed, obstacleTexts, type StandingFacts, standingOf } from "../policy/standing.ts"
import { membershipsOfPerson } from "../repository.ts"

const titleOf = (key: string) => (key in defaultLabels ? defaultLabels[key as LabelKey] : key)

export const choicesOfPerson = Effect.fn("Companies.choicesOfPerson")(function* (keyword: string) {
  const { personId, language } = yield* CurrentPerson
  const today = yield* todayInJapan
  const rows = yield* membershipsOfPerson(personId)
  return rows.flatMap(({ company, membership }) => {
    const facts: StandingFacts = {
      role: wordOf(roleIds, membership.role),
      status: company.status,
      paymentStatus: company.paymentStatus,
      adminStatus: company.adminStatus,
      membershipStatus: membership.status,
      expiredAt: company.expiredAt,
    }
    if (!isListed(facts) || !isFound(keyword, company.name)) return []
    const { kind, text } = standingOf(facts, today)
    return [
      {
        id: company.id,
        name: company.name,
        avatar: company.avatar,
        status: company.status,
        paymentStatus: company.paymentStatus,
        adminStatus: company.adminStatus,
        userCompanyStatus: membership.status,
        adminId: company.adminId,
        roleId: membership.role,
        roleTitle: titleOf(`role.${membership.role}`),
        statusText: text === undefined ? null : obstacleTexts[text][language],
        isSelectable: kind !== "closed",
      },
    ]
  })
})
