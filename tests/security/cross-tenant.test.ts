import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import type { Told } from "../kernel/ask.ts"
import { everyRole } from "../kernel/companies.ts"
import { heldForFile } from "../kernel/product.ts"
import { companyCalls, inOrder, platformCalls } from "./contracts.ts"
import { admitted, crossings } from "./crossings.ts"
import { faulty, laxGate } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { emptyTables, foreignId, ownId } from "./foreign.ts"
import { fireAt, grounds } from "./grounds.ts"
import { sample, samplesOf } from "./sample.ts"

const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const own = yield* grounds(3)(socket, dataDir)
    // The first two are asked for foreign and for missing ids, so that both stay alike; calls that succeed change the third.
    const [foreign, missing, third] = own.products
    if (foreign === undefined || missing === undefined || third === undefined)
      return yield* Effect.die("three products")
    const broken = { foreign: yield* faulty(foreign, dataDir), missing: yield* faulty(missing, dataDir) }
    const lax = yield* faulty(foreign, dataDir, laxGate)
    return { ...own, twins: { foreign, missing }, broken, lax, own: third }
  }),
)

test("the other company has rows in every table, and so has ours", async () => {
  const { twins, mine, other } = held()
  expect(await emptyTables(twins.foreign, other.id)).toEqual([])
  expect(await emptyTables(twins.foreign, mine.id)).toEqual([])
})

describe.each(companyCalls)("AUTH-27 $module $name keeps to its company", (call) => {
  test("for every role, with every id replaced by a foreign one", async () => {
    expect(await crossings(held(), held().twins, call, everyRole)).toEqual([])
  })
})

test("D66 the platform's calls let in nobody of a company", async () => {
  const found = await Promise.all(platformCalls.map((call) => admitted(held(), held().own, call, everyRole)))
  expect(found.flat()).toEqual([])
})

test("D66 a platform's call knows the super admin, and nobody else", async () => {
  const [read, change] = [faultyCalls.listsCompanies, faultyCalls.changesPlatform]
  if (read === undefined || change === undefined) throw new Error("nothing planted")
  const { broken, mine } = held()
  expect(await admitted(held(), broken.foreign, read, everyRole)).toEqual([])
  expect(await admitted(held(), broken.foreign, change, everyRole)).toEqual([])
  const { owner, url } = broken.foreign
  await owner`insert into identity.super_admin (person_id) values (${mine.personOf("worker")})`
  const told = await fireAt(held(), url, read, { path: read.route.path, body: undefined, role: "worker" })
  const changed = await fireAt(held(), url, change, { path: change.route.path, body: {}, role: "worker" })
  await owner`delete from identity.super_admin`
  expect(told.body.data.names).toEqual(expect.arrayContaining([mine.name, held().other.name]))
  expect(changed.body.data).toEqual({ done: true })
})

test("the guard sees a planted fault: a platform's call that is served to whoever is signed in", async () => {
  const call = faultyCalls.listsCompaniesToAll
  if (call === undefined) throw new Error("nothing planted")
  const found = await admitted(held(), held().broken.foreign, call, everyRole)
  expect(found.map((one) => one.split(":")[0])).toEqual(everyRole)
})

test.each(["listsCompanies", "changesPlatform"])(
  "the guard sees a planted fault: a gate that lets a company's admin make the platform's call, %s",
  async (name) => {
    const call = faultyCalls[name]
    if (call === undefined) throw new Error("nothing planted")
    expect(await admitted(held(), held().broken.foreign, call, ["admin"])).toEqual([])
    expect((await admitted(held(), held().lax, call, ["admin"])).join()).toContain("admin: ")
  },
)

test("every call is asked with an input that its schema accepts", () => {
  for (const call of companyCalls) for (const seed of [1, 2]) expect(() => sample(call, foreignId, seed)).not.toThrow()
})

test("the guard sees a planted fault: a policy that lets every company through to a statement without its company", async () => {
  const call = faultyCalls.readsAnyCompany
  if (call === undefined) throw new Error("nothing planted")
  const { broken } = held()
  expect(await crossings(held(), broken, call, ["admin"])).toEqual([])
  await broken.foreign.owner`create policy fault on people.staff to tehai_app using (true)`
  const found = await crossings(held(), broken, call, ["admin"])
  await broken.foreign.owner`drop policy fault on people.staff`
  expect(found.join()).toContain("shows the other company")
})

test("every call answers the admin when the ids are his own: the guard asks for what can be had", async () => {
  const { own } = held()
  const unheard: Array<string> = []
  for (const call of inOrder(companyCalls)) {
    const told: Array<Told> = []
    for (const input of [...samplesOf(call, ownId), sample(call, ownId, 3)])
      if (told.at(-1)?.status !== 200) told.push(await fireAt(held(), own.url, call, input))
    if (told.at(-1)?.status === 200) continue
    unheard.push(`${call.module} ${call.name}: ${told.map(({ text }) => text.slice(0, 300)).join(" | ")}`)
  }
  expect(unheard).toEqual([])
})
