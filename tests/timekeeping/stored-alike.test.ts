/**
 * The press writes and reads by hand what drizzle describes. Both must know every column of the two tables: a new column
 * that the hand-written SQL forgets fails here.
 */
import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { Effect } from "effect"
import { beforeAll, expect, test } from "vitest"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { inCompany, query } from "#modules/kernel/database/scope.ts"
import { storePunches } from "#modules/timekeeping/repository/pressed-punches.ts"
import { pressByClientId } from "#modules/timekeeping/repository/presses.ts"
import { insertPunch, insertPunches, type PunchRow, punchById } from "#modules/timekeeping/repository/punches.ts"
import { press, punch } from "#modules/timekeeping/tables.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(undefined, { startsAt: "2026-11-20T05:00:00.000Z" })
beforeAll(async () => {
  company = await aCompany(running(), "ALIKE")
})

const inOwn = <A>(ask: Effect.Effect<A, never, never>) => running().run(inCompany(company.id)(ask))
const at = (hour: number) => instantOfMillis(Date.parse("2026-11-17T00:00:00.000Z") + hour * 3_600_000)

/** What drizzle reads of a punch. */
const byDrizzle = (id: number) =>
  query(async (tx) => {
    const [row] = await tx.query
      .select()
      .from(punch)
      .where(and(eq(punch.companyId, company.id), eq(punch.id, id)))
    return row
  })

/** A punch of which every column that a press may fill is filled. */
const pressed = (staffId: number): PunchRow => ({
  companyId: company.id,
  id: 900_001,
  staffId,
  workDay: "2026-11-17" as PunchRow["workDay"],
  taskId: null,
  siteId: null,
  place: 1,
  checkIn: at(0),
  checkOut: at(9),
  state: "closed",
  isEndClaimed: false,
  shifts: [1, 2],
  halfShifts: [2],
  totalRestMinutes: null,
  restReason: null,
  inLat: 35.6812362,
  inLng: 139.7671248,
  inAccuracy: 12,
  outLat: 35.6812363,
  outLng: 139.7671249,
  outAccuracy: 13,
  version: 2,
})
/** Columns that only others than the press fill: the desk, the one who tells an end, an arrangement of a site. */
const ofOthers = ["isEndClaimed", "restReason", "totalRestMinutes"]

test("a press stores every column of a punch and of a press, and reads them as drizzle does", async () => {
  const whole = { ...pressed(company.staffOf("worker")), rests: [] }
  const kept = {
    companyId: company.id,
    clientId: randomUUID(),
    staffId: whole.staffId,
    pressedBy: company.personOf("worker"),
    action: "out" as const,
    pressedAt: at(9),
    arrivedAt: at(9.5),
    punchId: whole.id,
    cancels: null,
  }
  const { companyId: _, ...sent } = kept
  const stored = await inOwn(
    Effect.gen(function* () {
      yield* query(({ sql }) =>
        storePunches(sql, company.id, [
          { kind: "begun", punch: { ...whole, state: "open", checkOut: null, version: 1 }, press: undefined },
        ]),
      )
      yield* query(({ sql }) => storePunches(sql, company.id, [{ kind: "ended", punch: whole, press: sent }]))
      const keptRow = yield* query(async (tx) => {
        const rows = await tx.query.select().from(press).where(eq(press.clientId, kept.clientId))
        return rows[0]
      })
      return {
        drizzle: yield* byDrizzle(whole.id),
        hand: yield* punchById(company.id, whole.id),
        pressDrizzle: keptRow,
        pressHand: yield* pressByClientId(company.id, kept.clientId),
      }
    }),
  )
  expect({ ...stored.drizzle, rests: [] }).toEqual(whole)
  expect(stored.hand).toEqual(whole)
  expect(stored.pressDrizzle).toEqual(kept)
  expect(stored.pressHand).toEqual(kept)
  const empty = Object.entries(stored.drizzle ?? {}).flatMap(([name, value]) =>
    value === null || value === false ? [name] : [],
  )
  expect(empty.toSorted()).toEqual([...ofOthers, "siteId", "taskId"].toSorted())
})

test("a punch that is taken in by hand-written SQL is the one that drizzle would store", async () => {
  const { staffOf } = company
  const of = { workDay: pressed(0).workDay, taskId: null, siteId: null, place: 1, shifts: [1, 4] }
  const span = { checkIn: at(24), checkOut: at(32) }
  const [hand, drizzle] = await inOwn(
    Effect.gen(function* () {
      const [id = 0] = yield* insertPunches(company.id, [{ staffId: staffOf("worker"), ...of, ...span }])
      const made = yield* insertPunch({
        ...{ companyId: company.id, staffId: staffOf("partTimeWorker"), state: "closed", ...of, ...span },
      })
      return [yield* byDrizzle(id), yield* byDrizzle(made?.id ?? 0)]
    }),
  )
  expect(hand).toEqual({ ...drizzle, id: hand?.id, staffId: hand?.staffId })
})
