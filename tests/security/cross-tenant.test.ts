import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { ask, type Told } from "../kernel/ask.ts"
import { everyRole } from "../kernel/companies.ts"
import { heldForFile, type Running } from "../kernel/product.ts"
import { type Call, companyCalls, inOrder } from "./contracts.ts"
import { canary, digestOf, emptyTables, foreignId, missingId, ownId } from "./foreign.ts"
import { grounds } from "./grounds.ts"
import { type Sample, sample, samplesOf } from "./sample.ts"

const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const own = yield* grounds(3)(socket, dataDir)
    // The first two are asked for foreign and for missing ids, so that both stay alike; calls that succeed change the third.
    const [foreign, missing, third] = own.products
    if (foreign === undefined || missing === undefined || third === undefined)
      return yield* Effect.die("three products")
    return { ...own, foreign, missing, own: third }
  }),
)

const fire = (running: Running, call: Call, role: string, company: number, { path, body }: Sample) =>
  ask(running.url, path, {
    method: call.route.method,
    token: held().tokens.get(role),
    company,
    ...(body === undefined ? {} : { body }),
  })
/** The same words whatever the id was: status, code and fields, but for the id that was sent and the moment of it. */
const sentIds = new RegExp(`\\b(${foreignId}|${missingId})\\b`, "g")
const shape = ({ status, text }: Told) =>
  `${status} ${text.replace(sentIds, "#").replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "@")}`

test("the other company has rows in every table, and so has ours", async () => {
  const { foreign, mine, other } = held()
  expect(await emptyTables(foreign, other.id)).toEqual([])
  expect(await emptyTables(foreign, mine.id)).toEqual([])
})

describe.each(companyCalls)("AUTH-27 $module $name keeps to its company", (call) => {
  test("for every role, with every id replaced by a foreign one", async () => {
    const { foreign, missing, mine, other } = held()
    const before = await digestOf(foreign, other.id)
    for (const role of everyRole) {
      const [theirs, nobodys] = [samplesOf(call, foreignId), samplesOf(call, missingId)]
      for (const [at, input] of theirs.entries()) {
        const [one, two] = await Promise.all([
          fire(foreign, call, role, mine.id, input),
          fire(missing, call, role, mine.id, nobodys[at] ?? input),
        ])
        expect(one.text, role).not.toContain(canary)
        expect(shape(one), `${role}: a foreign and a missing id must answer alike`).toBe(shape(two))
        expect(one.status, `${role}: ${one.text}`).toBeLessThan(500)
      }
      const tampered = await fire(foreign, call, role, other.id, sample(call, foreignId, 1))
      expect([tampered.status, tampered.body?.errorCode]).toEqual([403, "Your_Company_In_Header_Not_Valid"])
    }
    expect(await digestOf(foreign, other.id)).toBe(before)
  })
})

test("every call is asked with an input that its schema accepts", () => {
  for (const call of companyCalls) for (const seed of [1, 2]) expect(() => sample(call, foreignId, seed)).not.toThrow()
})

test("the guard sees a planted fault: a policy that lets every company through", async () => {
  const { foreign, mine } = held()
  await foreign.owner`create policy fault on companies.company to tehai_app using (true)`
  const details = companyCalls.find(({ name }) => name === "details")
  const answer =
    details === undefined ? undefined : await fire(foreign, details, "admin", mine.id, sample(details, foreignId, 1))
  await foreign.owner`drop policy fault on companies.company`
  expect(answer?.text).toContain(canary)
})

test("every call answers the admin when the ids are his own: the guard asks for what can be had", async () => {
  const { own, mine } = held()
  const unheard: Array<string> = []
  for (const call of inOrder(companyCalls)) {
    const told: Array<Told> = []
    for (const input of [...samplesOf(call, ownId), sample(call, ownId, 3)])
      if (told.at(-1)?.status !== 200) told.push(await fire(own, call, "admin", mine.id, input))
    if (told.at(-1)?.status === 200) continue
    unheard.push(`${call.module} ${call.name}: ${told.map(({ text }) => text.slice(0, 300)).join(" | ")}`)
  }
  expect(unheard).toEqual([])
})
