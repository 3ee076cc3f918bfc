/** Calls of people: paths as the specification writes them. */
export const peopleCalls = {
  listStaff: { method: "POST", path: "/staff/list-staff" },
  detailStaff: { method: "GET", path: "/staff/detail-staff/:id" },
  inviteStaff: { method: "POST", path: "/staff/invite-staff" },
  adminUpdateStaff: { method: "PUT", path: "/staff/admin-update-staff/:id" },
  searchWorkers: { method: "POST", path: "/common/worker" },
  searchVendors: { method: "POST", path: "/common/vendor" },
  listCustomers: { method: "POST", path: "/customer" },
  createCustomer: { method: "PUT", path: "/customer/create" },
  listVendors: { method: "POST", path: "/vendor/list-vendor" },
  inviteVendor: { method: "PUT", path: "/vendor/invite-vendor" },
  listOwnInvitations: { method: "GET", path: "/user/own-invitation" },
  acceptInvite: { method: "PUT", path: "/vendor/accept-invite" },
} as const
