/** Who sees and changes what a customer wishes, is billed and agreed on for an arrangement (0§6, TASK-44, TASK-45). */
import { type Actor, isAdminSide, isManagement, isWorker } from "#modules/kernel/actor.ts"
import type { FieldAccess } from "#modules/kernel/policy.ts"

/** Customers are also vendors that order (0§6). */
export const orders = (actor: Actor) => actor.role === "customer" || (actor.role === "vendor" && actor.isCustomer)

/** A reader without an account sees what the customer sees (TASK-37). */
export const asItsCustomer = (sender: Actor, customerId: number): Actor => ({
  ...sender,
  personId: 0,
  membershipId: 0,
  language: "ja",
  role: "customer",
  isFirstAdmin: false,
  isSupervising: false,
  hidesRevenue: true,
  isOutsourced: false,
  isCustomer: false,
  partnerId: customerId,
})

interface Ordered {
  readonly customerId: number
  readonly hasTimes: boolean
  readonly isClosed: boolean
  readonly isFixedPrice: boolean
}
const isItsCustomer = (actor: Actor, { customerId }: Ordered) => orders(actor) && customerId === actor.partnerId

/** D64: a customer is told times that are settled; what is held is not, whatever the company has pencilled in. */
export const seesTimes = (
  actor: Actor,
  { customerId, isHeld }: Pick<Ordered, "customerId"> & { readonly isHeld: boolean },
): boolean => !isHeld || !(orders(actor) && customerId === actor.partnerId)

/** TASK-45: the customer's wish is for the admin side, customers and vendors; its own customer changes it at first. */
export const wish = (actor: Actor, { customerId, hasTimes, isClosed }: Ordered): FieldAccess => {
  if (isAdminSide(actor)) return "edit"
  if (orders(actor) && customerId === actor.partnerId && !hasTimes && !isClosed) return "edit"
  return orders(actor) || actor.role === "vendor" ? "read" : "hidden"
}
/** How the customer is reached and when it pays: for the management, and the customer itself. */
const agreed = (actor: Actor, task: Ordered): FieldAccess =>
  isManagement(actor) || isItsCustomer(actor, task) ? "read" : "hidden"
/** TASK-44: what the customer is billed, for the management and the customer itself; never on fixed-price sites. */
const billed = (actor: Actor, task: Ordered): FieldAccess =>
  task.isFixedPrice ? "hidden" : isAdminSide(actor) ? "edit" : agreed(actor, task)
const billedAlone = (actor: Actor, task: Ordered): FieldAccess => (billed(actor, task) === "hidden" ? "hidden" : "read")
/** A site's own prices are for whoever changes them. */
const sitePrice = (actor: Actor): FieldAccess => (isAdminSide(actor) ? "read" : "hidden")
const inside = (actor: Actor): FieldAccess => (isManagement(actor) ? "read" : "hidden")

/** Fields that are absent for some who see the arrangement. */
export const customerSide = {
  startTimeDesire: wish,
  endTimeDesire: wish,
  startTimeDesireMorning: wish,
  endTimeDesireMorning: wish,
  startTimeDesireAfternoon: wish,
  endTimeDesireAfternoon: wish,
  startTimeDesireEvening: wish,
  endTimeDesireEvening: wish,
  startTimeDesireOther: wish,
  endTimeDesireOther: wish,
  customerCompanyName: agreed,
  customerEmail: agreed,
  customerPhone: agreed,
  customerAddress: agreed,
  customerPostalCode: agreed,
  deadline: agreed,
  paymentMonthOffset: agreed,
  paymentDate: agreed,
  regularUnitPrice: sitePrice,
  nightUnitPrice: sitePrice,
  titleOtherShiftCustomer: billed,
  priceOtherShiftCustomer: billed,
  otherShiftType: billed,
  metadataCustomerUnitPriceCertificate: billed,
  metadataUnitPriceCertificate: billedAlone,
  unitPriceCustomer: billedAlone,
  isCustomer: (actor: Actor, task: Ordered): FieldAccess => (wish(actor, task) === "hidden" ? inside(actor) : "read"),
  isAdminUpdate: (actor: Actor, task: Ordered): FieldAccess =>
    wish(actor, task) === "hidden" ? inside(actor) : "read",
  createdBy: inside,
  creatorId: inside,
  creatorName: inside,
  creatorRoleId: inside,
  leaderTaskPhone: (actor: Actor, task: Ordered): FieldAccess =>
    isManagement(actor) || isWorker(actor) || isItsCustomer(actor, task) ? "read" : "hidden",
  maxWorker: inside,
  totalWorker: (actor: Actor): FieldAccess => (isManagement(actor) || isWorker(actor) ? "read" : "hidden"),
}
