import { expect, test } from "vitest"
import { isInGroup, type RoleGroup, roleGroups, roleIds, wordsOf } from "#modules/kernel/codes.ts"

test("API-06 the role groups as one grid, roles by groups", () => {
  const roles = wordsOf(roleIds)
  const groups = Object.keys(roleGroups).filter((group): group is RoleGroup => group in roleGroups)
  const grid = groups.map((group) => `${group}: ${roles.filter((role) => isInGroup(group, role)).join(" ")}`)
  expect(grid).toEqual([
    "management: admin manager officeManager financeManager",
    "adminSide: admin manager officeManager",
    "companyRolesSee: admin manager officeManager financeManager",
    "companyRolesChange: admin manager officeManager",
    "workers: vendorWorker partTimeWorker otherWorker worker",
    "arranged: manager vendorWorker partTimeWorker otherWorker worker",
    "ownStaff: admin manager officeManager financeManager partTimeWorker otherWorker worker",
    "revenueView: admin manager financeManager",
    "clockRoles: admin manager officeManager financeManager vendorWorker partTimeWorker otherWorker worker",
    "vendorOnly: vendor",
    "partners: vendor customer vendorWorker",
    "adminSideAndCustomer: admin manager officeManager customer",
    "platform: superAdmin",
  ])
})
