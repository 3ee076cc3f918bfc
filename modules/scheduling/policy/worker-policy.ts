/** Who is told what of one person on an arrangement: his prices, his hours, whose he is, whether he has joined. */
import { type Actor, isAdminSide, isManagement } from "#modules/kernel/actor.ts"
import { definePolicy, type FieldAccess } from "#modules/kernel/policy.ts"

/** Whether the board tells whose workers they are. */
export const seesVendors = (actor: Actor) => isManagement(actor) || actor.role === "vendor"

/** One person on an arrangement: TASK-46, whose price the viewer is told. */
export interface WorkerSubject {
  readonly own: number | null
  readonly staffId: number
  readonly partnerId: number | null
}
const staffPrice = (actor: Actor, worker: WorkerSubject): FieldAccess => {
  if (isAdminSide(actor)) return "edit"
  const isOwn = worker.own !== null && worker.staffId === worker.own
  const isOwnWorker = actor.role === "vendor" && worker.partnerId !== null && worker.partnerId === actor.partnerId
  return isOwn || isOwnWorker ? "read" : "hidden"
}
const workCount = (actor: Actor, worker: WorkerSubject): FieldAccess =>
  isAdminSide(actor)
    ? "edit"
    : isManagement(actor) || worker.staffId === worker.own || actor.role === "vendor"
      ? "read"
      : "hidden"

const vendorOfWorker = (actor: Actor): FieldAccess => (seesVendors(actor) ? "read" : "hidden")

/** TASK-53: whose record the actor can open from an arrangement: everybody's, a vendor its own workers'. */
export const opensRecord = (actor: Actor, { partnerId }: { readonly partnerId: number | null }): boolean =>
  isManagement(actor) || (actor.role === "vendor" && partnerId !== null && partnerId === actor.partnerId)
/** Whether he has answered his invitation is between him and who asked him. */
const joining = (actor: Actor, person: WorkerSubject): FieldAccess => (opensRecord(actor, person) ? "read" : "hidden")

export const taskWorkerHiding = definePolicy<WorkerSubject>()({
  entity: "taskWorker",
  actions: {},
  fields: {
    priceMorning: staffPrice,
    priceAfternoon: staffPrice,
    priceEvening: staffPrice,
    price: staffPrice,
    unitPriceCertificate: staffPrice,
    countWorkMorning: workCount,
    countWorkAfternoon: workCount,
    countWorkEvening: workCount,
    countWorkOther: workCount,
    workedMinutes: workCount,
    hasJoined: joining,
    managerId: vendorOfWorker,
    vendorCompanyName: vendorOfWorker,
  },
})
