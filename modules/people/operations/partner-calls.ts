/** 客先 and 協力会社 as screens list and write them. */

import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { activeStatuses, flags } from "#modules/kernel/codes.ts"
import { pageSizes } from "#modules/kernel/fields/page-sizes.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { authorize, permissionsOn } from "#modules/kernel/policy.ts"
import type { CreateCustomer, ListPartners } from "../contract/partner.ts"
import type { Partner } from "../model.ts"
import { partnerPolicy, visiblePartners } from "../policy/partner-policy.ts"
import { countPartners, type PartnerQuery, partnersPage } from "../repository/partners.ts"
import { customerRow } from "../views/partner-fields.ts"
import { customerView, inList, vendorView } from "../views/partner-view.ts"
import { writtenPartner } from "./partners.ts"

const askedOf = (actor: Actor, kind: PartnerQuery["kind"], asked: ListPartners): PartnerQuery => ({
  companyId: actor.companyId,
  visible: visiblePartners(actor),
  kind,
  status: asked.status ?? null,
  kanaRow: asked.kanaRow ?? null,
  isIncomplete: asked.isIncomplete === flags.on,
  keyword: asked.keyword ?? "",
})

const listed = Effect.fn("People.listPartners")(function* <
  View extends ReturnType<typeof customerView> | Effect.Success<ReturnType<typeof vendorView>>,
>(
  kind: PartnerQuery["kind"],
  asked: ListPartners,
  size: number,
  view: (actor: Actor, row: Partner) => Effect.Effect<View, never, Keys>,
) {
  const actor = yield* authorize(partnerPolicy, "list", undefined)
  const of = askedOf(actor, kind, asked)
  const page = pageAsked(asked, size)
  const { matching, ...counts } = yield* countPartners(of)
  const rows = yield* partnersPage(of, page)
  const data = yield* Effect.forEach(rows, (row) => Effect.map(view(actor, row), inList))
  return { ...pageOf(page, data, matching), counts, permissions: permissionsOn(partnerPolicy, actor, undefined) }
})

const customerShown = (actor: Actor, row: Partner) => Effect.succeed(customerView(actor, row))
export const listCustomers = (asked: ListPartners) => listed("customer", asked, pageSizes.customers, customerShown)
export const listVendors = (asked: ListPartners) => listed("vendor", asked, pageSizes.vendors, vendorView)

/** What the vendor picker offers: who is active, by name. */
export const searchVendors = Effect.fn("People.searchVendors")(function* (asked: ListPartners) {
  const actor = yield* authorize(partnerPolicy, "list", undefined)
  const of = askedOf(actor, "vendor", { ...asked, status: activeStatuses.active })
  const rows = yield* partnersPage(of, pageAsked(asked, pageSizes.vendorPicker))
  return rows.map(({ id, companyName, name, isCustomer }) => ({
    id,
    userId: id,
    companyName,
    name,
    isCustomer: isCustomer ? flags.on : flags.off,
  }))
})

/** Writes a customer down; the sign-in of its people is a step of its own. Fails with Permission_Denied. */
export const createCustomer = Effect.fn("People.createCustomer")(function* (asked: CreateCustomer) {
  const actor = yield* authorize(partnerPolicy, "create", undefined)
  const record = { ...customerRow(asked), companyName: asked.companyName, isCustomer: true, isVendor: false }
  return customerView(actor, yield* writtenPartner(actor.companyId, record))
})
