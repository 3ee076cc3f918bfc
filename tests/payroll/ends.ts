/** A company whose people forgot to press 退勤, at a moment that the test names. */
import { beforeEach, expect } from "vitest"
import type { Role } from "#modules/kernel/codes.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "../scheduling/board.ts"

export const day = "2026-11-20"
export const at = (clock: string, on = day) => new Date(`${on}T${clock}:00+09:00`).toISOString()

export interface Found {
  readonly userId: number
  readonly mayFix: boolean
  readonly end?: {
    readonly punch: { readonly id: number; readonly version: number; readonly checkIn: string; readonly taskId: number }
    readonly isAtWork: boolean
    readonly askedAt: string | null
    readonly proposal: string | null
    readonly nextCheckIn: string | null
  }
}

/** Of one test file: begins each test without a punch and without an arrangement. */
export const missingEnds = () => {
  let board: Board
  const running = runningProduct(
    async (started) => {
      board = await aBoard(started.url, await aCompany(started, "ENDS"))
    },
    { startsAt: "2026-11-20T00:00:00.000Z" },
  )
  const tokens = new Map<string, string>()
  /** A sign-in lasts a quarter of an hour: at another moment everybody signs in anew. */
  const now = (clock: string, on = day) => {
    tokens.clear()
    running().clock?.set(at(clock, on))
  }
  const as = async (role: Role, method: string, path: string, body?: unknown) => {
    const { url } = running()
    const token = tokens.get(role) ?? (await signIn(url, board.company.emailOf(role)))
    tokens.set(role, token)
    return ask(url, path, { token, company: board.company.id, method, ...(body === undefined ? {} : { body }) })
  }

  beforeEach(async () => {
    const { owner } = running()
    await owner`delete from notifications.notice`
    await owner`delete from timekeeping.correction`
    await owner`delete from timekeeping.press`
    await owner`delete from timekeeping.rest`
    await owner`delete from timekeeping.punch`
    await owner`update scheduling.task set status = 0`
    await owner`update scheduling.task_worker set status = 0`
  })

  const arranged = async (more: object = {}) => {
    now("07:00")
    const both = { morningShift: 1, afternoonShift: 1 }
    const told = await board.arrange(await board.site({ name: "豊洲三丁目計画" }), {
      startDate: day,
      ...both,
      workerMorning: 2,
      workerAfternoon: 2,
      workers: [
        { userId: board.staff("worker"), ...both },
        { userId: board.staff("partTimeWorker"), ...both },
      ],
      ...more,
    })
    expect(told.status).toBe(200)
    return told.body.data.id as number
  }
  const press = async (role: Role, action: "in" | "out", more: object = {}) => {
    const told = await as(role, "POST", "/nest/time-keeping/check-in-check-out", {
      action,
      clientId: crypto.randomUUID(),
      ...more,
    })
    expect([told.status, told.text]).toEqual([200, expect.anything()])
    return told.body.data
  }
  const checks = async () => {
    const told = await as("financeManager", "GET", "/v5/timesheet/checks?month=2026-11")
    expect(told.status).toBe(200)
    return told.body.data.checks as ReadonlyArray<{ kind: string; findings: ReadonlyArray<Found> }>
  }
  const unfinished = async () => (await checks()).find(({ kind }) => kind === "unfinished")?.findings ?? []

  const mended = (finding: Found | undefined, role: Role = "financeManager", more: object = {}) =>
    as(role, "POST", "/v5/timekeeping/tell-end", {
      timekeepingId: finding?.end?.punch.id,
      version: finding?.end?.punch.version,
      checkOut: finding?.end?.proposal,
      reason: "予定どおりに退勤",
      ...more,
    })
  /** The whole punch as the desk writes it. */
  const corrected = (finding: Found | undefined, role: Role, more: object = {}) =>
    as(role, "POST", "/v2/timekeeping/handle-working-time", {
      timekeepingId: finding?.end?.punch.id,
      version: finding?.end?.punch.version,
      userId: finding?.userId,
      workingDay: day,
      checkIn: finding?.end?.punch.checkIn,
      checkOut: at("17:00"),
      rests: [],
      reason: "予定どおりに退勤",
      ...more,
    })
  return { running, board: () => board, now, as, arranged, press, checks, unfinished, mended, corrected }
}
