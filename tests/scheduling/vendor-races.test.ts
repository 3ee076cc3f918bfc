import { Effect } from "effect"
import { expect, test } from "vitest"
import { connect } from "#modules/kernel/database/connect.ts"
import { runningProduct } from "../kernel/product.ts"
import { inTheMorning } from "./board.ts"
import { type Slotted, slottedBoard } from "./slotted.ts"

const isHard = process.env.HARD === "1"
/** Races for the last place, three people at each, through the calls and once more at the database alone. */
const races = isHard ? 1000 : 16
const timeout = isHard ? 3_600_000 : 240_000

let at: Slotted
const running = runningProduct(
  async (started) => {
    at = await slottedBoard(started, "RACE")
  },
  { limits: { address: 1e9, stranger: 1e9, person: 1e9, company: 1e9 } },
)
/** Arrangements whose slots hold more than was asked for. */
const overfilled = async () => {
  const [row] = await running().owner`select count(*)::int as count from scheduling.task_vendor v where v.asked < (
    select sum(w.count_work) from scheduling.task_worker w where w.task_id = v.task_id and w.shift = v.shift
      and w.partner_id = v.partner_id and w.status = 1)`
  return row?.count
}

test("TASK-04 whoever loses the race for a vendor's last place is refused, first as second and then with the code", {
  timeout,
}, async () => {
  const { board, crew, asked, slot, fill } = at
  const [one = 0, two = 0] = crew
  const person = board.staff("vendorWorker")
  for (let round = 0; round < races; round++) {
    const task = await asked({ vendors: [slot({ maxWorkerMorning: 1 })] })
    const put = (userId: number, version: number) => fill(task.id, { version, workers: [inTheMorning(userId)] })
    const drag = board.as("manager", "PUT", `/v2/task/${task.id}/assign`, { version: 1, shift: 1, addIds: [person] })
    const told = await Promise.all([put(one, 1), put(two, 1), drag])
    const codes = told.map(({ status, body }) => (status === 200 ? "first" : body.errorCode)).toSorted()
    expect(codes).toEqual(["Update_Expired", "Update_Expired", "first"])
    const late = { version: 2, shift: 1, addIds: [one, two, person] }
    const again = await board.as("manager", "PUT", `/v2/task/${task.id}/assign`, late)
    expect(again.body.errorCode).toBe("Total_Worker_Too_Large")
  }
  expect(await overfilled()).toBe(0)
})

test("TASK-04 the database lets nobody past a slot, however many come at once and whatever they know", {
  timeout,
}, async () => {
  const { company, crew, asked, slot } = at
  const { owner } = running()
  const program = Effect.gen(function* () {
    const app = yield* connect(running().address, "tehai_app", 6)
    return yield* Effect.promise(async () => {
      let refused = 0
      const tasks: Array<number> = []
      for (let round = 0; round < races; round++) {
        const { id } = await asked({ vendors: [slot({ maxWorkerMorning: 1.5 })] })
        tasks.push(id)
        // Three at once, 1 人工 each: one fits.
        const come = (staffId: number) =>
          app.begin(async (sql) => {
            await sql`select set_config('app.company_id', ${String(company.id)}, true)`
            await sql`insert into scheduling.task_worker (company_id, task_id, shift, staff_id, partner_id, day, during)
              select ${company.id}, t.id, 1, ${staffId}, ${company.vendorId}, t.day, tstzrange(s.starts_at, s.ends_at)
              from scheduling.task t join scheduling.task_shift s on s.company_id = t.company_id and s.task_id = t.id
                and s.shift = 1 where t.id = ${id}`
          })
        const told = await Promise.allSettled(crew.map(come))
        const losers = told.filter(({ status }) => status === "rejected")
        for (const loser of losers) expect(String(Reflect.get(loser, "reason"))).toContain("task_vendor_overfilled")
        refused += losers.length
      }
      return { refused, tasks }
    })
  })
  const { refused, tasks } = await Effect.runPromise(Effect.scoped(program))
  expect(refused).toBe(tasks.length * 2)
  expect(await overfilled()).toBe(0)
  const rows = await owner`select count(*)::int as count from scheduling.task_worker where task_id = any(${tasks})`
  expect(rows[0]?.count).toBe(tasks.length)
})
