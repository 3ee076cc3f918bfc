import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

/** Friday, six in the evening in Tokyo. */
const evening = "2026-11-20T09:00:00.000Z"
let company: TestCompany
let manager: string
let worker: string
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "OVERLAP")
    manager = await signIn(started.url, company.emailOf("manager"))
    worker = await signIn(started.url, company.emailOf("worker"))
  },
  { startsAt: evening },
)
beforeEach(async () => {
  await running().owner`truncate timekeeping.correction, timekeeping.press, timekeeping.rest, timekeeping.punch`
})
const call = (token: string, path: string, body: unknown, method = "POST") =>
  ask(running().url, path, { token, company: company.id, body, method })
const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+09:00`).toISOString()
const written = (workingDay: string, from: string, to: string) =>
  call(manager, "/v2/timekeeping/handle-working-time", {
    userId: company.staffOf("worker"),
    workingDay,
    isOffice: 1,
    checkIn: from,
    checkOut: to,
    rests: [],
    reason: "訂正",
  })
const press = (action: "in" | "out", pressedAt: string) =>
  call(worker, "/nest/time-keeping/check-in-check-out", { action, isOffice: 1, pressedAt, clientId: randomUUID() })
const told = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.errorCode, body.fields?.[0]?.field]

test("TIME-22 a punch over the end of last night's is refused by its field, not by the database", async () => {
  expect((await written("2026-11-18", at("2026-11-18", "20:00"), at("2026-11-19", "05:00"))).status).toBe(200)
  const over = await written("2026-11-19", at("2026-11-19", "04:00"), at("2026-11-19", "12:00"))
  expect(told(over)).toEqual([400, "Timekeeping_Not_Valid", "checkIn"])
  const under = await written("2026-11-17", at("2026-11-17", "22:00"), at("2026-11-18", "21:00"))
  expect(told(under)).toEqual([400, "Timekeeping_Not_Valid", "checkIn"])
})

test("a check-out over what the desk wrote meanwhile is refused in words, and the punch stays open", async () => {
  expect((await press("in", at("2026-11-20", "08:00"))).status).toBe(200)
  expect((await written("2026-11-20", at("2026-11-20", "09:00"), at("2026-11-20", "12:00"))).status).toBe(200)
  expect(told(await press("out", at("2026-11-20", "17:00")))).toEqual([400, "Timekeeping_Not_Valid", "action"])
  const open = await running().owner`select state from timekeeping.punch where check_out is null`
  expect(open).toMatchObject([{ state: "open" }])
})

test("of several who change the same punch at once one succeeds, the others see what changed", async () => {
  const { body } = await written("2026-11-19", at("2026-11-19", "08:00"), at("2026-11-19", "17:00"))
  const { id, version } = body.data
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      n % 2 === 0
        ? call(
            manager,
            `/v2/timekeeping/update-total-rest-duration/${id}`,
            { totalRestDuration: 30 + n, reason: "休憩", version },
            "PUT",
          )
        : call(manager, `/v2/timekeeping/remove/${id}`, { reason: "取り消し", version }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status } of answers) expect([200, 404, 409]).toContain(status)
  const corrections = await running().owner`select 1 from timekeeping.correction`
  expect(corrections).toHaveLength(2)
})
