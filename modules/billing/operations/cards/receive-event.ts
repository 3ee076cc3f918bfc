/**
 * What the card company tells: taken in once each, then its object is asked for. The order of events is never trusted, for
 * they come late, twice and in any order; what an object is now is asked for when its event is worked on.
 */
import { Clock, Effect, Schema } from "effect"
import { instantNow } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { type Delivery, subscriber } from "#modules/kernel/outbox.ts"
import { tellAll, writeAcross } from "#modules/kernel/write.ts"
import type { CardEvent } from "../../model/card-company.ts"
import { CardCompanyOf } from "../../model/card-company.ts"
import { keepEvent } from "../../repository/card-payments.ts"
import { followObject } from "./follow-object.ts"

const About = Schema.Struct({ kind: Schema.Literals(["charge", "customer", "page"]), id: Schema.String })
const CardEventCame = Schema.Struct({ about: About })

/** Each event once and for ever; gives whether it is new. */
export const takeEvent = Effect.fn("Billing.takeEvent")(function* (
  { about, id, kind }: CardEvent,
  cameBy: "asked" | "webhook",
) {
  const isNew = yield* keepEvent({ id, kind, cameBy, cameAt: yield* instantNow })
  if (!isNew) return false
  const event = about === undefined ? [] : [{ topic: "CardEventCame", body: { about } }]
  yield* tellAll({
    changes: [
      { action: "billing.cardEvent", subject: `cardEvent:${id}`, after: { kind, cameBy, about: about?.id ?? null } },
    ],
    events: event,
  })
  return true
})

/**
 * `raw` is the body as it came, byte for byte: what is signed. Fails with Invalid_Input for what the card company did not
 * sign now, and where there is none.
 */
export const receiveEvent = Effect.fn("Billing.receiveEvent")(function* (raw: string, signature: string | undefined) {
  const company = yield* CardCompanyOf
  if (company === undefined) return yield* refuse("Invalid_Input")
  const now = yield* Clock.currentTimeMillis
  const event = yield* Effect.mapError(company.readEvent(raw, signature, now), () => refuse("Invalid_Input"))
  const requestId = yield* RequestId
  yield* writeAcross({ reason: "an event of the card company", personId: null, requestId }, takeEvent(event, "webhook"))
  return {}
})

const decode = Schema.decodeUnknownEffect(CardEventCame)
const follow = Effect.fn("Billing.followEvent")(function* ({ body }: Delivery) {
  const { about } = yield* decode(body)
  const company = yield* CardCompanyOf
  if (company !== undefined) yield* followObject(company, about)
})
export const followsCardEvents = subscriber("CardEventCame", "billing asks what the card company told of", follow)
