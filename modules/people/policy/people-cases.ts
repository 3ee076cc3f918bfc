/** Whose record, pay or work it is: the people whom the rules tell apart, as /permission names them. */
import type { Actor } from "#modules/kernel/actor.ts"
import { activeStatuses, type Role } from "#modules/kernel/codes.ts"
import type { Case } from "#modules/kernel/policy-words.ts"
import type { StaffSubject } from "../policy.ts"

/** Somebody else of a role: partners' people belong to another partner than whoever asks. */
const another = (role: Role) => (actor: Actor) => ({
  membershipId: actor.membershipId + 1,
  personId: actor.personId + 1,
  partnerId: role === "vendorWorker" ? (actor.partnerId ?? 0) + 1 : null,
  role,
  status: activeStatuses.active,
})
const self = ({ membershipId, partnerId, personId, role }: Actor) => ({
  ...{ membershipId, personId, partnerId, role },
  status: activeStatuses.active,
})
const ofRole = (role: Role): Case<StaffSubject> => ({
  words: { ja: "ほかの{{role}}", en: "Somebody else: {{role}}", vi: "Người khác: {{role}}" },
  role,
  of: another(role),
})

export const peopleCases = {
  self: {
    words: { ja: "自分", en: "Oneself", vi: "Bản thân" },
    of: self,
    // A partner's own person is no record of the staff.
    isMet: ({ role }: Actor) => role !== "customer" && role !== "vendor",
  },
  admin: ofRole("admin"),
  manager: ofRole("manager"),
  officeManager: ofRole("officeManager"),
  financeManager: ofRole("financeManager"),
  worker: ofRole("worker"),
  partTimeWorker: ofRole("partTimeWorker"),
  otherWorker: ofRole("otherWorker"),
  ownVendorWorker: {
    words: { ja: "自社の{{role}}", en: "One of the own company: {{role}}", vi: "Của công ty mình: {{role}}" },
    role: "vendorWorker",
    of: (actor: Actor) => ({ ...another("vendorWorker")(actor), partnerId: actor.partnerId }),
    isMet: ({ role }: Actor) => role === "vendor" || role === "vendorWorker",
  },
  vendorWorker: ofRole("vendorWorker"),
} as const satisfies Readonly<Record<string, Case<StaffSubject>>>

/** All of them: where a rule has cases of its own beside these, which of its actions they are asked of. */
export const everyPeopleCase = [
  "self",
  "admin",
  "manager",
  "officeManager",
  "financeManager",
  "worker",
  "partTimeWorker",
  "otherWorker",
  "ownVendorWorker",
  "vendorWorker",
] as const satisfies ReadonlyArray<keyof typeof peopleCases>
