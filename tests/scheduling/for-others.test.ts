import { Effect } from "effect"
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { shiftsOfStaffOnDays, sitesByIds, tasksByIds, tasksOfStaffOnDays } from "#modules/scheduling/index.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"
import { adminOf, statementsOf } from "./counted.ts"

let board: Board
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "OTHERS"))
})

test("TIME-22 people's arrangements come with their own shifts, moments, place to meet and mates", async () => {
  const { id } = board.company
  const site = await board.site({ name: "豊洲", nameKana: "とよす", meetingPlace: "南詰所" })
  const worker = board.staff("worker")
  const task = (
    await board.arrange(site, {
      startDate: "2026-11-30",
      eveningShift: 1,
      workerEvening: 2,
      eveningFrom: "21:00",
      eveningTo: "05:00",
      meetingTime: "20:40",
      note: "安全帯",
      leaderId: board.staff("otherWorker"),
      workers: [
        { userId: worker, eveningShift: 1 },
        { userId: board.staff("otherWorker"), eveningShift: 1 },
        inTheMorning(board.staff("partTimeWorker")),
      ],
    })
  ).body.data
  const ask = tasksOfStaffOnDays(id, [worker], isoDate("2026-11-30"), isoDate("2026-11-30"))
  const { statements, answer } = await statementsOf(running(), adminOf(board.company), ask)
  expect(statements).toBe(2)
  expect(answer).toHaveLength(1)
  expect(answer[0]).toMatchObject({
    id: task.id,
    staffId: worker,
    day: "2026-11-30",
    site: { name: "豊洲", nameKana: "とよす", isFixedPrice: false },
    meetingTime: "20:40",
    meetingPlace: "南詰所",
    note: "安全帯",
    leaderName: "OTHERS otherWorker",
    shifts: [
      {
        shift: "evening",
        from: "21:00",
        to: "05:00",
        startsAt: "2026-11-30T12:00:00.000Z",
        endsAt: "2026-11-30T20:00:00.000Z",
      },
    ],
    mates: [{ staffId: board.staff("otherWorker"), name: "OTHERS otherWorker" }],
  })
  const { run } = running()
  const shifts = inCompany(id)(shiftsOfStaffOnDays(id, [worker], isoDate("2026-11-30"), isoDate("2026-11-30")))
  // What a month counts of it: a month's close asks for nothing else.
  expect(await run(shifts)).toEqual([
    {
      staffId: worker,
      taskId: task.id,
      day: "2026-11-30",
      startsAt: Date.parse("2026-11-30T12:00:00.000Z"),
      leaderStaffId: board.staff("otherWorker"),
    },
  ])
  await board.as("manager", "PUT", `/v2/task/${task.id}`, { version: 1, status: 0 })
  expect([await run(inCompany(id)(ask)), await run(shifts)]).toEqual([[], []])
  const known = await run(
    inCompany(id)(Effect.all([tasksByIds(id, [task.id, 900_001]), sitesByIds(id, [site, 900_001])])),
  )
  expect([...known[0].keys(), known[0].get(task.id)?.isDeleted, known[1].get(site)?.name]).toEqual([
    task.id,
    true,
    "豊洲",
  ])
})
