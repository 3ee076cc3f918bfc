/** 変更の履歴 of one person or partner: who changed what and when, out of the audit, as far as its reader may see each field. */
import { Effect } from "effect"
import { peopleByIds } from "#modules/identity/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { entriesAbout, type ToldEntry } from "#modules/kernel/audit/repository/entries.ts"
import { authorize, type FieldAccess, redact } from "#modules/kernel/policy.ts"
import type { Partner, Staff } from "../model.ts"
import { partnerHiding } from "../policy/partner-policy.ts"
import { seesBlocks, staffPolicy } from "../policy.ts"
import { changedFields } from "../rules/changed-fields.ts"
import { beforePartnerIds } from "../rules/record-ids.ts"
import { partnerFields } from "../views/partner-history.ts"
import { type BeforeAfter, staffFields } from "../views/staff-history.ts"
import { seenPartner } from "./edit-partner.ts"
import { seenStaff } from "./show-staff.ts"

export interface HistoryAsked {
  /** Goes on before this entry. */
  readonly before: number | undefined
  readonly atMost: number
}
/** What an entry says to whoever reads; undefined where he may know nothing of it. */
type Tell = (entry: ToldEntry) => BeforeAfter | undefined

/** Entries whose every field is the same before and after say nothing; one more than asked tells whether there is more. */
export const historyTold = Effect.fn("People.historyTold")(function* (
  subjects: ReadonlyArray<string>,
  { before, atMost }: HistoryAsked,
  tell: Tell,
) {
  const { companyId } = yield* CurrentActor
  const rows = yield* entriesAbout(companyId, subjects, { before, atMost: atMost + 1 })
  const page = rows.slice(0, atMost)
  const personIds = [...new Set(page.flatMap(({ personId }) => (personId === null ? [] : [personId])))]
  const names = new Map((yield* peopleByIds(personIds)).map(({ id, name }) => [id, name]))
  const entries = page.flatMap((entry) => {
    const fields = tell(entry)
    if (fields === undefined) return []
    const changes = changedFields(fields.before, fields.after)
    const { action, at, id, personId } = entry
    if (changes.length === 0 && valued.has(action)) return []
    return [{ id: Number(id), at, by: personId === null ? null : (names.get(personId) ?? null), action, changes }]
  })
  return { entries, next: rows.length > atMost ? Number(page.at(-1)?.id) : null }
})

/** Actions that are nothing without a field that changed. */
const valued: ReadonlySet<string> = new Set([
  "staff.edit",
  "staff.terms",
  "staff.residentTax",
  "staff.profile",
  "membership.change",
  "partner.edit",
  "site.update",
])

/** Which field of the record an action is about, where it carries no values. */
const fieldOfAction: Readonly<Record<string, keyof typeof staffPolicy.fields>> = {
  "staff.health": "heal",
  "staff.healthSeen": "heal",
  "staff.stamp": "stamp",
  "staff.contract": "contract",
}
/** Names of the form's parts that the policy calls otherwise. */
const policyField: Readonly<Record<string, string>> = { tax: "residenceTax" }

const tellStaff = (actor: Actor, staff: Staff): Tell => {
  const fields: Readonly<Record<string, ((actor: Actor, staff: Staff) => FieldAccess) | undefined>> = staffPolicy.fields
  const isHidden = (field: string) => fields[policyField[field] ?? field]?.(actor, staff) === "hidden"
  const shown = (of: object) => Object.fromEntries(Object.entries(of).filter(([field]) => !isHidden(field)))
  return (entry) => {
    const about = fieldOfAction[entry.action]
    if (about !== undefined && isHidden(about)) return undefined
    const isBlock = entry.action === "membership.block" || entry.action === "membership.unblock"
    if (isBlock && !seesBlocks(actor, staff)) return undefined
    const { before, after } = staffFields(entry)
    return { before: shown(before), after: shown(after) }
  }
}

/** Fails with Not_Found and Permission_Denied. */
export const staffHistory = Effect.fn("People.staffHistory")(function* (id: number, asked: HistoryAsked) {
  const actor = yield* CurrentActor
  const staff = yield* seenStaff(id)
  yield* authorize(staffPolicy, "seeHistory", staff)
  const subjects = [`staff:${id}`, `membership:${staff.membershipId}`]
  return yield* historyTold(subjects, asked, tellStaff(actor, staff))
})

/** Of one side of a card: what changed on the other stands on the other's page. Fails with Not_Found. */
export const partnerHistory = Effect.fn("People.partnerHistory")(function* (
  kind: "customer" | "vendor",
  id: number,
  asked: HistoryAsked,
) {
  const actor = yield* CurrentActor
  const partner: Partner = yield* seenPartner(kind, id)
  const shown = (of: object) => ({ ...redact(partnerHiding, actor, partner, of) })
  // Entries of the time before D123 name a partner by its old number.
  const subjects = [`partner:${id}`, `partner:${id - beforePartnerIds}`]
  return yield* historyTold(subjects, asked, (entry) => {
    const { before, after } = partnerFields(kind, entry)
    return { before: shown(before), after: shown(after) }
  })
})
