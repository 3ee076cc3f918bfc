import { implement } from "#modules/kernel/http/serve.ts"
import { peopleContract } from "./contract.ts"
import { answerInvitation, ownInvitations } from "./operations/answer-invitation.ts"
import { askForInvitation } from "./operations/ask-for-invitation.ts"
import { askStaff } from "./operations/ask-staff.ts"
import { branchesOf, listBanks } from "./operations/banks.ts"
import { changeInvitation } from "./operations/change-invitation.ts"
import { changeRole } from "./operations/change-role.ts"
import { declineByLink } from "./operations/decline-by-link.ts"
import { customerDetail, setVendor, updateCustomer, updateVendor, vendorDetail } from "./operations/edit-partner.ts"
import { inviteAdmin } from "./operations/invite-admin.ts"
import { inviteCustomer, inviteVendor } from "./operations/invite-partner.ts"
import { inviteStaff } from "./operations/invite-staff.ts"
import { createLicense, deleteLicense, expiringLicenses, listLicenses, updateLicense } from "./operations/licenses.ts"
import { adminInvitations, receivedInvitations, sentInvitations } from "./operations/list-invitations.ts"
import { listStaff, listVendorStaff, searchWorkers } from "./operations/list-staff.ts"
import { updateUser } from "./operations/manage-staff.ts"
import { profileCustomer, profileVendor } from "./operations/own-partner.ts"
import { ownProfile, updateOwnProfile } from "./operations/own-profile.ts"
import { createCustomer, listCustomers, listVendors, searchVendors } from "./operations/partner-calls.ts"
import { updatePartnerStatus } from "./operations/partner-status.ts"
import { paymentLimit } from "./operations/payment-limits.ts"
import { register } from "./operations/register.ts"
import { checkEmailExist, registerTokenDetail } from "./operations/register-token.ts"
import { updateViewBlock } from "./operations/revenue-view.ts"
import { userAccess } from "./operations/show-access.ts"
import { showHealth } from "./operations/show-health.ts"
import { staffDetail } from "./operations/show-staff.ts"
import { staffRegister } from "./operations/staff-register.ts"
import { updateStaff } from "./operations/update-staff.ts"
import { withdrawAdminInvite } from "./operations/withdraw-admin-invite.ts"

export const peopleRoutes = implement(peopleContract, {
  listStaff: ({ body }) => listStaff(body),
  detailStaff: ({ params }) => staffDetail(params.id),
  inviteStaff: ({ body }) => inviteStaff(body),
  adminUpdateStaff: ({ params, body }) => updateStaff(params.id, body),
  askStaff: ({ params, body }) => askStaff(params.id, body),
  showHealth: ({ params }) => showHealth(params.id),
  detailsUser: ({ params }) => userAccess(params.id),
  updateUser: ({ params, body }) => updateUser(params.id, body),
  updateViewBlock: ({ body }) => updateViewBlock(body),
  changeRole: ({ body }) => changeRole(body),
  listBanks: () => listBanks(),
  listBranches: ({ params }) => branchesOf(params.code),
  searchWorkers: ({ body }) => searchWorkers(body),
  listLicenses: ({ query }) => listLicenses(query),
  expiringLicenses: () => expiringLicenses(),
  createLicense: ({ body }) => createLicense(body),
  updateLicense: ({ params, body }) => updateLicense(params.id, body),
  deleteLicense: ({ params, body }) => deleteLicense(params.id, body.version),
  searchVendors: ({ body }) => searchVendors(body),
  listCustomers: ({ body }) => listCustomers(body),
  customerStatus: ({ body }) => updatePartnerStatus("customer", body),
  detailCustomer: ({ params }) => customerDetail(params.id),
  updateCustomer: ({ params, body }) => updateCustomer(params.id, body),
  createCustomer: ({ body }) => createCustomer(body),
  listVendors: ({ body }) => listVendors(body),
  vendorStatus: ({ body }) => updatePartnerStatus("vendor", body),
  paymentLimit: ({ body }) => paymentLimit(body),
  setVendor: ({ body }) => setVendor(body),
  detailVendor: ({ params }) => vendorDetail(params.id),
  updateVendor: ({ params, body }) => updateVendor(params.id, body),
  listVendorStaff: ({ params, body }) => listVendorStaff(params.id, body),
  inviteVendor: ({ body }) => inviteVendor(body),
  listOwnInvitations: () => ownInvitations(),
  listInviteRequest: ({ body }) => receivedInvitations(body),
  listSentInvitations: ({ body }) => sentInvitations(body),
  changeInvitation: ({ params, body }) => changeInvitation(params.id, body),
  listAdminInvitations: ({ body }) => adminInvitations(body),
  withdrawAdminInvite: ({ params, body }) => withdrawAdminInvite(params.id, body),
  inviteAdmin: ({ body }) => inviteAdmin(body),
  inviteCustomer: ({ body }) => inviteCustomer(body),
  acceptInvite: ({ body }) => answerInvitation(body),
  staffRegister: ({ body }) => staffRegister(body),
  profileVendor: ({ body }) => profileVendor(body),
  profileCustomer: ({ body }) => profileCustomer(body),
  register: { staged: ({ body }) => register(body) },
  detailRegisterToken: ({ body }) => registerTokenDetail(body.token),
  declineInvite: ({ body }) => declineByLink(body.token),
  askForInvite: ({ body }) => askForInvitation(body.token),
  checkEmailExist: ({ body }) => checkEmailExist(body),
  profile: ({ query }) => ownProfile(query),
  updateProfile: ({ body }) => updateOwnProfile(body),
})
