/** Who sees and changes sites and arrangements (0§6 task visibility, D64, D65, D81). */

import { type Actor, isAdminSide, isManagement, isWorker } from "#modules/kernel/actor.ts"
import { roleGroups, type WorkShift } from "#modules/kernel/codes.ts"
import { definePolicy, type FieldAccess, type Verdict } from "#modules/kernel/policy.ts"
import { all, anyOf, type Facts, type Filter, is, none, shows } from "#modules/kernel/visible.ts"
import { customerSide, orders, wish } from "./policy/customer-side.ts"

import { mayAnswer, mayAsk, mayAskAnew, mayPropose, pendingWish, seesHistory } from "./policy/proposal-policy.ts"
import { mayFill, type SlotTie, vendorLines } from "./policy/vendor-policy.ts"

/** By what a row is somebody's: its customer, its leader, the people on it and the vendors they belong to. */
export type Tie = "customer" | "leader" | "worker" | "vendor"

/** What of an arrangement or site decides who may do what; `own` is the record of whoever asks. */
export interface Subject {
  readonly own: number | null
  readonly customerId: number
  readonly leaderStaffId: number | null
  readonly workers: ReadonlyArray<{
    readonly staffId: number
    readonly partnerId: number | null
    readonly shift: WorkShift
  }>
  /** 枠: the shifts that vendors are asked for people on. */
  readonly vendors: ReadonlyArray<SlotTie & { readonly shift: WorkShift }>
  /** 小口の依頼: it has neither a history nor is it sent by anybody but the admin side (D82). */
  readonly isSmallJob?: boolean
  /** Of a site that is paid by a contract: it has no prices by the head. */
  readonly isFixedPrice: boolean
  /** A shift of it is on: its customer changes it by request alone (TASK-49). */
  readonly hasTimes: boolean
  /** 保留 (D119): nothing of it is settled, and it needs nobody. */
  readonly isHeld: boolean
  /** Its pay month takes no changes. An operation leaves this to the month's own lock and its own error. */
  readonly isClosed: boolean
}

/** Whose own record decides what he sees: the admin side sees everything without one, partners have none. */
export const needsRecord = (actor: Actor) => isWorker(actor) || actor.role === "financeManager"
/** Whom the board has a row for. */
export const arrangedRoles = roleGroups.arranged

const ofPartner = (actor: Actor): Filter<Tie> => {
  if (actor.partnerId === null) return none
  const asCustomer = orders(actor) ? [is<Tie>("customer", actor.partnerId)] : []
  const asVendor = actor.role === "vendor" ? [is<Tie>("vendor", actor.partnerId)] : []
  return anyOf(...asCustomer, ...asVendor)
}

/** TASK-32: management sees all, everyone else what is theirs. */
export const visibleTo = (actor: Actor, own: number | null): Filter<Tie> => {
  if (isManagement(actor)) return all
  if (isWorker(actor)) return own === null ? none : anyOf(is("leader", own), is("worker", own))
  return ofPartner(actor)
}

export const tiesOf = ({
  customerId,
  leaderStaffId,
  workers,
  vendors,
}: Pick<Subject, "customerId" | "leaderStaffId"> & {
  readonly workers: ReadonlyArray<{ readonly staffId: number; readonly partnerId: number | null }>
  readonly vendors: ReadonlyArray<SlotTie>
}): Facts<Tie> => ({
  customer: customerId,
  leader: leaderStaffId,
  worker: workers.map(({ staffId }) => staffId),
  vendor: [...workers, ...vendors].map(({ partnerId }) => partnerId),
})

const isSeen = (actor: Actor, subject: Subject): Verdict =>
  shows(visibleTo(actor, subject.own), tiesOf(subject)) || "not theirs"
const adminSideOnly = (actor: Actor): Verdict => isAdminSide(actor) || "not the admin side"
const whileOpen = (actor: Actor, subject: Subject): Verdict =>
  subject.isClosed ? "its pay month is closed" : adminSideOnly(actor)

/** The shifts of an arrangement that the viewer is told of: workers and vendors those they are on, others all. */
export const seesShift = (actor: Actor, subject: Subject, shift: WorkShift): boolean => {
  if (isManagement(actor)) return true
  if (orders(actor) && subject.customerId === actor.partnerId) return true
  if (isWorker(actor)) return subject.workers.some((one) => one.shift === shift && one.staffId === subject.own)
  return [...subject.workers, ...subject.vendors].some(
    (one) => one.shift === shift && one.partnerId === actor.partnerId,
  )
}

/** How a series goes on is told to whoever is told of all its days: the management, and the customer it is for. */
export const seesSeries = (actor: Actor, { customerId }: Pick<Subject, "customerId">): boolean =>
  isManagement(actor) || (orders(actor) && customerId === actor.partnerId)

