/** 取引停止, taking up again, and taking away what nothing refers to: many records at once, all of them or none. */
import { Effect } from "effect"
import { endPartnership } from "#modules/companies/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import { authorize, seenAs } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import type { UpdatePartnerStatus } from "../contract/partner.ts"
import type { Partner } from "../model.ts"
import { partnerPolicy } from "../policy/partner-policy.ts"
import { deletePartner, partnersForUpdate, savePartners } from "../repository/partners.ts"
import { customerView, vendorView } from "../views/partner-view.ts"
import { referToSeal } from "./partner-seals.ts"

const kinds = {
  customer: {
    is: ({ isCustomer }: Partner) => isCustomer,
    view: (actor: Actor, of: Partner) => Effect.succeed(customerView(actor, of)),
  },
  vendor: { is: ({ isVendor }: Partner) => isVendor, view: vendorView },
} as const
type Kind = keyof typeof kinds

/** Every record that was named, as it was seen. */
const asSeen = Effect.fn("People.partnersAsSeen")(function* (
  kind: Kind,
  actor: Actor,
  rows: UpdatePartnerStatus["rows"],
) {
  const { is, view } = kinds[kind]
  const ids = [...new Set(rows.map(({ id }) => id))]
  const stored = new Map((yield* partnersForUpdate(actor.companyId, ids)).map((row) => [row.id, row]))
  return yield* Effect.forEach(
    rows,
    Effect.fnUntraced(function* ({ id, version }) {
      const row = stored.get(id)
      const seen = yield* seenAs(partnerPolicy, row !== undefined && is(row) ? row : undefined, (one) => one)
      const now: Effect.Effect<object, never, Keys> = view(actor, seen)
      yield* refuseExpired(version, seen.version, now)
      return seen
    }),
  )
})

/** VEN-05: the keys of sites, arrangements, workers, persons and invitations say what a record is used by. */
const takeAway = Effect.fn("People.takePartnersAway")(function* (actor: Actor, partners: ReadonlyArray<Partner>) {
  const { companyId } = actor
  for (const [at, { id, stamp }] of partners.entries()) {
    if (stamp !== null) yield* referToSeal(id, null)
    const isUsed = (yield* deletePartner(companyId, id)) || (yield* endPartnership(companyId, id))
    const message = "stillUsed"
    if (isUsed) return yield* refuse("Cannot_Remove_Vendor", [{ field: `rows.${at}.id`, message }])
  }
})

/**
 * A record of both kinds is taken away from both lists; its name and prices stay in the audit.
 *
 * Fails with Not_Found, Permission_Denied, Update_Expired, and Cannot_Remove_Vendor with the row
 * that is still used.
 */
export const updatePartnerStatus = Effect.fn("People.updatePartnerStatus")(function* (
  kind: Kind,
  { rows, status }: UpdatePartnerStatus,
) {
  const actor = yield* authorize(partnerPolicy, status === -1 ? "remove" : "edit", undefined)
  const partners = yield* asSeen(kind, actor, rows)
  if (status === -1) yield* takeAway(actor, partners)
  const changed = status === -1 ? partners : partners.filter((one) => one.status !== status)
  const next = { status: status === activeStatuses.active ? activeStatuses.active : activeStatuses.inactive }
  if (status !== -1 && changed.length > 0) {
    yield* savePartners(
      actor.companyId,
      changed.map(({ id }) => id),
      next,
    )
  }
  for (const before of changed) {
    yield* tell(
      status === -1
        ? { action: "partner.remove", subject: `partner:${before.id}`, before, after: { removed: true } }
        : { action: "partner.status", subject: `partner:${before.id}`, before: { status: before.status }, after: next },
      { topic: "PartnerChanged", body: { companyId: actor.companyId, partnerId: before.id } },
    )
  }
  return { ids: partners.map(({ id }) => id), status }
})
