import { randomUUID } from "node:crypto"
import { Effect, Exit } from "effect"
import { beforeEach, expect, test } from "vitest"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { write } from "#modules/kernel/write.ts"
import { storePunches } from "#modules/timekeeping/repository/pressed-punches.ts"
import { punchById } from "#modules/timekeeping/repository/punches.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, inTheMorning } from "../scheduling/board.ts"
import { aCrew, type CameTo, type Crew, pressedAtOnce, transactionsOf } from "./crew.ts"

const size = 10
let crew: Crew
let sites: { readonly harbour: number; readonly tower: number }
let tasks: { readonly today: number; readonly tomorrow: number }

const running = runningProduct(
  async (started) => {
    crew = await aCrew(started, "MIXED", size)
    const { company, hands } = crew
    const board = await aBoard(started.url, company)
    const [harbour, tower] = [await board.site({ name: "港" }), await board.site({ name: "塔" })]
    const workers = hands.map(({ staffId }) => inTheMorning(staffId))
    const arranged = async (startDate: string, siteId: number) => {
      const { body, status, text } = await board.arrange(siteId, { startDate, workerMorning: size, workers })
      if (status !== 200) throw new Error(text)
      return body.data.id
    }
    sites = { harbour, tower }
    tasks = {
      today: await arranged("2026-12-01", harbour),
      tomorrow: await arranged("2026-12-02", tower),
    }
  },
  { startsAt: "2026-12-01T09:00:00.000Z" },
)

beforeEach(async () => {
  const { owner } = running()
  await owner`delete from timekeeping.press`
  await owner`delete from timekeeping.punch`
})

const ago = (minutes: number) => instantOfMillis((running().clock?.now() ?? 0) - minutes * 60_000)
const by = (n: number, body: object) => {
  const hand = crew.hands[n]
  if (hand === undefined) throw new Error("the crew is too small")
  return { by: hand, body: { pressedAt: ago(5), clientId: randomUUID(), ...body } }
}
const shown = ({ answer, refused }: CameTo) =>
  answer === undefined ? refused?.code : [answer.userId, answer.state, answer.siteName, answer.taskId]
const id = (n: number) => crew.hands[n]?.staffId

test("what is stored with the commit checks itself that the punch is as it was read, or nothing is stored", async () => {
  const { company } = crew
  const [begun] = await pressedAtOnce(running(), crew, [by(0, { action: "in", isOffice: 1, pressedAt: ago(60) })])
  const actor = { companyId: company.id, personId: crew.hands[0]?.personId ?? 0 }
  const ended = (version: number, leaves?: number) =>
    running().run(
      Effect.exit(
        write(
          { actor, call: "test", key: randomUUID(), body: null },
          Effect.gen(function* () {
            const row = yield* punchById(company.id, begun?.answer.id)
            if (row === undefined) return yield* Effect.die(new Error("no punch"))
            const punch = { ...row, checkOut: ago(1), version: row.version + version }
            const change = { kind: "ended" as const, punch, leaves, press: undefined }
            yield* query(({ sql }) => storePunches(sql, company.id, [change]))
          }),
        ),
      ),
    )
  const stored = async () =>
    (await running().owner`select state, version from timekeeping.punch where id = ${begun?.answer.id}`)[0]
  expect(String(await ended(2))).toContain("must hold: punches that end are open as they were read")
  expect(String(await ended(1, 999_999))).toContain("must hold: punches that are left are open")
  expect(await stored()).toEqual({ state: "open", version: 1 })
  expect(Exit.isSuccess(await ended(1))).toBe(true)
  expect(await stored()).toEqual({ state: "closed", version: 2 })
})

test("everybody of a mixed crowd is answered for what he pressed himself", async () => {
  const atTower = { action: "in" as const, constructionSiteId: sites.tower }
  const before = [
    by(0, { action: "in", isOffice: 1, pressedAt: ago(400) }),
    by(1, { ...atTower, pressedAt: ago(300) }),
    by(2, { action: "in", constructionSiteId: sites.harbour, pressedAt: ago(290) }),
    by(3, { action: "in", isOffice: 1, pressedAt: ago(5.5) }),
    by(6, { action: "in", isOffice: 1, pressedAt: ago(22 * 60) }),
  ]
  await pressedAtOnce(running(), crew, before)
  // Of November is what began yesterday: a month that no press of today asks for.
  await running().owner`insert into companies.pay_month (company_id, month, state)
    values (${crew.company.id}, '2026-11', 'closed') on conflict (company_id, month) do update set state = 'closed'`
  const told = await pressedAtOnce(running(), crew, [
    by(4, { action: "in", isOffice: 1 }),
    by(0, { action: "out" }),
    by(1, { clientId: before[1]?.body.clientId, action: "in" }),
    by(2, { action: "out" }),
    by(3, { action: "in", isOffice: 1 }),
    by(5, { action: "in", taskId: tasks.today }),
    by(6, { action: "out" }),
    by(7, { action: "in", taskId: tasks.tomorrow }),
    by(8, { action: "in", constructionSiteId: 999_999 }),
    by(9, atTower),
  ])
  expect(told.map(shown)).toEqual([
    [id(4), "open", null, null],
    [id(0), "closed", null, null],
    [id(1), "open", "塔", null],
    [id(2), "closed", "港", null],
    [id(3), "open", null, null],
    [id(5), "open", "港", tasks.today],
    "Closed_Salary_Day_Not_Editable",
    [id(7), "open", "塔", tasks.tomorrow],
    "Not_Found",
    [id(9), "open", "塔", null],
  ])
  const { owner } = running()
  const answered = told.flatMap(({ answer }) => (answer === undefined ? [] : [answer]))
  const rows =
    await owner`select id, version, state, work_day as "workingDay", check_in as "checkIn", check_out as "checkOut"
    from timekeeping.punch where id = any(${answered.map(({ id }) => id)}) order by id`
  const asAnswered = answered.map(({ id, version, state, workingDay, checkIn, checkOut }) => ({
    ...{ id, version, state, workingDay, checkIn, checkOut },
  }))
  expect([...rows]).toEqual(asAnswered.toSorted((one, other) => one.id - other.id))
  // Of the nine behind the first, two were refused and one had been stored before.
  expect(await transactionsOf(running(), crew)).toEqual([1, 1, 4, 6])
})
