/** 退勤を入れる: a missing end is told where it is found, one after another, and nothing else is changed by it. */
import { expect, test } from "vitest"
import { at, missingEnds } from "./ends.ts"

const { running, board, now, as, arranged, press, unfinished, mended, corrected } = missingEnds()

test("BEY-06 経理 tells a missing end with a reason: it is corrected, audited, and stops nothing any more", async () => {
  const taskId = await arranged()
  now("08:00")
  await press("worker", "in", { taskId })
  now("10:00", "2026-11-21")
  const [found] = await unfinished()
  // He tells an end: he takes no work away, and moves neither its start nor its place.
  for (const action of ["remove", "correct"])
    expect(found?.end?.punch).toMatchObject({ permissions: { actions: expect.not.arrayContaining([action]) } })
  const { taskId: same } = found?.end?.punch ?? {}
  for (const more of [{ taskId: same }, { taskId: same, checkIn: at("06:00") }, { isOffice: 1 }]) {
    const moved = await corrected(found, "financeManager", more)
    expect([moved.status, moved.body.errorCode]).toEqual([403, "Permission_Denied"])
  }
  const removed = await as("financeManager", "POST", `/v2/timekeeping/remove/${found?.end?.punch.id}`, {
    version: found?.end?.punch.version,
    reason: "消す",
  })
  expect([removed.status, removed.body.errorCode]).toEqual([403, "Permission_Denied"])
  const done = await mended(found)
  expect([done.status, done.body.data?.checkOut]).toEqual([200, at("17:00")])
  // Nobody ticked: what the times say that he has worked.
  expect(done.body.data.shifts).toEqual([1, 2])
  expect(await unfinished()).toEqual([])
  const corrections = await running().owner`select reason, corrected_by as by from timekeeping.correction`
  expect(corrections).toEqual([{ reason: "予定どおりに退勤", by: board().company.personOf("financeManager") }])
  // A finished punch is the admin side's to correct.
  const again = await mended(found, "financeManager", { version: done.body.data.version, checkOut: at("18:00") })
  expect([again.status, again.body.errorCode]).toEqual([403, "Permission_Denied"])
})

test("PAY-18 an end told earlier than the plan's counts only what was worked until then", async () => {
  const taskId = await arranged()
  now("08:00")
  await press("worker", "in", { taskId })
  now("10:00", "2026-11-21")
  const [found] = await unfinished()
  const done = await mended(found, "financeManager", { checkOut: at("14:30") })
  expect(done.body.data).toMatchObject({ shifts: [1, 2], halfShifts: [2] })
})

test("BEY-06 whoever forgot twice on one day is proposed two ends that can both be told, one after the other", async () => {
  const taskId = await arranged()
  now("08:00")
  await press("worker", "in", { taskId })
  now("13:00")
  await press("worker", "in", { taskId })
  now("10:00", "2026-11-21")
  const two = await unfinished()
  expect(two.map(({ end }) => [end?.proposal, end?.nextCheckIn?.slice(0, 16)])).toEqual([
    [two[1]?.end?.punch.checkIn, at("13:00").slice(0, 16)],
    [at("17:00"), undefined],
  ])
  // The person's own phone proposes the same.
  const { forgotten } = (await as("worker", "GET", "/v5/timekeeping/today")).body.data
  expect(forgotten.map(({ proposals }: { proposals: unknown }) => proposals)).toEqual([
    [{ from: "plan", at: at("17:00") }],
    [
      { from: "plan", at: at("12:00") },
      { from: "presses", at: two[0]?.end?.proposal },
    ],
  ])
  for (const found of two) {
    const told = await mended(found)
    expect([told.status, told.body.data?.checkOut]).toEqual([200, found.end?.proposal])
  }
  expect(await unfinished()).toEqual([])
})

test("BEY-06 whoever rested after the plan's end is proposed to have left after that rest", async () => {
  const taskId = await arranged()
  now("08:00")
  await press("worker", "in", { taskId })
  const rest = (action: "start" | "end") => as("worker", "POST", "/v5/timekeeping/rest", { action })
  now("17:30")
  expect((await rest("start")).status).toBe(200)
  now("17:50")
  const { body } = await rest("end")
  const rested = body.data.timekeepingRests[0].checkOut
  now("10:00", "2026-11-21")
  const [found] = await unfinished()
  expect(found?.end?.proposal).toBe(rested)
  const early = await mended(found, "financeManager", { checkOut: at("17:00") })
  expect([early.status, early.body.fields]).toMatchObject([400, [{ field: "checkOut" }]])
  const told = await mended(found)
  expect(told.body.data).toMatchObject({ checkOut: rested, timekeepingRests: [{ checkOut: rested }] })
})

test("BEY-06 a told end leaves all else: ended rests and a rest that the desk set stay, an open rest goes", async () => {
  const taskId = await arranged()
  now("08:00")
  await press("worker", "in", { taskId })
  const rest = (action: "start" | "end") => as("worker", "POST", "/v5/timekeeping/rest", { action })
  now("10:00")
  await rest("start")
  now("10:10")
  await rest("end")
  now("12:00")
  await rest("start")
  now("10:00", "2026-11-21")
  const [found] = await unfinished()
  const before = found?.end?.punch
  const told = await mended(found)
  expect([told.status, told.text]).toEqual([200, expect.anything()])
  expect(told.body.data).toMatchObject({ checkIn: before?.checkIn, taskId: before?.taskId, checkOut: at("17:00") })
  expect(told.body.data.timekeepingRests).toHaveLength(1)
  // The same end again: it is there by now.
  expect((await mended(found)).status).toBe(403)
  expect((await mended(found, "admin")).status).toBe(403)
})

test("BEY-06 an end is refused by name: before the start, over the next work, not over yet, of an older state", async () => {
  const taskId = await arranged()
  now("08:00")
  await press("worker", "in", { taskId })
  now("13:00")
  await press("worker", "in", { taskId })
  now("17:00")
  await press("worker", "out")
  now("18:00")
  const [found] = await unfinished()
  const refused = async (more: object) => {
    const { status, body } = await mended(found, "financeManager", more)
    return [status, body.errorCode, ...(body.fields ?? []).map(({ field }: { field: string }) => field)]
  }
  const wrong = [400, "Timekeeping_Not_Valid", "checkOut"]
  expect(await refused({ checkOut: at("07:00") })).toEqual(wrong)
  expect(await refused({ checkOut: at("14:00") })).toEqual(wrong)
  expect(await refused({ checkOut: at("19:00") })).toEqual(wrong)
  expect((await refused({ version: 99 })).slice(0, 2)).toEqual([409, "Update_Expired"])
  expect((await refused({ reason: "" }))[0]).toBe(400)
  expect(await refused({})).toEqual([200, undefined])
})

test("BEY-06 経理 does not tell the end of his own work, and enters no punch of anybody", async () => {
  now("08:00")
  await press("financeManager", "in", { isOffice: 1 })
  now("10:00", "2026-11-21")
  const [own] = await unfinished()
  expect(own).toMatchObject({ userId: board().staff("financeManager"), mayFix: false })
  const end = { checkOut: at("17:00") }
  expect((await mended(own, "financeManager", end)).status).toBe(403)
  const anew = { isOffice: 1, timekeepingId: undefined, version: undefined, userId: board().staff("worker") }
  expect((await corrected(own, "financeManager", anew)).status).toBe(403)
  // D17: the work of a finance manager is not a manager's to read.
  expect((await mended(own, "manager", end)).status).toBe(404)
  expect((await mended(own, "admin", end)).status).toBe(200)
})
