/** Who a `userId` of the wire is (D123): a person by his own record here, or whoever signs in for a partner by the partner's. */
import { Effect } from "effect"
import { type MembershipRow, membersOfPartners } from "#modules/companies/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { activeStatuses, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { seen } from "#modules/kernel/policy.ts"
import type { Partner, Staff } from "../model.ts"
import { staffPolicy } from "../policy.ts"
import { partnerForUpdate } from "../repository/partners.ts"
import { staffRowForUpdate } from "../repository/staff.ts"
import { isPartnerId } from "../rules/record-ids.ts"
import { partnersByIds } from "./partners.ts"
import { seenStaff } from "./show-staff.ts"

type Member = Pick<MembershipRow, "id" | "personId" | "status">
type Shared = "companyId" | "id" | "name" | "role" | "status" | "version" | "membershipId" | "personId" | "partnerId"
export interface NamedUser
  extends Pick<Staff, Shared | "isFirstAdmin" | "isSupervising" | "hidesRevenue" | "isOutsourced"> {
  /** Of a partner there may be several, and what is done to one is done to all. */
  readonly members: ReadonlyArray<Member>
}

const fromStaff = (staff: Staff): NamedUser => ({
  ...staff,
  members: [{ id: staff.membershipId, personId: staff.personId, status: staff.status }],
})

/** Nobody while nobody has said yes; the record's own state is the partner's, and says nothing of who may come in. */
const fromPartner = (actor: Actor, partner: Partner, members: ReadonlyArray<MembershipRow>): NamedUser | undefined => {
  const first = members.find(({ personId }) => personId === actor.personId) ?? members[0]
  if (first === undefined) return undefined
  return {
    companyId: partner.companyId,
    id: partner.id,
    name: partner.name ?? partner.companyName,
    role: wordOf(roleIds, first.role),
    status: members.some(({ status }) => status === activeStatuses.active)
      ? activeStatuses.active
      : activeStatuses.inactive,
    version: partner.version,
    membershipId: first.id,
    personId: first.personId,
    partnerId: partner.id,
    isFirstAdmin: false,
    isSupervising: false,
    hidesRevenue: first.hidesRevenue,
    isOutsourced: first.isOutsourced,
    members,
  }
}

/** Fails with Not_Found, for foreign, missing and unseen people alike, and for a partner for whom nobody signs in. */
export const seenUser = Effect.fn("People.seenUser")(function* (id: number) {
  if (!isPartnerId(id)) return fromStaff(yield* seenStaff(id))
  const actor = yield* CurrentActor
  const partner = (yield* partnersByIds(actor.companyId, [id])).get(id)
  const members = yield* membersOfPartners(actor.companyId, [id])
  return yield* seen(staffPolicy, partner === undefined ? undefined : fromPartner(actor, partner, members))
})

/** The version that counts, and the record locked for the one who changes it; 0 of a record that is not there. */
export const lockedVersion = Effect.fn("People.lockedVersion")(function* (companyId: number, id: number) {
  const row = yield* isPartnerId(id) ? partnerForUpdate(companyId, id) : staffRowForUpdate(companyId, id)
  return row?.version ?? 0
})
