import { implement } from "#modules/kernel/http/serve.ts"
import { answerInvitation, ownInvitations } from "./answer-invitation.ts"
import { peopleContract } from "./contract.ts"
import { inviteStaff } from "./invite-staff.ts"
import { listStaff, searchWorkers } from "./list-staff.ts"
import { createCustomer, inviteVendor, listCustomers, listVendors, searchVendors } from "./partner-calls.ts"
import { staffDetail } from "./staff-detail.ts"
import { updateStaff } from "./update-staff.ts"

export const peopleRoutes = implement(peopleContract, {
  listStaff: ({ body }) => listStaff(body),
  detailStaff: ({ params }) => staffDetail(params.id),
  inviteStaff: ({ body }) => inviteStaff(body),
  adminUpdateStaff: ({ params, body }) => updateStaff(params.id, body),
  searchWorkers: ({ body }) => searchWorkers(body),
  searchVendors: ({ body }) => searchVendors(body),
  listCustomers: ({ body }) => listCustomers(body),
  createCustomer: ({ body }) => createCustomer(body),
  listVendors: ({ body }) => listVendors(body),
  inviteVendor: ({ body }) => inviteVendor(body),
  listOwnInvitations: () => ownInvitations(),
  acceptInvite: ({ body }) => answerInvitation(body),
})
