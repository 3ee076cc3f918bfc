/** 職人 says yes and who he is in one step: what the company wrote down stays, what only he knows is his to say (INV-11). */
import { Effect } from "effect"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { roleIds, wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import type { StaffRegister } from "../contract/invited-profile.ts"
import type { StaffRow } from "../model.ts"
import { profileRow } from "../repository/profile.ts"
import { type StaffPatch, saveStaff, staffRowForUpdate } from "../repository/staff.ts"
import { endInvitation, heldInvitation } from "./answer-invitation.ts"
import { refuseImpossibleDays } from "./possible-days.ts"
import { saveParts } from "./save-profile.ts"

/** Sent back as it was shown it is no matter; another is the company's to write. */
const companysOwn = ({ birthday, job, name }: StaffRegister, record: StaffRow) =>
  [
    { field: "name", said: name, noted: record.name },
    { field: "birthday", said: birthday, noted: record.birthday },
    { field: "job", said: job, noted: record.trade },
  ].filter(({ said, noted }) => said !== undefined && noted !== null && said !== noted)

/** What he writes: how he is reached is his, a birthday or a trade that the company noted already is not. */
const ownPatch = (asked: StaffRegister, record: StaffRow): StaffPatch => {
  const { address, birthday, furiganaName, job, phone, yearExperience } = asked
  return {
    ...(furiganaName === undefined ? {} : { furiganaName }),
    ...(phone === undefined ? {} : { phone }),
    ...(address === undefined ? {} : { address }),
    ...(yearExperience === undefined ? {} : { yearExperience }),
    ...(birthday === undefined || record.birthday !== null ? {} : { birthday }),
    ...(job === undefined || record.trade !== null ? {} : { trade: job }),
  }
}

/** Qualifications that the company wrote down it has seen the papers of; account, health and whom to call are his to say. */
const ownParts = Effect.fnUntraced(function* (asked: StaffRegister, { companyId, id }: StaffRow) {
  const { bankInfo, certification, emergencyAddress, heal } = asked
  const noted = (yield* profileRow(companyId, id))?.certification
  const isNoted = noted != null && Object.values(noted).some((rows) => rows.length > 0)
  return {
    ...(bankInfo === undefined ? {} : { bankInfo }),
    ...(emergencyAddress === undefined ? {} : { emergencyAddress }),
    ...(heal === undefined ? {} : { heal }),
    ...(certification === undefined || isNoted ? {} : { certification }),
  }
})

const registered = ({ trade, id, ...record }: StaffRow, roleId: number) => ({
  companyId: record.companyId,
  roleId,
  userId: id,
  name: record.name,
  furiganaName: record.furiganaName,
  phone: record.phone,
  address: record.address,
  yearExperience: record.yearExperience,
  birthday: record.birthday,
  job: trade,
  version: record.version,
})

/**
 * Fails as an answer and as `saveParts` do, with Invite_Token_Invalid for an invitation to another address, and with
 * Permission_Denied for another name, birthday or trade than the company's; with Not_Found for an invitation that is no
 * member of staff's.
 */
export const staffRegister = Effect.fn("People.staffRegister")(function* (asked: StaffRegister) {
  const { personId } = yield* CurrentPerson
  const open = yield* heldInvitation(asked)
  const { companyId, role, staffId } = open
  if (staffId === null || companyId !== asked.companyId) return yield* refuse("Not_Found")
  if (open.email.toLowerCase() !== asked.email.toLowerCase())
    return yield* refuse("Invite_Token_Invalid", [{ field: "email", message: messageKey("invitationOfAnother") }])
  yield* refuseImpossibleDays(asked)
  const record = yield* found(staffRowForUpdate(companyId, staffId))
  const notHis = companysOwn(asked, record).map(({ field }) => ({ field, message: messageKey("companysOwn") }))
  if (notHis.length > 0) return yield* refuse("Permission_Denied", notHis)
  yield* endInvitation(open, true)
  const next = ownPatch(asked, record)
  yield* saveStaff(companyId, staffId, next)
  yield* tell({ action: "staff.edit", subject: `staff:${staffId}`, before: record, after: { ...next, personId } })
  yield* saveParts({ companyId, id: staffId, role: wordOf(roleIds, role) }, yield* ownParts(asked, record))
  return registered(yield* found(staffRowForUpdate(companyId, staffId)), role)
})
