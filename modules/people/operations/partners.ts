/** 協力会社・客先: the hiring company's own record of a partner. */
import { Array as Arr, Effect } from "effect"
import { openPartnership, openPartnerships } from "#modules/companies/index.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell, tellAll } from "#modules/kernel/write.ts"
import type { Partner } from "../model.ts"
import { insertPartner, insertPartners, type PartnerPatch, partnerRowsByIds } from "../repository/partners.ts"

/** The partners of these ids; an id of another company or of nobody is absent. */
export const partnersByIds = Effect.fn("People.partnersByIds")(function* (
  companyId: number,
  ids: ReadonlyArray<number>,
) {
  const rows = ids.length === 0 ? [] : yield* partnerRowsByIds(companyId, ids)
  return new Map<number, Partner>(rows.map((row) => [row.id, row]))
})

export type NewPartner = PartnerPatch & Pick<Partner, "companyName" | "isCustomer" | "isVendor">

/** Writes a partner down; gives its id. */
export const registerPartner = Effect.fn("People.registerPartner")(function* (companyId: number, partner: NewPartner) {
  const { isCustomer, isVendor, ...card } = partner
  const id = yield* openPartnership(companyId, { isCustomer, isVendor })
  yield* insertPartner({ ...card, companyId, id })
  yield* tell(
    { action: "partner.register", subject: `partner:${id}`, after: partner },
    { topic: "PartnerRegistered", body: { companyId, partnerId: id } },
  )
  return id
})

/** The same, as it then stands. */
export const writtenPartner = Effect.fn("People.writtenPartner")(function* (companyId: number, record: NewPartner) {
  const id = yield* registerPartner(companyId, record)
  return yield* found(Effect.map(partnersByIds(companyId, [id]), (partners) => partners.get(id)))
})

const atOnce = 1000
const registerPart = Effect.fnUntraced(function* (companyId: number, part: ReadonlyArray<NewPartner>) {
  const ids = yield* openPartnerships(companyId, part)
  const written = part.map((partner, at) => ({ partner, id: ids[at] ?? 0 }))
  yield* insertPartners(
    written.map(({ id, partner: { isCustomer: _, isVendor: __, ...card } }) => ({ ...card, companyId, id })),
  )
  yield* tellAll({
    changes: written.map(({ id, partner }) => ({
      action: "partner.register",
      subject: `partner:${id}`,
      after: partner,
    })),
    events: written.map(({ id }) => ({ topic: "PartnerRegistered", body: { companyId, partnerId: id } })),
  })
  return ids
})

/** Writes many partners down by as many statements as one; gives their ids in the same order. */
export const registerPartners = Effect.fn("People.registerPartners")(function* (
  companyId: number,
  partners: ReadonlyArray<NewPartner>,
) {
  const parts = Arr.chunksOf(partners, atOnce)
  return (yield* Effect.forEach(parts, (part) => registerPart(companyId, part))).flat()
})
