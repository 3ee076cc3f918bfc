/** What goes between the company and its partners, so that a vendor's 枠 and a customer's ホーム speak at a first look. */
import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { addDays } from "#modules/kernel/civil-day.ts"
import { changeTask, makeTask, readTask, saveTask } from "#modules/scheduling/index.ts"
import type { DemoFacts } from "../facts.ts"
import { written } from "./acting.ts"

const place = "shinagawa"
const vendor = "towa"

const asked = 2
/** Coming days of the customer's site whose morning is arranged, with the vendor's people on it and those who are free. */
const comingDays = ({ arrangements, moment, people }: DemoFacts, taskIds: ReadonlyArray<number>) => {
  const theirs = new Set(people.filter((one) => one.vendor === vendor).map(({ key }) => key))
  const freeOn = (day: string) => {
    const busy = arrangements
      .filter((one) => one.day === day)
      .flatMap(({ shifts }) => shifts.flatMap((one) => one.people))
    return [...theirs].filter((one) => !busy.includes(one)).length
  }
  return arrangements
    .flatMap(({ day, shifts, site }, at) => {
      const morning = shifts.find(({ shift }) => shift === "morning")
      const taskId = taskIds[at] ?? 0
      if (site !== place || day <= moment.tomorrow || morning === undefined || taskId === 0) return []
      const filled = morning.people.filter((one) => theirs.has(one)).length
      return [{ day, taskId, needed: morning.needed, filled, free: freeOn(day) }]
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

/** Two slots that wait for the vendor, a wish and a request that wait for the company. */
export const speakToPartners = Effect.fn("Demo.speakToPartners")(function* (
  { supervisor, customer }: { readonly supervisor: Actor; readonly customer: Actor },
  facts: DemoFacts,
  {
    partnerIds,
    taskIds,
  }: { readonly partnerIds: Readonly<Record<string, number>>; readonly taskIds: ReadonlyArray<number> },
) {
  const coming = comingDays(facts, taskIds)
  // What is asked can be answered: where nobody is free any more the vendor would meet a dead button.
  const slots = coming.filter(({ free }) => free >= asked).slice(0, 2)
  const third = coming.find((one) => !slots.includes(one))
  for (const slot of slots) {
    const ask = Effect.gen(function* () {
      const { version } = yield* readTask(slot.taskId)
      const size = slot.filled + asked
      const line = { userId: partnerIds[vendor] ?? 0, morningShift: 1 as const, maxWorkerMorning: size }
      yield* changeTask(slot.taskId, { version, vendors: [line] })
    })
    yield* written(supervisor, `slot ${slot.day}`, ask)
  }
  if (third === undefined) return
  const wish = Effect.gen(function* () {
    const { version, constructionSiteId } = yield* readTask(third.taskId)
    const heads = third.needed + 1
    yield* saveTask(third.taskId, {
      version,
      metadataCustomerUpdate: {
        workerMorning: heads,
        comment: "搬入が重なるため、1名増やしてください",
      },
    })
    yield* makeTask({
      constructionSiteId,
      startDate: addDays(facts.moment.today, 28),
      morningShiftCustomer: 1,
      workerMorning: 2,
    })
  })
  yield* written(customer, "wishes", wish)
})
