/** What an engine writes down of a close: the orders of its definition, and the events that Temporal makes of them. */
import { closeMonth } from "#workflows/payroll-close/workflow.ts"
import { month } from "./ground.ts"

/** Scheduled, started and completed, of an activity as of the workflow task that follows it. */
const eventsAnActivity = 3
const eventsATask = 3
/** The start and its first task, and the end. */
const eventsAround = 1 + eventsATask + 1

/** Counts as if every note of progress were an activity: an engine that notes it otherwise makes fewer events. */
export const closeOrders = (people: number, pieces: number) => {
  const steps = closeMonth({ month, revision: 1, from: "open" })
  let orders = 0
  let next = steps.next()
  while (next.done !== true) {
    orders += 1
    const { order } = next.value
    const answer =
      order.kind === "activity" && order.name === "plan"
        ? { people, pieces }
        : { written: 1, unchanged: 0, slips: people }
    next = steps.next(answer)
  }
  return { orders, events: eventsAround + orders * (eventsAnActivity + eventsATask) }
}
