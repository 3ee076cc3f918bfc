/** A large close has its slips made by threads: the same slips, the same stops, and what a thread fails at costs a try. */
import { Context, Effect, Layer, Result } from "effect"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { type IsoMonth, isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { yen } from "#modules/kernel/yen.ts"
import { type CloseInput, SlipThreads, startClose, ThreadsFrom } from "#modules/payroll/index.ts"
import { calculate, storedForm } from "#modules/payroll/operations/calculate.ts"
import { eachRead, type PersonRead } from "#modules/payroll/operations/gather-inputs.ts"
import type { SlipOrder } from "#modules/payroll/operations/made-slips.ts"
import { payMonthOfCompany } from "#modules/payroll/operations/person-inputs.ts"
import { unpackTexts } from "#modules/payroll/repository/slip-texts.ts"
import { canonicalJson } from "#modules/payroll/rules/slip/canonical-json.ts"
import { jobWorker } from "#modules/server.ts"
import { countRulesOf } from "#modules/timekeeping/index.ts"
import { defineJob } from "#workflows/definition.ts"
import { productJobs } from "#workflows/engine.ts"
import { activities } from "#workflows/payroll-close/activities.ts"
import { payrollClose } from "#workflows/payroll-close/job.ts"
import { closeMonth } from "#workflows/payroll-close/workflow.ts"
import { acting } from "../kernel/acting.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { clonedDatabase, heldForFile, opened } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { hire, worked } from "./month.ts"

/** Orders that threads were given, what those tell of a person, and how many of the next ones a thread fails at. */
const seen = { orders: 0, faults: 0, told: new Set<string>() }
const threads = heldForFile(() => Layer.build(SlipThreads.layer))
const watched = {
  started: (order: SlipOrder) => {
    seen.orders += 1
    for (const { staff } of order.people) for (const name of Object.keys(staff)) seen.told.add(name)
    const sent = { ...order }
    // An order that no thread can make, so that the fault comes out of a real one.
    if (seen.faults-- > 0) Reflect.deleteProperty(sent, "month")
    return Context.get(threads(), SlipThreads)?.started(sent) ?? Effect.die(new Error("no threads"))
  },
}
const byThreads = defineJob({
  kind: payrollClose.kind,
  steps: closeMonth,
  activities: {
    ...activities,
    compute: (input: CloseInput & { readonly piece: number }) =>
      activities
        .compute(input)
        .pipe(Effect.provideService(ThreadsFrom, 1), Effect.provideService(SlipThreads, watched)),
  },
})
const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const running = yield* opened(yield* clonedDatabase(socket), dataDir)
    yield* Layer.build(jobWorker({ database: running.address, dataDir }, { ...productJobs, definitions: [byThreads] }))
    return running
  }),
)

let company: TestCompany
let people: ReadonlyArray<number>
const hired = (count: number, safetyFee: number) =>
  hire(
    held(),
    company,
    Array.from({ length: count }, (_, n) => ({
      name: `髙橋 ${n}郎`,
      role: "worker" as const,
      terms: {
        effectiveFrom: isoDate("2025-04-01"),
        salaryType: "hour" as const,
        basicSalary: yen(1800 + n),
        safetyFee: yen(safetyFee),
      },
    })),
  )
const months = ["2026-08", "2026-09", "2026-10"].map(isoMonth)
beforeAll(async () => {
  company = await aCompany(held(), "THREADS")
  // Three orders of twenty-five at most.
  people = await hired(60, 0)
  for (const month of months)
    await worked(
      held(),
      company,
      people.map((staffId, n) => ({ staffId, day: `${month}-05`, from: "08:00", to: n % 2 === 0 ? "12:00" : "29:00" })),
    )
})
beforeEach(() => {
  Object.assign(seen, { orders: 0, faults: 0 })
})

const closed = async (month: IsoMonth) => {
  const { jobId } = await acting(held(), company)(startClose({ month }))
  return until("the end of the close", async () => {
    const [job] = await held().owner`select state from kernel.job_run where id = ${jobId} and ended_at is not null`
    return job?.state
  })
}
const stored = async (month: IsoMonth) => {
  const rows = await held().owner<Array<{ staff_id: number; hash: Buffer; texts: Buffer }>>`
    select staff_id, hash, texts from payroll.slip where company_id = ${company.id} and month = ${month}
      and staff_id = any(${[...people]})
    order by staff_id`
  return rows.map(({ hash, staff_id, texts }) => ({
    staffId: staff_id,
    hash: hash.toString("hex"),
    ...unpackTexts(texts),
  }))
}
/** The slips as this thread makes them. */
const madeHere = (month: IsoMonth) =>
  held().run(
    inCompany(company.id)(
      Effect.gen(function* () {
        const made = yield* calculate(company.id, people, yield* payMonthOfCompany(company.id, month))
        return made.map(({ gathered, result }) => {
          const { hash, texts } = storedForm(Result.getOrThrow(result))
          return { staffId: gathered.staff.id, hash: hash.toString("hex"), ...unpackTexts(texts) }
        })
      }),
    ),
  )

const [august = isoMonth("2026-08"), september = august, october = august] = months

test("PAY-07 threads make the slips that the request thread would make, byte for byte", async () => {
  expect(await closed(august)).toBe("done")
  expect(seen.orders).toBeGreaterThan(2)
  // No address and no account goes along.
  expect([...seen.told].toSorted()).toEqual(["birthday", "id", "joinedOn", "leftOn", "name", "role"])
  expect(await stored(august)).toHaveLength(people.length)
  for (const { inputs, slip } of await stored(august))
    for (const text of [inputs, slip]) expect(canonicalJson(JSON.parse(text))).toBe(text)
  expect(await stored(august)).toEqual(await madeHere(august))
})

test("orders that threads fail at cost a try, also those that nobody waits for yet: the piece is made again, each slip once", async () => {
  seen.faults = 3
  expect(await closed(september)).toBe("done")
  expect(seen.faults).toBeLessThan(0)
  expect(await stored(september)).toEqual(await madeHere(september))
})

test("what only a slip tells stops the close from within a thread too, and nothing is stored", async () => {
  await hired(1, 50_000)
  expect(await closed(october)).toBe("failed")
  expect(seen.orders).toBeGreaterThan(2)
  expect(await stored(october)).toEqual([])
})

test("what a thread has made is given before it makes the next, however many orders wait", async () => {
  const order = await held().run(
    inCompany(company.id)(
      Effect.gen(function* () {
        const [month, rules] = [yield* payMonthOfCompany(company.id, october), yield* countRulesOf(company.id)]
        const all: Array<PersonRead> = []
        yield* eachRead(company.id, people, month, (read) => all.push(read))
        return { month, rules, elsewhere: new Map(), people: all }
      }),
    ),
  )
  const { started } = Context.get(threads(), SlipThreads) ?? { started: () => Effect.die(new Error("no threads")) }
  // How many orders came back in each turn of the event loop.
  const inTurn = new Map<number, number>()
  let [turn, isWatching] = [0, true]
  const count = () => {
    turn += 1
    if (isWatching) setImmediate(count)
  }
  count()
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      await Effect.runPromise(started(order))
      inTurn.set(turn, (inTurn.get(turn) ?? 0) + 1)
    }),
  )
  isWatching = false
  expect(Math.max(...inTurn.values())).toBeLessThan(10)
})
