import { ownAccount, renameOwnAccount } from "#modules/identity/index.ts"
import { implement } from "#modules/kernel/http/serve.ts"
import { peopleContract } from "./contract.ts"
import { answerInvitation, ownInvitations } from "./operations/answer-invitation.ts"
import { changeInvitation } from "./operations/change-invitation.ts"
import { changeRole } from "./operations/change-role.ts"
import { inviteAdmin } from "./operations/invite-admin.ts"
import { inviteCustomer, inviteVendor } from "./operations/invite-partner.ts"
import { inviteStaff } from "./operations/invite-staff.ts"
import { receivedInvitations, sentInvitations } from "./operations/list-invitations.ts"
import { listStaff, searchWorkers } from "./operations/list-staff.ts"
import { updateUser } from "./operations/manage-staff.ts"
import { profileCustomer, profileVendor } from "./operations/own-partner.ts"
import { createCustomer, listCustomers, listVendors, searchVendors } from "./operations/partner-calls.ts"
import { register } from "./operations/register.ts"
import { checkEmailExist, registerTokenDetail } from "./operations/register-token.ts"
import { updateViewBlock } from "./operations/revenue-view.ts"
import { staffAccess } from "./operations/show-access.ts"
import { staffDetail } from "./operations/show-staff.ts"
import { staffRegister } from "./operations/staff-register.ts"
import { updateStaff } from "./operations/update-staff.ts"

export const peopleRoutes = implement(peopleContract, {
  listStaff: ({ body }) => listStaff(body),
  detailStaff: ({ params }) => staffDetail(params.id),
  inviteStaff: ({ body }) => inviteStaff(body),
  adminUpdateStaff: ({ params, body }) => updateStaff(params.id, body),
  detailsUser: ({ params }) => staffAccess(params.id),
  updateUser: ({ params, body }) => updateUser(params.id, body),
  updateViewBlock: ({ body }) => updateViewBlock(body),
  changeRole: ({ body }) => changeRole(body),
  searchWorkers: ({ body }) => searchWorkers(body),
  searchVendors: ({ body }) => searchVendors(body),
  listCustomers: ({ body }) => listCustomers(body),
  createCustomer: ({ body }) => createCustomer(body),
  listVendors: ({ body }) => listVendors(body),
  inviteVendor: ({ body }) => inviteVendor(body),
  listOwnInvitations: () => ownInvitations(),
  listInviteRequest: ({ body }) => receivedInvitations(body),
  listSentInvitations: ({ body }) => sentInvitations(body),
  changeInvitation: ({ params, body }) => changeInvitation(params.id, body),
  inviteAdmin: ({ body }) => inviteAdmin(body),
  inviteCustomer: ({ body }) => inviteCustomer(body),
  acceptInvite: ({ body }) => answerInvitation(body),
  staffRegister: ({ body }) => staffRegister(body),
  profileVendor: ({ body }) => profileVendor(body),
  profileCustomer: ({ body }) => profileCustomer(body),
  register: { staged: ({ body }) => register(body) },
  detailRegisterToken: ({ body }) => registerTokenDetail(body.token),
  checkEmailExist: ({ body }) => checkEmailExist(body),
  profile: () => ownAccount(),
  updateProfile: ({ body }) => renameOwnAccount(body.name),
})
