import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, fixedSite, inTheMorning } from "./board.ts"

let board: Board
let site: number
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "ARRANGE"))
  site = await board.site()
})
const refusal = (told: { status: number; body: { errorCode: string } }) => [told.status, told.body.errorCode]
const fieldsOf = (told: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
  told.body.fields?.map(({ field }) => field)

test("TASK-01 an arrangement of one day is made, shown and read again alike", async () => {
  const told = await board.arrange(site, {
    name: "配管",
    note: "搬入 7:30 北ゲート。",
    meetingTime: "07:40",
    meetingPlace: "北ゲート前",
    leaderId: board.staff("worker"),
    afternoonShift: 1,
    workerAfternoon: 1,
    workers: [
      { userId: board.staff("worker"), morningShift: 1, afternoonShift: 1, priceMorning: 9000 },
      inTheMorning(board.staff("partTimeWorker"), { countWorkMorning: 0.5 }),
    ],
  })
  expect(told.status, told.text).toBe(200)
  const view = told.body.data
  expect(view).toMatchObject({
    constructionSiteId: site,
    groupId: null,
    startDate: "2026-12-01",
    workingDates: ["2026-12-01"],
    name: "配管",
    meetingTime: "07:40",
    meetingPlace: "北ゲート前",
    leaderName: "ARRANGE worker",
    customerName: "ARRANGE 客先",
    morningShift: 1,
    workerMorning: 2,
    maxWorkerMorning: 2,
    assignedMorning: 1.5,
    eveningShift: 0,
    version: 1,
  })
  expect(view.workers).toHaveLength(2)
  expect(view.workers).toContainEqual(
    expect.objectContaining({ userId: board.staff("worker"), countWorkMorning: 1, priceMorning: 9000 }),
  )
  expect(view.permissions.actions).toEqual([
    "read",
    "create",
    "update",
    "assign",
    "answer",
    "history",
    "send",
    "delete",
    "hold",
  ])
  expect((await board.read(view.id)).body.data).toEqual(view)
})

test("TASK-08 a shift without times takes the company's; the other shift has none to take", async () => {
  const view = (await board.arrange(site, { eveningShift: 1, workerEvening: 1 })).body.data
  expect([view.morningFrom, view.morningTo, view.eveningFrom, view.eveningTo]).toEqual([
    "08:00",
    "12:00",
    "20:00",
    "05:00",
  ])
  expect(view.shiftDefaults.map(({ label }: { label: string }) => label)).toEqual([
    "午前",
    "午後",
    "夜間",
    "オプション",
  ])
  const told = await board.arrange(site, { otherShift: 1, workerOther: 1 })
  expect([...refusal(told), fieldsOf(told)]).toEqual([400, "Invalid_Input", ["otherFrom", "otherTo"]])
})

test("TASK-06 times step by five minutes, morning ends after it starts, a night may end on the next day", async () => {
  expect(fieldsOf(await board.arrange(site, { morningFrom: "08:03" }))).toEqual(["morningFrom"])
  expect(fieldsOf(await board.arrange(site, { morningFrom: "12:00", morningTo: "08:00" }))).toEqual(["morningTo"])
  expect(
    fieldsOf(
      await board.arrange(site, { eveningShift: 1, workerEvening: 1, eveningFrom: "21:00", eveningTo: "21:00" }),
    ),
  ).toEqual(["eveningTo"])
  expect(
    (await board.arrange(site, { eveningShift: 1, workerEvening: 1, eveningFrom: "21:00", eveningTo: "05:00" })).status,
  ).toBe(200)
})

test("TASK-06 at least one shift; as many as the customer's but others are refused (D84)", async () => {
  expect(fieldsOf(await board.arrange(site, { morningShift: 0 }))).toEqual(["morningShift"])
  const other = await board.arrange(site, { eveningShiftCustomer: 1 })
  expect(other.body.fields).toEqual([
    {
      field: "morningShift",
      message: "客先の希望シフトと一致していません。客先の希望は夜間、手配は午前です。",
    },
  ])
})

test("TASK-07 head counts are whole and not negative, 人工 has two decimals, prices are asked on the other shift", async () => {
  const negative = await board.arrange(site, { workerMorning: -1 })
  expect(negative.body.fields).toEqual([{ field: "workerMorning", message: "必要人は0人以上です。" }])
  expect(fieldsOf(await board.arrange(site, { workerMorning: 1.5 }))).toEqual(["workerMorning"])
  expect(fieldsOf(await board.arrange(site, { maxWorkerMorning: 1.555 }))).toEqual(["maxWorkerMorning"])
  expect((await board.arrange(site, { maxWorkerMorning: 4.5 })).body.data.maxWorkerMorning).toBe(4.5)
  const { workerMorning: _, ...headless } = { workerMorning: undefined }
  expect(
    fieldsOf(
      await board.as("manager", "POST", "/v2/task", {
        constructionSiteId: site,
        startDate: "2026-12-01",
        morningShift: 1,
        ...headless,
      }),
    ),
  ).toEqual(["workerMorning"])
  const option = { otherShift: 1, workerOther: 1, otherFrom: "17:30", otherTo: "19:30" }
  const priceless = { userId: board.staff("worker"), otherShift: 1 }
  expect(fieldsOf(await board.arrange(site, { ...option, workers: [priceless] }))).toEqual(["workers.0.price"])
  expect(
    (await board.arrange(site, { ...option, startDate: "2026-12-02", workers: [{ ...priceless, price: 4000 }] })).body
      .data.workers[0].price,
  ).toBe(4000)
})

test("TASK-12 a series has one row per working day, at most 90 days", async () => {
  const told = await board.arrange(site, {
    startDate: "2027-01-04",
    endDate: "2027-01-11",
    dayOffs: ["2027-01-05", "2027-01-09", "2027-01-10", "2027-02-01"],
    workers: [inTheMorning(board.staff("worker"))],
  })
  const { data } = told.body
  expect(data).toMatchObject({
    seriesFrom: "2027-01-04",
    seriesTo: "2027-01-11",
    dayOffs: ["2027-01-05", "2027-01-09", "2027-01-10"],
  })
  expect(data.workingDates).toHaveLength(5)
  expect(data.seriesDays.map(({ shifts }: { shifts: ReadonlyArray<object> }) => shifts)).toEqual(
    Array.from({ length: 5 }, () => [{ shift: 1, needed: 2, assigned: 1 }]),
  )
  const second = data.seriesDays[1]
  expect((await board.read(second.id)).body.data).toMatchObject({ startDate: "2027-01-06", groupId: data.groupId })
  const ninety = { startDate: "2027-05-01", endDate: "2027-07-29" }
  expect((await board.arrange(site, ninety)).body.data.workingDates).toHaveLength(90)
  const tooLong = await board.arrange(site, { ...ninety, endDate: "2027-07-30" })
  expect([...refusal(tooLong), ...(fieldsOf(tooLong) ?? [])]).toEqual([
    400,
    "Max_Date_For_Series_Task_Is_90",
    "endDate",
  ])
  expect(fieldsOf(await board.arrange(site, { endDate: "2026-11-30" }))).toEqual(["endDate"])
  expect(fieldsOf(await board.arrange(site, { dayOffs: ["2026-12-01"] }))).toEqual(["dayOffs"])
})

test("TASK-47 a fixed-price site counts no heads, whatever is sent", async () => {
  const fixed = await board.site(fixedSite(board.company))
  const told = await board.arrange(fixed, { workerMorning: 3, maxWorkerMorning: 5 })
  expect(told.body.data).toMatchObject({ constructionSiteType: 2, maxWorkerMorning: 0 })
  expect(
    (
      await board.as("manager", "POST", "/v2/task", {
        constructionSiteId: fixed,
        startDate: "2026-12-01",
        morningShift: 1,
      })
    ).status,
  ).toBe(200)
})

test("SITE-14 a completed or paused site takes no arrangements", async () => {
  for (const state of [3, 4]) {
    expect(refusal(await board.arrange(await board.site({ state })))).toEqual([409, "Site_Not_In_Coming_Or_Working"])
  }
})

test("foreign and missing ids are refused alike, each by its own word", async () => {
  expect(refusal(await board.arrange(900_001))).toEqual([404, "Not_Found"])
  const stranger = await board.arrange(site, { workers: [inTheMorning(900_001)] })
  expect([...refusal(stranger), fieldsOf(stranger)]).toEqual([400, "Worker_Not_Valid", ["workers.0.userId"]])
  expect(stranger.body.fields[0].message).toMatch(/[ぁ-ん]/)
  expect(refusal(await board.arrange(site, { leaderId: board.staff("worker") }))).toEqual([404, "Leader_Not_Found"])
  expect(refusal(await board.arrange(site, { customerId: board.company.vendorId }))).toEqual([
    400,
    "Customer_Not_Valid",
  ])
  expect(refusal(await board.arrange(site, { customerId: 900_001 }))).toEqual([404, "Customer_Not_Found"])
  const offShift = await board.arrange(site, { workers: [{ userId: board.staff("worker"), eveningShift: 1 }] })
  expect([...refusal(offShift), fieldsOf(offShift)]).toEqual([400, "Invalid_Shift_Change", ["eveningShift"]])
})

test("TASK-50 only the admin side arranges", async () => {
  const body = { constructionSiteId: site, startDate: "2026-12-01", morningShift: 1, workerMorning: 1 }
  for (const role of [
    "financeManager",
    "vendor",
    "customer",
    "vendorWorker",
    "partTimeWorker",
    "otherWorker",
    "worker",
  ] as const) {
    expect(refusal(await board.as(role, "POST", "/v2/task", body)), role).toEqual([403, "Permission_Denied"])
  }
})

test("a day of a closed pay month takes no arrangement and names who closed it, and none of the series is left behind", async () => {
  const { owner } = running()
  const { id, personOf } = board.company
  await owner`insert into companies.pay_month (company_id, month, state, changed_by, changed_at)
    values (${id}, '2028-02', 'closed', ${personOf("financeManager")}, now())`
  const told = await board.arrange(site, { startDate: "2028-01-30", endDate: "2028-02-02" })
  expect(refusal(told)).toEqual([409, "Closed_Salary_Day_Not_Editable"])
  const message = "2028年2月の給与はARRANGE financeManagerさんが締めました。締め後の日は変更できません。"
  expect(told.body.fields).toEqual([{ field: "startDate", message }])
  expect(await owner`select 1 from scheduling.task where company_id = ${id} and day >= '2028-01-01'`).toHaveLength(0)
})

test("what was arranged is told once, with its days and people", async () => {
  const { owner } = running()
  const { data } = (
    await board.arrange(site, {
      startDate: "2027-03-01",
      endDate: "2027-03-02",
      workers: [inTheMorning(board.staff("otherWorker"))],
    })
  ).body
  const rows =
    await owner`select body from kernel.outbox where topic = 'TaskArranged' and (body->>'groupId')::int = ${data.groupId}`
  expect(rows[0]?.body).toMatchObject({ days: ["2027-03-01", "2027-03-02"], staffIds: [board.staff("otherWorker")] })
})
