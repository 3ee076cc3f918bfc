/** Which of the company's break lists a person's day follows (D19): the leader's on days he leads, else his role's. */
import type { BreakDuty } from "#modules/companies/index.ts"
import type { Role } from "#modules/kernel/codes.ts"

const byRole: Readonly<Partial<Record<Role, BreakDuty>>> = {
  admin: "admin",
  manager: "manager",
  officeManager: "officeManager",
  // A finance manager has no list of his own and takes the office's.
  financeManager: "officeManager",
  partTimeWorker: "partTimeWorker",
  otherWorker: "otherWorker",
}

export const breakDutyOf = (role: Role, isLeader: boolean): BreakDuty =>
  isLeader ? "leader" : (byRole[role] ?? "worker")
