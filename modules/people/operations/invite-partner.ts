/** 協力会社 and 客先 whose person is asked to become a member: written down by the same step, or a record that stands. */
import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { flags, type Language } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize, found } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import type { InviteCustomer, InviteVendor, OfRecord } from "../contract/partner.ts"
import type { Partner } from "../model.ts"
import { partnerPolicy } from "../policy/partner-policy.ts"
import { partnerForUpdate, savePartner } from "../repository/partners.ts"
import { customerRow, vendorRow } from "../views/partner-fields.ts"
import { customerView, vendorView } from "../views/partner-view.ts"
import { withNamedAccount } from "./banks.ts"
import { alreadyNamed, askForMembership, isMemberByAddress } from "./invitations.ts"
import { referToSeal } from "./partner-seals.ts"
import { partnersByIds, writtenPartner } from "./partners.ts"

interface Ask {
  readonly as: "vendor" | "customer"
  readonly partner: Partner
  readonly email: string
  readonly language: Language | undefined
}
const ask = Effect.fn("People.askPartner")(function* (actor: Actor, { as, email, language, partner }: Ask) {
  const { companyId } = actor
  if (yield* isMemberByAddress(companyId, email)) return yield* alreadyNamed
  const name = partner.name ?? partner.companyName
  yield* askForMembership(companyId, { email, language, name, role: as, staffId: null, partnerId: partner.id })
})

/** The record of this kind by its id, with the address that was sent. */
const ofRecord = Effect.fn("People.invitedPartner")(function* (actor: Actor, of: OfRecord, kind: Ask["as"]) {
  const { companyId } = actor
  const row = yield* found(partnerForUpdate(companyId, of.id))
  if (kind === "vendor" ? !row.isVendor : !row.isCustomer) return yield* refuse("Not_Found")
  const email = of.email ?? row.email
  if (email === null) return yield* refuse("Invalid_Input", [{ field: "email", message: messageKey("required") }])
  if (email !== row.email) {
    yield* savePartner(companyId, row.id, { email })
    const change = {
      action: "partner.edit",
      subject: `partner:${row.id}`,
      before: { email: row.email },
      after: { email },
    }
    yield* tell(change)
  }
  yield* ask(actor, { as: kind, email, language: of.language, partner: row })
  return yield* found(Effect.map(partnersByIds(companyId, [row.id]), (partners) => partners.get(row.id)))
})

/** Fails with Permission_Denied, Not_Found, Email_Already_exist, and Invalid_Input for a record without an address. */
export const inviteCustomer = Effect.fn("People.inviteCustomer")(function* (asked: InviteCustomer) {
  const actor = yield* authorize(partnerPolicy, "create", undefined)
  if ("id" in asked) return customerView(actor, yield* ofRecord(actor, asked, "customer"))
  const { email, language, ...card } = asked
  const record = { ...customerRow({ ...card, email }), companyName: card.companyName }
  const partner = yield* writtenPartner(actor.companyId, { ...record, isCustomer: true, isVendor: false })
  yield* ask(actor, { as: "customer", email, language, partner })
  return customerView(actor, partner)
})

/** Writes a vendor down; with an e-mail its person is asked. Fails as above. */
export const inviteVendor = Effect.fn("People.inviteVendor")(function* (asked: InviteVendor) {
  const actor = yield* authorize(partnerPolicy, "create", undefined)
  if ("id" in asked) return yield* vendorView(actor, yield* ofRecord(actor, asked, "vendor"))
  const { email, language, ...sent } = asked
  const card = yield* withNamedAccount(sent)
  const record = { ...vendorRow({ ...card, ...(email === undefined ? {} : { email }) }), companyName: card.companyName }
  const isCustomer = asked.isCustomer === flags.on
  const partner = yield* writtenPartner(actor.companyId, { ...record, isCustomer, isVendor: true })
  yield* referToSeal(partner.id, asked.stamp)
  if (email != null) yield* ask(actor, { as: "vendor", email, language, partner })
  return yield* vendorView(actor, partner)
})
