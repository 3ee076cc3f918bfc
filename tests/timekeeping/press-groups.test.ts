import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { beforeEach, expect, inject, test } from "vitest"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { administer } from "#modules/runtime/database/roles.ts"
import { runningProduct } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { aCrew, type CameTo, type Crew, heldUp, pressedAtOnce, sendPress, transactionsOf } from "./crew.ts"

const evening = "2026-11-20T09:00:00.000Z"
const minute = 60_000
const size = 8
let ours: Crew
let others: Crew
const running = runningProduct(
  async (started) => {
    ours = await aCrew(started, "CREW", size)
    others = await aCrew(started, "OTHERS", 2)
  },
  { startsAt: evening, limits: { address: 1e9, stranger: 1e9, person: 1e9, company: 1e9 } },
)
beforeEach(async () => {
  const { owner } = running()
  await owner`delete from timekeeping.press`
  await owner`delete from timekeeping.punch`
  await owner`delete from kernel.idempotency`
})

const ago = (minutes: number) => instantOfMillis((running().clock?.now() ?? 0) - minutes * minute)
const checkIn = (minutesAgo = 5) => ({
  action: "in" as const,
  isOffice: 1 as const,
  pressedAt: ago(minutesAgo),
  clientId: randomUUID(),
})
const hand = (n: number, crew = ours) => {
  const one = crew.hands[n]
  if (one === undefined) throw new Error("the crew is too small")
  return one
}
const inBy = (n: number) => ({ by: hand(n), body: checkIn() })
const atOnce = (...presses: Parameters<typeof pressedAtOnce>[2]) => pressedAtOnce(running(), ours, presses)
const code = ({ answer, refused, fault }: CameTo) =>
  answer === undefined ? (refused?.code ?? String(fault)) : answer.state

const openPunches = async (crew = ours) => {
  const rows = await running().owner<Array<{ staffId: number }>>`select staff_id as "staffId" from timekeeping.punch
    where company_id = ${crew.company.id} and state = 'open' order by 1`
  return rows.map(({ staffId }) => staffId)
}
const staffIds = (...numbers: ReadonlyArray<number>) => numbers.map((n) => hand(n).staffId)

test("presses that come while one is under way are one transaction, and each gets its own answer", async () => {
  const told = await atOnce(...ours.hands.map((_, n) => inBy(n)))
  expect(told.map(code)).toEqual(Array(size).fill("open"))
  expect(told.map(({ answer }) => answer.userId)).toEqual(staffIds(0, 1, 2, 3, 4, 5, 6, 7))
  expect(await transactionsOf(running(), ours)).toEqual([1, size - 1])
  const stored = await running().owner`select person_id, request_id from kernel.audit_entry
    where company_id = ${ours.company.id} and action = 'punch.in' order by id`
  expect(stored).toEqual(ours.hands.map(({ personId }, n) => ({ person_id: personId, request_id: `press-${n}` })))
})

test("who is refused in a group is refused alone, by his own code, and may use his key again", async () => {
  const [key, used] = [randomUUID(), randomUUID()]
  await atOnce({ by: hand(3), body: checkIn(60), key: used })
  const told = await atOnce(
    inBy(0),
    { by: hand(1), body: { ...checkIn(), action: "out" }, key },
    inBy(2),
    { by: hand(3), body: checkIn(), key: used },
    { by: hand(4), body: checkIn(-30) },
    inBy(5),
  )
  expect(told.map(code)).toEqual([
    ...["open", "Timekeeping_Not_Valid", "open"],
    ...["Idempotency_Key_Reused", "Timekeeping_Date_In_Future", "open"],
  ])
  expect(told[1]?.refused?.fields?.[0]).toMatchObject({ field: "action" })
  expect(await transactionsOf(running(), ours)).toEqual([1, 1, 2])
  expect((await atOnce({ by: hand(1), body: checkIn(), key })).map(code)).toEqual(["open"])
})

test("what the database refuses is refused alone: the others of the group are stored one by one", async () => {
  const { owner } = running()
  await owner.unsafe(`
    create function timekeeping.planted() returns trigger language plpgsql as $$
      begin if new.staff_id = ${hand(2).staffId} then raise exception 'planted'; end if; return new; end $$;
    create trigger planted before insert on timekeeping.press for each row execute function timekeeping.planted()`)
  const told = await atOnce(inBy(0), inBy(1), inBy(2), inBy(3), inBy(4))
  await owner.unsafe("drop trigger planted on timekeeping.press; drop function timekeeping.planted")
  expect(told.map(code)).toEqual(["open", "open", expect.stringContaining("planted"), "open", "open"])
  expect(await transactionsOf(running(), ours)).toEqual([1, 1, 1, 1])
  expect(await openPunches()).toEqual(staffIds(0, 1, 3, 4))
})

