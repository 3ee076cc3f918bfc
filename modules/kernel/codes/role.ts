/** The eleven roles of a membership. 職長 (leader) is a duty on one arrangement and no role (D19). */
export const roleIds = {
  superAdmin: 1,
  admin: 2,
  manager: 3,
  officeManager: 4,
  financeManager: 6,
  vendor: 7,
  customer: 8,
  vendorWorker: 9,
  partTimeWorker: 10,
  otherWorker: 11,
  worker: 12,
} as const
export type Role = keyof typeof roleIds
export type RoleId = (typeof roleIds)[Role]
