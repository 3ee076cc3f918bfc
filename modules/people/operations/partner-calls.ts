/** 客先 and 協力会社 as screens list and write them. */

import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { pageSizes } from "#modules/kernel/fields/page-sizes.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { authorize, found, permissionsOn } from "#modules/kernel/policy.ts"
import type { CreateCustomer, InviteVendor, ListPartners } from "../contract/partner.ts"
import type { Partner } from "../model.ts"
import { partnerPolicy, visiblePartners } from "../policy.ts"
import { countPartners, type PartnerQuery, partnersPage } from "../repository/partners.ts"
import { alreadyNamed, askForMembership, isMemberByAddress } from "./invitations.ts"
import { type NewPartner, partnersByIds, registerPartner } from "./partners.ts"

const shared = (actor: Actor, of: Partner) => ({
  id: of.id,
  userId: of.id,
  companyName: of.companyName,
  name: of.name,
  furiganaName: of.furiganaName,
  email: of.email,
  faxNumber: of.fax,
  postalCode: of.postalCode,
  address: of.address,
  registrationNumber: of.registrationNumber,
  isCustomer: of.isCustomer ? 1 : 0,
  note: of.note,
  status: of.status,
  version: of.version,
  permissions: permissionsOn(partnerPolicy, actor, of),
})
const customerView = (actor: Actor, of: Partner) => ({ ...shared(actor, of), phone: of.phone })
const vendorView = (actor: Actor, of: Partner) => ({ ...shared(actor, of), phoneNumber: of.phone })

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
  const paged = <View>(view: (actor: Actor, row: Partner) => View) => ({
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

const recordOf = (asked: CreateCustomer) => ({
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

const created = Effect.fn("People.createdPartner")(function* (companyId: number, record: NewPartner) {
  const id = yield* registerPartner(companyId, record)
  return yield* found(Effect.map(partnersByIds(companyId, [id]), (partners) => partners.get(id)))
})

/** Writes a customer down; the sign-in of its people is a step of its own. Fails with Permission_Denied. */
export const createCustomer = Effect.fn("People.createCustomer")(function* (asked: CreateCustomer) {
  const actor = yield* authorize(partnerPolicy, "create", undefined)
  const record = { ...recordOf(asked), phone: asked.phone ?? null, isCustomer: true, isVendor: false }
  return customerView(actor, yield* created(actor.companyId, record))
})

/** Writes a vendor down; with an e-mail its person is asked to become a member. Fails with Permission_Denied, Email_Already_exist. */
export const inviteVendor = Effect.fn("People.inviteVendor")(function* (asked: InviteVendor) {
  const actor = yield* authorize(partnerPolicy, "create", undefined)
  const { companyId, language } = actor
  const isCustomer = asked.isCustomer === 1
  const record = { ...recordOf(asked), phone: asked.phoneNumber ?? null, isCustomer, isVendor: true }
  const partner = yield* created(companyId, record)
  if (record.email !== null) {
    if (yield* isMemberByAddress(companyId, record.email)) return yield* alreadyNamed(language)
    yield* askForMembership(companyId, { email: record.email, role: "vendor", staffId: null, partnerId: partner.id })
  }
  return vendorView(actor, partner)
})
