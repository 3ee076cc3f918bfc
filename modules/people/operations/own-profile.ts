/** /mypage: the account above all companies, and beside it what the chosen company has of its person (AUTH-24). */
import { Effect } from "effect"
import { ownAccount, renameOwnAccount } from "#modules/identity/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import { authorize, found, permissionsOn } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import type { AskProfile, UpdateProfile } from "../contract/own-profile.ts"
import type { Staff } from "../model.ts"
import { partnerPolicy } from "../policy/partner-policy.ts"
import { pathAfterProfile, staffPolicy } from "../policy.ts"
import { profileRow } from "../repository/profile.ts"
import { type StaffPatch, saveStaff, staffRowForUpdate } from "../repository/staff.ts"
import { customerView, vendorView } from "../views/partner-view.ts"
import { actingIn, lookingIn } from "./acting-in.ts"
import { partnersByIds } from "./partners.ts"
import { saveParts } from "./save-profile.ts"
import { staffOfPerson } from "./staff.ts"

const recordView = Effect.fn("People.ownRecord")(function* (actor: Actor, staff: Staff) {
  const profile = yield* profileRow(staff.companyId, staff.id)
  const { birthday, furiganaName, name, phone, address, joinedOn, trade, version, yearExperience } = staff
  return {
    userId: staff.id,
    roleId: roleIds[staff.role],
    ...{ name, furiganaName, birthday, phone, address, yearExperience, version },
    job: trade,
    joinDate: joinedOn,
    emergencyAddress: profile?.emergency ?? {},
    permissions: permissionsOn(staffPolicy, actor, staff),
  }
})

const nobody = { staff: null, vendor: null, customer: null }
/** Who signs in for a partner keeps the partner's record by its own calls (profile-vendor, profile-customer). */
const ownIn = Effect.fn("People.ownInCompany")(function* () {
  const actor = yield* CurrentActor
  const { companyId, partnerId, personId } = actor
  const staff = yield* staffOfPerson(companyId, personId)
  if (staff !== undefined) return { ...nobody, staff: yield* recordView(actor, staff) }
  const partner = partnerId === null ? undefined : (yield* partnersByIds(companyId, [partnerId])).get(partnerId)
  if (partner === undefined) return nobody
  return partnerPolicy.actions.editAsCustomer(actor, partner) === true
    ? { ...nobody, customer: customerView(actor, partner) }
    : { ...nobody, vendor: yield* vendorView(actor, partner) }
})

/** Fails with Your_Company_In_Header_Not_Valid for a company that he is no member of, and with what its standing says. */
export const ownProfile = Effect.fn("People.ownProfile")(function* ({ companyId }: AskProfile) {
  const account = yield* ownAccount()
  return { ...account, ...(companyId === undefined ? nobody : yield* lookingIn(companyId, ownIn())) }
})

const patchOf = ({ address, furiganaName, phone, yearExperience }: UpdateProfile): StaffPatch => ({
  ...(furiganaName === undefined ? {} : { furiganaName }),
  ...(phone === undefined ? {} : { phone }),
  ...(address === undefined ? {} : { address }),
  ...(yearExperience === undefined ? {} : { yearExperience }),
})

const keepOwn = Effect.fn("People.keepOwnRecord")(function* (asked: UpdateProfile) {
  const actor = yield* CurrentActor
  const { companyId, personId } = actor
  const staff = yield* found(staffOfPerson(companyId, personId))
  const locked = yield* found(staffRowForUpdate(companyId, staff.id))
  yield* authorize(staffPolicy, "editOwn", staff)
  yield* refuseExpired(
    asked.version ?? 0,
    locked.version,
    recordView(actor, { ...staff, ...locked, gender: staff.gender }),
  )
  const next = patchOf(asked)
  yield* saveStaff(companyId, staff.id, next)
  const { emergencyAddress } = asked
  yield* saveParts(staff, emergencyAddress === undefined ? {} : { emergencyAddress })
  yield* tell(
    { action: "staff.edit", subject: `staff:${staff.id}`, before: locked, after: next },
    { topic: "StaffChanged", body: { companyId, staffId: staff.id } },
  )
  return { ...(yield* ownIn()), nextPath: pathAfterProfile(actor) }
})

/** Fails with Not_Found for who has no record there, Permission_Denied, Update_Expired with his record of now. */
export const updateOwnProfile = Effect.fn("People.updateOwnProfile")(function* (asked: UpdateProfile) {
  const { companyId, name } = asked
  const account = yield* name === undefined ? ownAccount() : renameOwnAccount(name)
  if (companyId === undefined) return { ...account, ...nobody, nextPath: "/calendar" as const }
  return { ...account, ...(yield* actingIn(companyId, keepOwn(asked))) }
})
