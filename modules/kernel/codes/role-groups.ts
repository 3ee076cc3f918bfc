/**
 * The named groups of roles that every policy speaks in (0§6, D65). The specification's "admin-type", "company manager"
 * and "manager-level" are adminSide; its "company roles" are management to see and adminSide to change.
 */
import type { Role } from "./role.ts"

const management = ["admin", "manager", "officeManager", "financeManager"] as const satisfies ReadonlyArray<Role>
const adminSide = ["admin", "manager", "officeManager"] as const satisfies ReadonlyArray<Role>
const workers = ["worker", "partTimeWorker", "otherWorker", "vendorWorker"] as const satisfies ReadonlyArray<Role>

export const roleGroups = {
  management,
  adminSide,
  companyRolesSee: management,
  companyRolesChange: adminSide,
  workers,
  /** Those who are arranged for sites as their daily work; who runs the company, its office or its books is by exception. */
  arranged: ["manager", ...workers],
  /** People whom the company itself pays or counts as a seat (D91). */
  ownStaff: [...management, "partTimeWorker", "otherWorker", "worker"],
  /** D15: minus those whose membership hides revenue. */
  revenueView: ["admin", "manager", "financeManager"],
  /** SHELL-11, TIME-20: who punches and takes breaks; a finance manager with 外注 pay does not (see his terms). */
  clockRoles: [...management, ...workers],
  vendorOnly: ["vendor"],
  /** People of a partner company. */
  partners: ["vendor", "customer", "vendorWorker"],
  adminSideAndCustomer: [...adminSide, "customer"],
  platform: ["superAdmin"],
} as const satisfies Record<string, ReadonlyArray<Role>>
export type RoleGroup = keyof typeof roleGroups

/** Whether a role belongs to a named group. */
export const isInGroup = (group: RoleGroup, role: Role): boolean => roleGroups[group].some((member) => member === role)
