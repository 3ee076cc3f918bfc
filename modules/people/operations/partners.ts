/** 協力会社・客先: the hiring company's own record of a partner. */
import { Effect } from "effect"
import { found } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import type { CreateCustomer } from "../contract/partner.ts"
import type { Partner } from "../model.ts"
import { insertPartner, partnerRowsByIds } from "../repository/partners.ts"

/** The partners of these ids; an id of another company or of nobody is absent. */
export const partnersByIds = Effect.fn("People.partnersByIds")(function* (
  companyId: number,
  ids: ReadonlyArray<number>,
) {
  const rows = ids.length === 0 ? [] : yield* partnerRowsByIds(companyId, ids)
  return new Map<number, Partner>(rows.map((row) => [row.id, row]))
})

export type NewPartner = Pick<Partner, "companyName" | "isCustomer" | "isVendor"> &
  Partial<Omit<Partner, "companyName" | "isCustomer" | "isVendor" | "companyId" | "id" | "status" | "version">>

/** Writes a partner down; gives its id. */
export const registerPartner = Effect.fn("People.registerPartner")(function* (companyId: number, partner: NewPartner) {
  const id = yield* insertPartner({ ...partner, companyId })
  yield* tell(
    { action: "partner.register", subject: `partner:${id}`, after: partner },
    { topic: "PartnerRegistered", body: { companyId, partnerId: id } },
  )
  return id
})

/** What a form says of a partner → the record; the telephone has two spellings on the wire. */
export const partnerRecord = (asked: Omit<CreateCustomer, "phone">) => ({
  companyName: asked.companyName,
  name: asked.name ?? null,
  furiganaName: asked.furiganaName ?? null,
  email: asked.email ?? null,
  fax: asked.faxNumber ?? null,
  postalCode: asked.postalCode ?? null,
  address: asked.address ?? null,
  registrationNumber: asked.registrationNumber ?? null,
  note: asked.note ?? "",
})

/** The same, as it then stands. */
export const writtenPartner = Effect.fn("People.writtenPartner")(function* (companyId: number, record: NewPartner) {
  const id = yield* registerPartner(companyId, record)
  return yield* found(Effect.map(partnersByIds(companyId, [id]), (partners) => partners.get(id)))
})
