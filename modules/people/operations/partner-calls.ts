/** 客先 and 協力会社 as screens list and write them. */

import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { pageSizes } from "#modules/kernel/fields/page-sizes.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { authorize, permissionsOn } from "#modules/kernel/policy.ts"
import type { CreateCustomer, ListPartners } from "../contract/partner.ts"
import { partnerPolicy, visiblePartners } from "../policy.ts"
import { countPartners, type PartnerQuery, partnersPage } from "../repository/partners.ts"
import { customerView, vendorView } from "../views/partner-view.ts"
import { partnerRecord, writtenPartner } from "./partners.ts"

const listed = Effect.fn("People.listPartners")(function* (
  kind: PartnerQuery["kind"],
  asked: ListPartners,
  size: number,
) {
  const actor = yield* authorize(partnerPolicy, "list", undefined)
  const of: PartnerQuery = {
    companyId: actor.companyId,
    visible: visiblePartners(actor),
    kind,
    status: asked.status ?? null,
    keyword: asked.keyword ?? "",
  }
  const page = pageAsked(asked, size)
  const totalItems = yield* countPartners(of)
  const rows = yield* partnersPage(of, page)
  const permissions = permissionsOn(partnerPolicy, actor, undefined)
  const paged = <View>(view: (actor: Actor, row: (typeof rows)[number]) => View) => ({
    ...pageOf(
      page,
      rows.map((row) => view(actor, row)),
      totalItems,
    ),
    permissions,
  })
  return { rows, paged }
})

export const listCustomers = Effect.fn("People.listCustomers")(function* (asked: ListPartners) {
  return (yield* listed("customer", asked, pageSizes.customers)).paged(customerView)
})
export const listVendors = Effect.fn("People.listVendors")(function* (asked: ListPartners) {
  return (yield* listed("vendor", asked, pageSizes.vendors)).paged(vendorView)
})
/** What the vendor picker offers: who is active, by name. */
export const searchVendors = Effect.fn("People.searchVendors")(function* (asked: ListPartners) {
  const { rows } = yield* listed("vendor", { ...asked, status: activeStatuses.active }, pageSizes.vendorPicker)
  return rows.map(({ id, companyName, name, isCustomer }) => ({
    id,
    userId: id,
    companyName,
    name,
    isCustomer: isCustomer ? 1 : 0,
  }))
})

/** Writes a customer down; the sign-in of its people is a step of its own. Fails with Permission_Denied. */
export const createCustomer = Effect.fn("People.createCustomer")(function* (asked: CreateCustomer) {
  const actor = yield* authorize(partnerPolicy, "create", undefined)
  const record = { ...partnerRecord(asked), phone: asked.phone ?? null, isCustomer: true, isVendor: false }
  return customerView(actor, yield* writtenPartner(actor.companyId, record))
})
