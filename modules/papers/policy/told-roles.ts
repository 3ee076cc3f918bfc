/** Whose members are asked for when a paper moves by itself or somebody is told of it. What each may, `paperPolicy` says. */
import { type Role, roleGroups } from "#modules/kernel/codes.ts"

/** D102: who decides on what the company itself makes. */
export const paperDeciders: ReadonlyArray<Role> = ["admin", "financeManager"]

/** PAPER-16: who learns that a paper was made by itself: those who look at it and hand it over. */
export const toldOfMadePapers: ReadonlyArray<Role> = ["admin", "officeManager", "financeManager"]

/** D24: whoever may have a paper of his own to read, on either side. */
export const paperReaders: ReadonlyArray<Role> = [
  "admin",
  "manager",
  "officeManager",
  "financeManager",
  "vendor",
  "customer",
  "otherWorker",
]

/** A paper of one's own stays one's own, whatever one becomes in the company. */
export const ofOwnPapers: ReadonlyArray<Role> = roleGroups.ownStaff
