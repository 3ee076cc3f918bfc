/** Takes records back that an import made: those that nobody changed and nothing refers to. */
import { Effect } from "effect"
import { dropMembers, endPartnerships } from "#modules/companies/index.ts"
import { referencesTo } from "#modules/kernel/database/referred-by.ts"
import { takenBack } from "#modules/kernel/taken-back.ts"
import { tellAll } from "#modules/kernel/write.ts"
import { deletePartners, partnersForUpdate } from "../repository/partners.ts"
import { deleteProfiles, deleteStaff, staffForRemoval } from "../repository/staff-together.ts"

const removedEntry = (action: string, kind: string) => (before: { readonly id: number }) => ({
  action,
  subject: `${kind}:${before.id}`,
  before,
  after: { removed: true },
})

/** Their accounts stay behind, as after a person's joining: nobody ever signs in by them. */
export const takeBackStaff = Effect.fn("People.takeBackStaff")(function* (
  companyId: number,
  ids: ReadonlyArray<number>,
) {
  const rows = yield* staffForRemoval(companyId, ids)
  const members = new Map(rows.map(({ id, membershipId }) => [membershipId, id]))
  const ofRecords = yield* referencesTo("people.staff", companyId, ids, ["people.profile"])
  const ofMembers = yield* referencesTo("companies.membership", companyId, [...members.keys()], ["people.staff"])
  const references = [...ofMembers.map((one) => ({ ...one, id: members.get(one.id) ?? 0 })), ...ofRecords]
  const { gone, kept } = takenBack(rows, references)
  const goneIds = gone.map(({ id }) => id)
  yield* deleteProfiles(companyId, goneIds)
  yield* deleteStaff(companyId, goneIds)
  yield* dropMembers(
    companyId,
    gone.map(({ membershipId }) => membershipId),
  )
  yield* tellAll({ changes: gone.map(removedEntry("staff.remove", "staff")), events: [] })
  return kept.map(({ by, row }) => ({ id: row.id, name: row.name, by }))
})

export const takeBackPartners = Effect.fn("People.takeBackPartners")(function* (
  companyId: number,
  ids: ReadonlyArray<number>,
) {
  const rows = yield* partnersForUpdate(companyId, ids)
  const ofCards = yield* referencesTo("people.partner", companyId, ids)
  const ofPartnerships = yield* referencesTo("companies.partnership", companyId, ids, ["people.partner"])
  const { gone, kept } = takenBack(rows, [...ofPartnerships, ...ofCards])
  const goneIds = gone.map(({ id }) => id)
  yield* deletePartners(companyId, goneIds)
  yield* endPartnerships(companyId, goneIds)
  yield* tellAll({
    changes: gone.map(removedEntry("partner.remove", "partner")),
    events: goneIds.map((partnerId) => ({ topic: "PartnerChanged", body: { companyId, partnerId } })),
  })
  return kept.map(({ by, row }) => ({ id: row.id, name: row.companyName, by }))
})