test("a check-out over what the desk has written is refused alone, and the others go home", async () => {
  const { owner } = running()
  await atOnce(...[1, 2, 3].map((n) => ({ by: hand(n), body: checkIn(300) })))
  await owner`insert into timekeeping.punch (company_id, staff_id, work_day, check_in, check_out, state)
    values (${ours.company.id}, ${hand(2).staffId}, '2026-11-20', ${ago(200)}, ${ago(100)}, 'closed')`
  const out = { ...checkIn(), action: "out" as const }
  const told = await atOnce(
    inBy(0),
    ...[1, 2, 3].map((n) => ({ by: hand(n), body: { ...out, clientId: randomUUID() } })),
  )
  expect(told.map(code)).toEqual(["open", "closed", "Timekeeping_Not_Valid", "closed"])
  expect(await openPunches()).toEqual(staffIds(0, 2))
})

test("a forgotten check-out in a group becomes 未退勤 and blocks nobody", async () => {
  await atOnce({ by: hand(1), body: checkIn(60 * 30) })
  expect((await atOnce(inBy(0), inBy(1), inBy(2))).map(code)).toEqual(["open", "open", "open"])
  const states = await running()
    .owner`select state from timekeeping.punch where staff_id = ${hand(1).staffId} order by id`
  expect(states).toEqual([{ state: "unfinished" }, { state: "open" }])
})

test("two devices of one person are taken one after the other, and equal keys get equal answers", async () => {
  const [twin, key] = [checkIn(), randomUUID()]
  const tap = (minutesAgo: number) => ({ isOffice: 1 as const, pressedAt: ago(minutesAgo), clientId: randomUUID() })
  const told = await atOnce(
    inBy(0),
    { by: hand(1), body: tap(0.4) },
    { by: hand(1), body: tap(0.3) },
    { by: hand(2), body: twin, key },
    { by: hand(2), body: twin, key },
    { by: hand(2), body: twin },
  )
  expect(told.slice(0, 3).map(code)).toEqual(["open", "open", "Timekeeping_Not_Valid"])
  expect(told[4]?.text).toBe(told[3]?.text)
  expect(told[5]?.answer).toMatchObject({ id: told[3]?.answer.id })
  expect(await openPunches()).toEqual(staffIds(0, 1, 2))
})

test("another company's presses do not wait for a group that is held up", async () => {
  const held = await heldUp(running(), ours, hand(0), async (isWaiting) => {
    const waiting = [0, 1, 2].map((n) => sendPress(running(), ours, inBy(n)))
    await isWaiting()
    const theirs = others.hands.map((by) => sendPress(running(), others, { by, body: checkIn() }))
    expect((await Promise.all(theirs)).map(({ status }) => status)).toEqual([200, 200])
    expect(await openPunches()).toEqual([])
    return { waiting }
  })
  expect((await Promise.all(held.waiting)).map(({ status }) => status)).toEqual([200, 200, 200])
})

const cutConnections = () =>
  Effect.runPromise(
    administer(
      inject("socket"),
      `select pg_terminate_backend(pid) from pg_stat_activity
       where usename = 'tehai_app' and datname = '${String(Object(running().address).database)}'`,
    ),
  )

test("a connection that dies in the middle of a group: nobody is acknowledged, and a retry stores each once", async () => {
  const presses = ours.hands.map((_, n) => ({ ...inBy(n), key: randomUUID() }))
  const told = await heldUp(running(), ours, hand(4), async (isWaiting) => {
    const pressed = atOnce(...presses)
    await isWaiting()
    await cutConnections()
    return await pressed
  })
  expect(told.map(({ text }) => text !== undefined)).toEqual([true, ...Array(size - 1).fill(false)])
  expect(await transactionsOf(running(), ours)).toEqual([1])
  // Other connections of the pool died with it, and each is found out by somebody.
  const again = await until("an answer to everybody", async () => {
    const all = await atOnce(...presses).catch(() => [])
    return all.length > 0 && all.every(({ text }) => text !== undefined) ? all : undefined
  })
  expect(again.map(code)).toEqual(Array(size).fill("open"))
  expect(again[0]?.text).toBe(told[0]?.text)
  expect(await openPunches()).toEqual(staffIds(0, 1, 2, 3, 4, 5, 6, 7))
})
