/**
 * Takes many people on by one step: records without a login (D55), whatever address the sheet names. Nobody is asked by
 * mail; the address is the company's note until somebody asks him from his page.
 *
 * As many statements for a thousand as for one; one entry of the audit a person.
 */
import { randomUUID } from "node:crypto"
import { Array as Arr, Effect } from "effect"
import { addMembers } from "#modules/companies/index.ts"
import { registerPeople } from "#modules/identity/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { genders } from "#modules/kernel/codes.ts"
import { tellAll } from "#modules/kernel/write.ts"
import type { InviteStaff } from "../contract/staff-input.ts"
import { insertProfiles, insertStaffTogether } from "../repository/staff-together.ts"
import { internalAddressOf } from "../rules/internal-address.ts"
import type { NewStaff } from "./register-staff.ts"
import { keepWithinSeats } from "./seats.ts"

/** Pay is agreed with each person for himself, so what comes in many has no terms yet. */
export type NewcomerOfMany = Omit<NewStaff, "password" | "terms" | "residentTax"> &
  Pick<InviteStaff, "bankInfo" | "emergencyAddress">

const atOnce = 1000

const takeOnPart = Effect.fnUntraced(function* (companyId: number, part: ReadonlyArray<NewcomerOfMany>) {
  const madeOn = yield* todayInJapan
  const personIds = yield* registerPeople(part.map(({ name }) => ({ name, email: internalAddressOf(randomUUID()) })))
  const people = part.map((of, at) => ({ of, personId: personIds[at] ?? 0 }))
  const membershipIds = yield* addMembers(
    companyId,
    people.map(({ of, personId }) => ({ ...of, personId })),
  )
  const records = people.map(({ of, personId }, at) => {
    const { role: _, bankInfo: __, emergencyAddress: ___, hidesRevenue: ____, isSupervising: _____, ...rest } = of
    const { email, gender, ...profile } = rest
    const known = { ...profile, email: email ?? null, gender: genders[gender ?? "unanswered"] }
    return { ...known, companyId, personId, membershipId: membershipIds[at] ?? 0, madeOn }
  })
  const made = yield* insertStaffTogether(records)
  const idOf = new Map(made.map(({ id, personId }) => [personId, id]))
  const written = people.map(({ of, personId }, at) => ({
    of,
    personId,
    record: records[at],
    id: idOf.get(personId) ?? 0,
  }))
  const profiles = written.flatMap(({ of: { bankInfo, emergencyAddress }, id }) => {
    if (bankInfo === undefined && emergencyAddress === undefined) return []
    const emergency = emergencyAddress === undefined ? {} : { emergency: emergencyAddress }
    return [{ companyId, staffId: id, ...(bankInfo === undefined ? {} : { bank: bankInfo }), ...emergency }]
  })
  if (profiles.length > 0) yield* insertProfiles(profiles)
  yield* tellAll({
    changes: written.map(({ of, id, record }) => ({
      action: "staff.register",
      subject: `staff:${id}`,
      after: { ...record, role: of.role, bankInfo: of.bankInfo, emergencyAddress: of.emergencyAddress },
    })),
    events: written.map(({ id, personId }) => ({
      topic: "StaffRegistered",
      body: { companyId, staffId: id, personId },
    })),
  })
  return written.map(({ id }) => id)
})

/**
 * Gives the records' ids in the same order. In a write; each newcomer was judged before. Fails with Company_Maximum_Member
 * where they are more than the plan lets in.
 */
export const takeOnMany = Effect.fn("People.takeOnMany")(function* (
  companyId: number,
  newcomers: ReadonlyArray<NewcomerOfMany>,
) {
  const parts = Arr.chunksOf(newcomers, atOnce)
  const ids = (yield* Effect.forEach(parts, (part) => takeOnPart(companyId, part))).flat()
  const roles = new Set(newcomers.map(({ role }) => role))
  yield* Effect.forEach(roles, (role) => keepWithinSeats(companyId, role), { discard: true })
  return ids
})
