/** Whose side somebody is on: the company's, or a partner's whose people are told the company and not who of it. */
import { type Role, type RoleId, roleIds } from "#modules/kernel/codes.ts"

const partnersRoles: ReadonlyArray<Role> = ["vendor", "vendorWorker", "customer"]
const partnersRoleIds: ReadonlyArray<RoleId> = partnersRoles.map((role) => roleIds[role])

export const isPartnersRole = (role: Role) => partnersRoles.includes(role)
/** By the number that a membership has. */
export const isPartnersRoleId = (id: RoleId) => partnersRoleIds.includes(id)
