import { Effect } from "effect"
import { expect, test } from "vitest"
import { actorForOperator, lockPayMonth, setPayMonthState } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantOf, isoDate } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import type { Refused } from "#modules/kernel/errors.ts"
import { write } from "#modules/kernel/write.ts"
import { type TakenPunch, takeInPunches } from "#modules/timekeeping/index.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "TAKEIN")
})

const punch = (day: string, from: string, to: string, more: Partial<TakenPunch> = {}): TakenPunch => ({
  userId: company.staffOf("worker"),
  workingDay: isoDate(day),
  checkIn: instantOf(isoDate(day), from),
  checkOut: instantOf(isoDate(day), to),
  rests: [],
  ...more,
})

/** Takes punches in as a member; gives their ids, or the refusal. */
const takenBy = async (role: "admin" | "worker", punches: ReadonlyArray<TakenPunch>) => {
  const { id, personOf } = company
  const actor = await running().run(inCompany(id)(actorForOperator(id, personOf(role))))
  return running().run(
    write(
      { actor, call: "takeIn", key: `takeIn ${Math.random()}`, body: null },
      Effect.provideService(takeInPunches(punches, "タイムレコーダー"), CurrentActor, actor),
    ).pipe(
      Effect.map((text): ReadonlyArray<number> => JSON.parse(text)),
      Effect.catchTag("Refused", (refused: Refused) => Effect.succeed(refused)),
    ),
  )
}
const stored = () =>
  running().owner`select id from timekeeping.punch where company_id = ${company.id} order by check_in`

test("punches of a time clock are taken in at once, in the order of their rows, with their rests", async () => {
  const rest = {
    checkIn: instantOf(isoDate("2026-09-01"), "12:00"),
    checkOut: instantOf(isoDate("2026-09-01"), "13:00"),
  }
  const ids = await takenBy("admin", [
    punch("2026-09-02", "08:00", "17:00"),
    punch("2026-09-01", "08:00", "17:00", { rests: [rest] }),
  ])
  expect((await stored()).map(({ id }) => id)).toEqual(Array.isArray(ids) ? ids.toReversed() : [])
  const rests = await running().owner`select punch_id from timekeeping.rest where company_id = ${company.id}`
  expect(rests.map(({ punch_id }) => punch_id)).toEqual(Array.isArray(ids) ? [ids[1]] : [])
  const entries = await running().owner`select subject, after from kernel.audit_entry where action = 'punch.takeIn'`
  expect(entries.map(({ subject }) => subject)).toEqual(Array.isArray(ids) ? ids.map((id) => `punch:${id}`) : [])
  expect(entries[1]?.after).toMatchObject({ source: "タイムレコーダー", day: "2026-09-01", rests: 1 })
})

test("a row over another one, over a stored one, out of order or in the future refuses all, and is named", async () => {
  const before = await stored()
  const wrong: ReadonlyArray<readonly [ReadonlyArray<TakenPunch>, string]> = [
    [[punch("2026-09-03", "08:00", "12:00"), punch("2026-09-03", "11:59", "17:00")], "punches.1.checkIn"],
    [[punch("2026-09-04", "08:00", "17:00"), punch("2026-09-01", "16:00", "18:00")], "punches.1.checkIn"],
    [[punch("2026-09-05", "17:00", "08:00")], "punches.0.checkOut"],
  ]
  for (const [punches, field] of wrong) {
    expect(await takenBy("admin", punches)).toMatchObject({ code: "Timekeeping_Not_Valid", fields: [{ field }] })
  }
  expect(await takenBy("admin", [punch("2099-09-01", "08:00", "17:00")])).toMatchObject({
    code: "Timekeeping_Date_In_Future",
  })
  expect(await stored()).toEqual(before)
})

test("only the desk takes punches in, and not into a closed month", async () => {
  expect(await takenBy("worker", [punch("2026-09-08", "08:00", "17:00")])).toMatchObject({ code: "Permission_Denied" })
  const { id } = company
  await running().run(
    inCompany(id)(
      Effect.andThen(
        lockPayMonth(id, "2026-08"),
        setPayMonthState(id, "2026-08", { state: "closed", revision: 1, changedBy: company.personOf("admin") }),
      ),
    ),
  )
  expect(await takenBy("admin", [punch("2026-08-31", "08:00", "17:00")])).toMatchObject({
    code: "Closed_Salary_Day_Not_Editable",
  })
})
