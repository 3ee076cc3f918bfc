/** A customer asks for people on a site of its own: an arrangement without times, until the company sets them (D64). */
import { Effect } from "effect"
import { workShifts } from "#modules/kernel/codes.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { namesOf } from "#modules/people/index.ts"
import { shiftFields } from "../codes.ts"
import type { TaskDraft } from "../contract/task.ts"
import { taskPolicy } from "../policy.ts"
import { noteMade } from "../repository/proposals.ts"
import { siteRowsByIds } from "../repository/sites.ts"
import { insertTasks, saveShifts } from "../repository/write-tasks.ts"
import { difference, wishesAsTheyAre } from "../rules/proposal.ts"
import { planShifts } from "../rules/shift-plan.ts"
import { writtenBy } from "../rules/written-by.ts"
import { wishesOf } from "../views/shift-fields.ts"
import { isFixedPrice, readTask } from "../views/task-view.ts"
import { daysOf, groupFor } from "./arrange-task.ts"
import { blame } from "./blame.ts"
import { inRequest, refuseFaults } from "./check-wish.ts"
import { holdDaysOpen } from "./hold-days.ts"
import { refuseNoCustomer, refuseRestingSite, shiftsToSave, usualOf } from "./plan-task.ts"
import { updateIn } from "./propose-change.ts"
import { creatorFacts } from "./task-parts.ts"
import { tellOfWish } from "./tell-wishes.ts"
import { nobodys, whoAsks } from "./viewer.ts"

/** What a customer says of a new arrangement; the rest is the company's. */
const ownFields = (draft: TaskDraft): ReadonlyArray<string> => [
  ...["constructionSiteId", "startDate", "endDate", "dayOffs", "name"],
  ...Object.keys(updateIn(draft)),
]
const refuseForeign = Effect.fn("Scheduling.refuseForeign")(function* (draft: TaskDraft) {
  const own = ownFields(draft)
  const foreign = Object.keys(draft).filter((field) => !own.includes(field))
  if (foreign.length === 0) return
  const fields = foreign.map((field) => ({ field, message: messageKey("notYoursToChange") }))
  return yield* new Refused({ code: "Permission_Denied", fields, reason: "task: not the customer's to say" })
})
/** A request is for a shift and from today on; each shift says how many people, but on a site that counts none. */
const refuseUnclear = Effect.fn("Scheduling.refuseUnclear")(function* (draft: TaskDraft, countsHeads: boolean) {
  const asked = workShifts.filter((shift) => draft[shiftFields[shift].customerFlag] === 1)
  if (asked.length === 0) {
    const message = "noShift"
    return yield* refuse("Invalid_Input", [{ field: "morningShiftCustomer", message }])
  }
  const before = wishesAsTheyAre({ day: "", startTimeDesire: null, endTimeDesire: null, shifts: [] })
  const update = difference({ stored: before, arranged: {} }, updateIn(draft))?.dataUpdate ?? {}
  yield* refuseFaults({ before, update, countsHeads }, inRequest)
})

/**
 * Fails with Not_Found (a site that is not its own), Permission_Denied, Invalid_Input, Site_Not_In_Coming_Or_Working,
 * Customer_Not_Valid (取引停止) and as days do.
 */
export const requestTask = Effect.fn("Scheduling.requestTask")(function* (draft: TaskDraft) {
  const viewer = yield* whoAsks()
  const { companyId, personId } = viewer.actor
  const [site] = yield* siteRowsByIds(companyId, [draft.constructionSiteId])
  const isOwn = site?.customerId === viewer.actor.partnerId
  if (!isOwn || site.status === 0 || site.isSmallJob) return yield* blame("Not_Found", "constructionSiteId")
  yield* authorize(taskPolicy, "create", { ...nobodys(viewer), customerId: site.customerId })
  yield* refuseForeign(draft)
  yield* refuseRestingSite(site)
  const names = yield* namesOf(companyId, { staffIds: [], partnerIds: [site.customerId] })
  yield* refuseNoCustomer(site.customerId, names)
  const { days } = yield* daysOf(draft)
  yield* refuseUnclear(draft, !isFixedPrice(site))
  const usual = yield* usualOf(companyId)
  yield* holdDaysOpen(companyId, days, usual.salaryClosingDate, "startDate")
  const plans = planShifts({ before: [], wishes: wishesOf(draft), usual: {}, isFixedPrice: isFixedPrice(site) })
  const groupId = yield* groupFor(companyId, draft)
  const tasks = yield* insertTasks(
    {
      companyId,
      siteId: site.id,
      groupId,
      name: draft.name ?? "",
      customerId: site.customerId,
      startTimeDesire: draft.startTimeDesire ?? null,
      endTimeDesire: draft.endTimeDesire ?? null,
      isCustomer: true,
      ...writtenBy("customer"),
      ...(yield* creatorFacts()),
    },
    days,
  )
  const inOrder = tasks.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  yield* saveShifts(
    companyId,
    inOrder.flatMap(({ id, day }) => shiftsToSave(id, day, plans)),
  )
  const taskIds = inOrder.map(({ id }) => id)
  const wish = { ...updateIn(draft), date: { from: draft.startDate, to: draft.endDate ?? null } }
  yield* noteMade(companyId, taskIds, wish, personId)
  const [first] = inOrder
  if (first === undefined) return yield* refuse("Update_Error")
  const about = { id: first.id, day: first.day, customerId: site.customerId, site }
  yield* tellOfWish(companyId, { row: about, version: 1, kind: "made" })
  yield* tell(
    { action: "task.arrange", subject: `task:${first.id}`, after: { ...draft, taskIds, groupId } },
    { topic: "TaskArranged", body: { companyId, taskIds, groupId, days, staffIds: [], by: personId } },
  )
  return yield* readTask(first.id)
})
