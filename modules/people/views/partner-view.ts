/** A partner's record → what is shown of it: one record, two spellings of its telephone. */
import type { Actor } from "#modules/kernel/actor.ts"
import { permissionsOn } from "#modules/kernel/policy.ts"
import type { Partner } from "../model.ts"
import { partnerPolicy } from "../policy.ts"

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
export const customerView = (actor: Actor, of: Partner) => ({ ...shared(actor, of), phone: of.phone })
export const vendorView = (actor: Actor, of: Partner) => ({ ...shared(actor, of), phoneNumber: of.phone })
