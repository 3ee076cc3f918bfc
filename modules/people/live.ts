/** Which open screens are told that a person's or a partner's record changed, or an invitation. */
import { Effect, Schema } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { LiveRule } from "#modules/kernel/live/model.ts"
import { shows } from "#modules/kernel/visible.ts"
import { staffByIds } from "./operations/staff.ts"
import { visibleInvitations } from "./policy/invitation-policy.ts"
import { licensePolicy } from "./policy/license-policy.ts"
import { visiblePartners } from "./policy/partner-policy.ts"
import { visibleStaff } from "./policy.ts"
import { invitationsByIds } from "./repository/invitations.ts"

const OfStaff = Schema.decodeUnknownEffect(Schema.Struct({ staffId: Schema.Int }))
const OfPartner = Schema.decodeUnknownEffect(Schema.Struct({ partnerId: Schema.Int }))
const OfPerson = Schema.decodeUnknownEffect(Schema.Struct({ personId: Schema.Int }))
const OfInvitation = Schema.decodeUnknownEffect(Schema.Struct({ invitationId: Schema.Int }))

const staff: LiveRule<Database> = {
  topics: ["StaffRegistered", "StaffChanged", "StaffTermsChanged"],
  about: "staff",
  audience: Effect.fn("People.staffAudience")(function* (companyId, facts) {
    const ids = (yield* Effect.forEach(facts, ({ body }) => OfStaff(body))).map(({ staffId }) => staffId)
    const people = [...(yield* staffByIds(companyId, ids)).values()]
    return (actor) => people.some((one) => shows(visibleStaff(actor), one))
  }),
}
const partners: LiveRule<Database> = {
  topics: ["PartnerRegistered", "PartnerChanged"],
  about: "partner",
  audience: Effect.fn("People.partnerAudience")(function* (_, facts) {
    const ids = (yield* Effect.forEach(facts, ({ body }) => OfPartner(body))).map(({ partnerId }) => partnerId)
    return (actor) => ids.some((id) => shows(visiblePartners(actor), { id }))
  }),
}

const invitations: LiveRule<Database> = {
  topics: ["InvitationChanged"],
  about: "invitation",
  audience: Effect.fn("People.invitationAudience")(function* (companyId, facts) {
    const ids = (yield* Effect.forEach(facts, ({ body }) => OfInvitation(body))).map(({ invitationId }) => invitationId)
    const rows = yield* invitationsByIds(companyId, ids)
    return (actor) => rows.some((row) => shows(visibleInvitations(actor), row))
  }),
}

/** What was sent to himself, by any company: told in each that he belongs to (0144). */
const received: LiveRule<Database> = {
  topics: ["InvitationReceived"],
  about: "invitation",
  audience: Effect.fn("People.receivedAudience")(function* (_, facts) {
    const told = new Set((yield* Effect.forEach(facts, ({ body }) => OfPerson(body))).map(({ personId }) => personId))
    return ({ personId }) => told.has(personId)
  }),
}

/** Whoever may choose from them. */
const licenses: LiveRule<Database> = {
  topics: ["LicenseChanged"],
  about: "license",
  audience: () => Effect.succeed((actor) => licensePolicy.actions.list(actor, undefined) === true),
}

export const peopleLive = [staff, partners, invitations, received, licenses]
