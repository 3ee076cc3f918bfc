/** For which arrangement a check-in may be, by the day and moment pressed (TIME-03, D45, D48). */
import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { wrongDayOf } from "#modules/timekeeping/rules/press-day.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "../scheduling/board.ts"

const at = (moment: string) => Date.parse(`${moment}:00+09:00`)
const arranged = { day: isoDate("2026-11-24"), endsAt: at("2026-11-24T17:00") }
const cases: ReadonlyArray<readonly [string, boolean, ReturnType<typeof wrongDayOf>]> = [
  ["2026-11-22T23:59", false, "taskOfLaterDay"],
  ["2026-11-23T00:00", false, undefined],
  ["2026-11-24T08:00", false, undefined],
  ["2026-11-25T05:00", false, undefined],
  ["2026-11-25T05:01", false, "taskOfEarlierDay"],
  ["2026-11-25T05:01", true, undefined],
  ["2026-11-25T23:59", true, undefined],
  ["2026-11-26T00:00", true, "taskOfEarlierDay"],
]
test.each(cases)("TIME-03 an arrangement of 11-24 until 17:00, pressed %s, begun %s: %s", (moment, hasBegun, wrong) => {
  expect(wrongDayOf(arranged, at(moment), hasBegun)).toBe(wrong)
})

/** Tuesday, eight in the morning in Tokyo. */
const startsAt = "2026-11-23T23:00:00.000Z"
let board: Board
let siteId: number
const running = runningProduct(
  async (started) => {
    board = await aBoard(started.url, await aCompany(started, "DAYS"))
    siteId = await board.site()
  },
  { startsAt },
)
const taskOn = async (day: string): Promise<number> => {
  const made = await board.arrange(siteId, { startDate: day, workers: [inTheMorning(board.staff("worker"))] })
  expect(made.status).toBe(200)
  return made.body.data.id
}
const pressIn = (taskId: number, pressedAt?: string) =>
  board.as("worker", "POST", "/nest/time-keeping/check-in-check-out", {
    action: "in",
    taskId,
    clientId: randomUUID(),
    ...(pressedAt === undefined ? {} : { pressedAt }),
  })
const refusal = ({ status, body }: Awaited<ReturnType<typeof pressIn>>) => [
  status,
  body.errorCode,
  body.fields?.map(({ field }: { field: string }) => field),
]

test("TIME-03 TASK-36 a check-in names no arrangement of another day: on 11-24 not the one of 12-20, nor a past one", async () => {
  expect(refusal(await pressIn(await taskOn("2026-12-20")))).toEqual([
    400,
    "Start_Date_Task_After_Current_Date",
    ["taskId"],
  ])
  const old = await taskOn("2026-11-16")
  expect(refusal(await pressIn(old))).toEqual([400, "User_Not_Working_This_Time", ["taskId"]])
  const [row] = await running().owner<Array<{ n: number }>>`select count(*)::int as n from timekeeping.punch`
  expect(row?.n).toBe(0)
  const queued = await pressIn(old, "2026-11-15T23:05:00.000Z")
  expect(queued.body.data).toMatchObject({ workingDay: "2026-11-16", taskId: old })
})

test("TIME-03 tomorrow's arrangement can be begun, and an ended one only by whoever was on it", async () => {
  const [tomorrow, yesterday] = [await taskOn("2026-11-25"), await taskOn("2026-11-23")]
  expect(refusal(await pressIn(yesterday))).toEqual([400, "User_Not_Working_This_Time", ["taskId"]])
  expect((await pressIn(yesterday, "2026-11-23T00:00:00.000Z")).status).toBe(200)
  expect((await pressIn(yesterday)).body.data.workingDay).toBe("2026-11-23")
  expect((await pressIn(tomorrow)).body.data.workingDay).toBe("2026-11-25")
})

test("TIME-01 a press names one place, and a check-out none but the one of its check-in", async () => {
  const workers = [inTheMorning(board.staff("otherWorker"))]
  const on = async (startDate: string) => (await board.arrange(siteId, { startDate, workers })).body.data.id
  const [today, tomorrow] = [await on("2026-11-24"), await on("2026-11-25")]
  const elsewhere = await board.site()
  const press = (body: object) =>
    board.as("otherWorker", "POST", "/nest/time-keeping/check-in-check-out", { clientId: randomUUID(), ...body })
  const wrong = async (body: object) => {
    const { fields } = (await press(body)).body
    return fields?.map(({ field }: { field: string }) => field)
  }
  expect(await wrong({ action: "in", taskId: today, constructionSiteId: elsewhere })).toEqual(["constructionSiteId"])
  expect(await wrong({ action: "in", taskId: today, isOffice: 1 })).toEqual(["isOffice"])
  expect(await wrong({ action: "in", constructionSiteId: siteId, isOffice: 1 })).toEqual(["isOffice"])
  // The arrangement's own site says nothing else than the arrangement.
  const begun = await press({ action: "in", taskId: today, constructionSiteId: siteId })
  expect(begun.body.data).toMatchObject({ taskId: today, state: "open" })
  expect(await wrong({ action: "out", taskId: tomorrow })).toEqual(["taskId"])
  expect(await wrong({ action: "out", constructionSiteId: elsewhere })).toEqual(["constructionSiteId"])
  expect(await wrong({ action: "out", isOffice: 1 })).toEqual(["isOffice"])
  const ended = await press({ action: "out", taskId: today, shifts: [1] })
  expect(ended.body.data, ended.text).toMatchObject({ id: begun.body.data.id, state: "closed" })
})
