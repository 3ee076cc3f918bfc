/** 印影 of a 協力会社: seen by whoever sees its card. */
import { Effect } from "effect"
import { type FileGuard, pictureKinds, referToFiles } from "#modules/files/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { partnerPolicy } from "../policy/partner-policy.ts"
import { partnersByIds } from "./partners.ts"

const owner = "partner.stamp"

/** Takes up what is sent, or lets go; in a write of the card that is authorized. Fails as referToFiles does. */
export const referToSeal = Effect.fn("People.referToSeal")(function* (
  partnerId: number,
  sent: string | null | undefined,
) {
  if (sent === undefined) return
  const fileIds = sent === null ? [] : [sent]
  yield* referToFiles({ owner, ofRow: partnerId, fileIds, takes: pictureKinds, field: "stamp" })
})

const visible = Effect.fn("People.visibleSeals")(function* (rows: ReadonlyArray<number>) {
  const actor = yield* CurrentActor
  const partners = yield* partnersByIds(actor.companyId, rows)
  return new Set(
    [...partners.values()].filter((one) => partnerPolicy.actions.read(actor, one) === true).map(({ id }) => id),
  )
})
export const sealFiles: FileGuard = { owner, visible }
