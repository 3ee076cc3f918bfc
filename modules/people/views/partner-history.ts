/** An entry of the audit about a partner → the fields that it changed, as the form of that side calls them. */
import { flags } from "#modules/kernel/codes.ts"
import type { Partner } from "../model.ts"
import { wireCustomer, wireVendor } from "./partner-fields.ts"
import { type BeforeAfter, isRecord, type Stored } from "./staff-history.ts"

/** Prices were stored without any before they were agreed. */
const isCard = (value: unknown): value is Partner => isRecord(value) && isRecord(value.customerPrices)
const cardOf = (value: unknown) => ({ customerPrices: {}, vendorPrices: {}, ...(isRecord(value) ? value : {}) })

/** Neither the number of the record nor how often it was saved is anybody's field. */
const wireOf = (kind: "customer" | "vendor", value: object) => {
  const card = cardOf(value)
  if (!isCard(card)) return {}
  const {
    id: _,
    userId: __,
    version: ___,
    isVendor: ____,
    status: _____,
    ...wire
  } = kind === "vendor" ? wireVendor(card) : wireCustomer(card)
  return wire
}
const statusOf = (value: unknown) => (isRecord(value) && "status" in value ? { status: value.status } : {})
const sealOf = (value: object) => ("stamp" in value ? { stamp: value.stamp === null ? flags.off : flags.on } : {})

export const partnerFields = (kind: "customer" | "vendor", { action, before, after }: Stored): BeforeAfter => {
  if (action === "partner.status") return { before: statusOf(before), after: statusOf(after) }
  if (action !== "partner.edit" || !isRecord(after)) return { before: {}, after: {} }
  const was = isRecord(before) ? before : {}
  return {
    before: { ...wireOf(kind, was), ...(kind === "vendor" && "stamp" in after ? sealOf(was) : {}) },
    after: { ...wireOf(kind, { ...was, ...after }), ...(kind === "vendor" ? sealOf(after) : {}) },
  }
}
