import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { countingLine } from "../kernel/counting-line.ts"
import { clonedDatabase, heldForFile, started } from "../kernel/product.ts"
import { aCrew, readyToPress } from "./crew.ts"

const startsAt = "2026-11-20T09:00:00.000Z"

const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const { folder, sent } = yield* countingLine(socket)
    const { database } = yield* clonedDatabase(socket)
    const running = yield* started({ kind: "embedded", socket: folder, database }, dataDir, { startsAt })
    const company: TestCompany = yield* Effect.promise(() => aCompany(running, "COUNTED"))
    const token = yield* Effect.promise(() => signIn(running.url, company.emailOf("worker")))
    const crew = yield* Effect.promise(() => aCrew(running, "CREW", 40))
    return { running, sent, company, token, crew }
  }),
)

let pressed = 0
/** Two minutes after the last one; a double tap would be no press. */
const bodyOf = (action: "in" | "out", more: object = {}) => {
  pressed += 1
  const pressedAt = new Date(Date.parse(startsAt) - 6 * 3_600_000 + pressed * 120_000).toISOString()
  return { action, isOffice: 1, pressedAt, clientId: randomUUID(), ...more }
}
const send = async (body: object, key = randomUUID()) => {
  const { running, company, token } = held()
  const path = "/nest/time-keeping/check-in-check-out"
  const told = await ask(running.url, path, { token, company: company.id, key, body })
  expect(told.status).toBe(200)
}
const counted = async (one: () => Promise<void>) => {
  const { sent } = held()
  const before = { ...sent }
  await one()
  return { statements: sent.statements - before.statements, flights: sent.flights - before.flights }
}
type Counted = Awaited<ReturnType<typeof counted>>

/** The first times prepare statements, and a busy machine may cut a flight in two: the least is what it takes. */
const least = (some: ReadonlyArray<Counted>): Counted => ({
  statements: Math.min(...some.map(({ statements }) => statements)),
  flights: Math.min(...some.map(({ flights }) => flights)),
})

test("a press costs so many statements and round trips, with sign-in, idempotency, audit, outbox and answer", async () => {
  const told: Record<"in" | "out" | "sameIdAgain" | "sameKeyAgain", Array<Counted>> = {
    in: [],
    out: [],
    sameIdAgain: [],
    sameKeyAgain: [],
  }
  for (let day = 0; day < 12; day++) {
    told.in.push(await counted(() => send(bodyOf("in"))))
    const [out, key] = [bodyOf("out"), randomUUID()]
    told.out.push(await counted(() => send(out, key)))
    told.sameIdAgain.push(await counted(() => send(out)))
    told.sameKeyAgain.push(await counted(() => send(out, key)))
  }
  expect(least(told.in)).toEqual({ statements: 20, flights: 3 })
  expect(least(told.out)).toEqual({ statements: 21, flights: 4 })
  expect(least(told.sameIdAgain)).toEqual({ statements: 19, flights: 4 })
  expect(least(told.sameKeyAgain)).toEqual({ statements: 17, flights: 3 })
})

/** One goes alone and so many behind it as a group. */
const groupCounted = async (behind: number, round: number) => {
  const { crew, running } = held()
  const pressedAt = instantOfMillis(Date.parse(startsAt) - 5 * 3_600_000 + round * 120_000)
  const action = round % 2 === 0 ? ("in" as const) : ("out" as const)
  const presses = crew.hands.slice(0, behind + 1).map((by) => {
    return { by, body: { action, isOffice: 1 as const, pressedAt, clientId: randomUUID() } }
  })
  const press = await readyToPress(running, crew, presses)
  return await counted(async () => {
    for (const { answer } of await press()) expect(answer).toMatchObject({ state: action === "in" ? "open" : "closed" })
  })
}

test("a group of presses costs as many statements as one press, whatever their number", async () => {
  const told: Record<"few" | "many", Array<Array<Counted>>> = { few: [[], []], many: [[], []] }
  for (let round = 0; round < 6; round++) told.few[round % 2]?.push(await groupCounted(2, round))
  for (let round = 6; round < 12; round++) told.many[round % 2]?.push(await groupCounted(30, round))
  const statements = (of: ReadonlyArray<ReadonlyArray<Counted>>) => of.map((some) => least(some).statements)
  // The one alone and the group take as many each: 15 to check in and 16 to check out, without the sign-in.
  expect(statements(told.few)).toEqual([30, 32])
  expect(statements(told.many)).toEqual([30, 32])
})
