/** The companies that a person may go on as, and why not where not (PICK-02, D9). */
import { DateTime, Effect } from "effect"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { roleIds, wordOf } from "#modules/kernel/codes.ts"
import { defaultLabels, type LabelKey } from "./codes.ts"
import { membershipsOfPerson } from "./repository.ts"
import { isListed, mayChoose, obstacleOf, obstacleTexts, type Standing } from "./rules/access-status.ts"

const titleOf = (key: string) => (key in defaultLabels ? defaultLabels[key as LabelKey] : key)

export const choicesOfPerson = Effect.fn("Companies.choicesOfPerson")(function* (keyword: string) {
  const { personId, language } = yield* CurrentPerson
  const today = DateTime.formatIsoDate(DateTime.setZoneNamedUnsafe(yield* DateTime.now, "Asia/Tokyo"))
  const rows = yield* membershipsOfPerson(personId)
  return rows.flatMap(({ company, membership }) => {
    const standing: Standing = {
      role: wordOf(roleIds, membership.role),
      status: company.status,
      paymentStatus: company.paymentStatus,
      adminStatus: company.adminStatus,
      membershipStatus: membership.status,
      isExpired: company.expiredAt !== null && company.expiredAt < today,
    }
    if (!isListed(standing) || !company.name.includes(keyword)) return []
    const obstacle = obstacleOf(standing)
    return [
      {
        id: company.id,
        name: company.name,
        avatar: company.avatar,
        status: company.status,
        paymentStatus: company.paymentStatus,
        adminStatus: company.adminStatus,
        userCompanyStatus: membership.status,
        adminId: standing.role === "admin" ? personId : null,
        roleId: membership.role,
        roleTitle: titleOf(`role.${membership.role}`),
        statusText: obstacle === undefined ? null : obstacleTexts[obstacle][language],
        isSelectable: mayChoose(standing),
      },
    ]
  })
})