/** The people of a shift whose names the viewer is told: his mates, a vendor its own, a customer nobody. */
export const seesPerson = (actor: Actor, person: { readonly partnerId: number | null }): boolean =>
  isManagement(actor) || isWorker(actor) || (actor.role === "vendor" && person.partnerId === actor.partnerId)

const edit =
  (may: (actor: Actor) => boolean, sees: (actor: Actor) => boolean = () => true) =>
  (actor: Actor): FieldAccess =>
    may(actor) ? "edit" : sees(actor) ? "read" : "hidden"
const planned = edit(isAdminSide)
/** TASK-43: how many the company arranges is for company roles. */
const companyCount = edit(isAdminSide, isManagement)
const countOnly = (actor: Actor): FieldAccess => (isManagement(actor) || isWorker(actor) ? "read" : "hidden")
/** TASK-45: the customer's wish is for the admin side, customers and vendors. */
const customerWish = wish
/** SITE-13: whose site it is, management knows, and the customer itself. */
const customerFact = (actor: Actor, { customerId }: { readonly customerId: number }): FieldAccess =>
  isAdminSide(actor)
    ? "edit"
    : isManagement(actor) || (orders(actor) && customerId === actor.partnerId)
      ? "read"
      : "hidden"
const customerName = (actor: Actor, subject: { readonly customerId: number }): FieldAccess =>
  customerFact(actor, subject) === "hidden" ? "hidden" : "read"

/** Fields that everyone who sees the arrangement may read. */
const plain = {
  constructionSiteId: planned,
  startDate: (actor: Actor, subject: Subject): FieldAccess =>
    planned(actor) === "edit" || mayAskAnew(actor, subject) ? "edit" : "read",
  endDate: planned,
  dayOffs: planned,
  name: planned,
  note: planned,
  description: planned,
  leaderId: planned,
  meetingTime: planned,
  meetingPlace: planned,
  morningShift: planned,
  morningFrom: planned,
  morningTo: planned,
  afternoonShift: planned,
  afternoonFrom: planned,
  afternoonTo: planned,
  eveningShift: planned,
  eveningFrom: planned,
  eveningTo: planned,
  otherShift: planned,
  otherFrom: planned,
  otherTo: planned,
}
/** Fields that are absent for some who see it. */
const guarded = {
  ...customerSide,
  customerId: customerFact,
  customerName,
  morningShiftCustomer: customerWish,
  afternoonShiftCustomer: customerWish,
  eveningShiftCustomer: customerWish,
  otherShiftCustomer: customerWish,
  workerMorning: customerWish,
  workerAfternoon: customerWish,
  workerEvening: customerWish,
  workerOther: customerWish,
  maxWorkerMorning: companyCount,
  maxWorkerAfternoon: companyCount,
  maxWorkerEvening: companyCount,
  maxWorkerOther: companyCount,
  assignedMorning: countOnly,
  assignedAfternoon: countOnly,
  assignedEvening: countOnly,
  assignedOther: countOnly,
  seriesDays: (actor: Actor): FieldAccess => (isManagement(actor) ? "read" : "hidden"),
  workers: (actor: Actor, subject: Subject): FieldAccess =>
    isAdminSide(actor) || mayFill(actor, subject) === true
      ? "edit"
      : isManagement(actor) || isWorker(actor) || actor.role === "vendor"
        ? "read"
        : "hidden",
  vendors: vendorLines,
  metadataCustomerUpdate: pendingWish,
  totalVendor: edit(() => false, isManagement),
  seriesVersion: edit(isAdminSide, isManagement),
}

export const taskPolicy = definePolicy<Subject>()({
  entity: "task",
  actions: {
    read: isSeen,
    create: (actor, subject) => adminSideOnly(actor) === true || mayAsk(actor, subject),
    update: whileOpen,
    assign: whileOpen,
    fill: mayFill,
    propose: mayPropose,
    answer: mayAnswer,
    history: (actor, subject) => (subject.isSmallJob === true ? "a small job has no history" : seesHistory(actor)),
    send: (actor, subject) => (subject.isSmallJob === true ? adminSideOnly(actor) : seesHistory(actor)),
    delete: whileOpen,
    hold: whileOpen,
  },
  fields: { ...plain, ...guarded },
})
/** TASK-30, D81: a vendor looks for its own workers; putting them on its slot is an action of its own. */
export const candidatePolicy = definePolicy<undefined>()({
  entity: "candidate",
  actions: { list: (actor) => isAdminSide(actor) || actor.role === "vendor" || "neither the admin side nor a vendor" },
  fields: {},
  staysOpen: ["list"],
})
/** Whom the picker offers: everyone, a vendor its own workers. */
export const mayPick = (actor: Actor, person: { readonly partnerId: number | null }): boolean =>
  actor.role !== "vendor" || (person.partnerId !== null && person.partnerId === actor.partnerId)

/** What redact goes by: the fields that can be hidden at all. */
export const taskHiding = definePolicy<Subject>()({ entity: "task", actions: {}, fields: guarded })
