import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { heldForFile } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { type Client, clients, lostOf, marks, mixedLoad, nothingHeard, read, written } from "./load.ts"
import { ownFolder } from "./own-folder.ts"
import type { Running } from "./processes.ts"
import { seed, seeded } from "./seeded.ts"

const isHard = process.env.HARD === "1"
const random = seeded(seed)
const patience = { timeout: isHard ? 900_000 : 240_000 }

let server: Running
let both: ReadonlyArray<Client> = []
const held = heldForFile(
  () =>
    ownFolder({
      fill: async (running) => {
        const companies: Array<TestCompany> = []
        for (const mark of marks) companies.push(await aCompany(running, mark))
        return companies
      },
    }),
  async ({ processes, made }) => {
    server = processes.start("serve")
    await server.ready()
    both = await clients(processes.url, made)
  },
  240_000,
)

/** The product answers again by itself: everybody, and as many at once as it has connections and more. */
const recovered = async () => {
  const { processes } = held()
  await until("an answer to everybody at once", async () => {
    const heard = nothingHeard()
    await Promise.all(Array.from({ length: 30 }, (_, n) => read(processes.url, both[n % 2] as Client, heard)))
    expect(server.lastWords()).toBeUndefined()
    expect(heard.strange).toEqual([])
    return heard.counts.good === 30 || undefined
  })
}

/** Disturbs the mixed load of two companies; whatever happens, each hears only of itself and nothing acknowledged is lost. */
const undermined = async (disturb: () => Promise<void>) => {
  const folder = held()
  const load = mixedLoad(folder.processes.url, both, 4)
  await until("load", () => load.heard.counts.good > 20 || undefined)
  await disturb()
  await recovered()
  const heard = await load.stop()
  expect(heard.strange).toEqual([])
  expect(heard.acknowledged.length).toBeGreaterThan(5)
  expect(await lostOf(folder, heard)).toEqual([])
}

test(
  "R28 connections that are cut under the load of two companies: clear errors, no foreign row, nothing lost",
  patience,
  async () => {
    const { line } = held()
    await undermined(async () => {
      for (let n = 0; n < (isHard ? 120 : 15); n++) {
        await pause(20 + random() * 130)
        line.cutAll()
      }
      for (let n = 0; n < (isHard ? 20 : 4); n++) {
        line.cutAfter(Math.ceil(random() * 6_000))
        line.cutAll()
        await pause(300)
      }
      line.cutAfter(Number.POSITIVE_INFINITY)
    })
  },
)

test(
  "R28 PostgreSQL that ends and is killed under load comes back by itself, and nothing is lost",
  patience,
  async () => {
    const { processes } = held()
    await undermined(async () => {
      for (let n = 0; n < (isHard ? 20 : 3); n++) {
        if (n % 3 === 0) await processes.endPostgres()
        else await processes.killPostgres(n % 3 === 1)
        await recovered()
      }
    })
  },
)

test(
  "R28 a line that is 2 seconds late and more callers than connections: answered or refused, and well again after",
  patience,
  async () => {
    const { line, processes } = held()
    const heard = nothingHeard()
    line.beLate(2_000)
    const callers = Array.from({ length: isHard ? 500 : 40 }, (_, n) => {
      const client = both[n % 2] as Client
      // A write speaks a dozen times with PostgreSQL: half a minute on such a line.
      return isHard && n % 3 === 0
        ? written(processes.url, client, heard, `late-${n}`, () => false)
        : read(processes.url, client, heard)
    })
    await Promise.all(callers)
    line.beLate(0)
    await recovered()
    expect(heard.strange).toEqual([])
    expect(heard.counts.good).toBeGreaterThan(0)
    expect(heard.counts.away).toBeGreaterThan(0)
    expect(await lostOf(held(), heard)).toEqual([])
  },
)

test("the check of every answer sees a planted fault: a row of the other company", patience, async () => {
  const folder = held()
  const [one, other] = folder.made
  await folder.owner`update people.staff set name = ${`${marks[1]} 佐藤`} where company_id = ${one?.id ?? 0} and id in (
    select id from people.staff where company_id = ${one?.id ?? 0} order by id limit 1)`
  const heard = nothingHeard()
  for (const client of both) await read(folder.processes.url, client, heard)
  expect(heard.strange).toHaveLength(1)
  expect(heard.strange[0]).toContain(`holds ${marks[1]}`)
  heard.acknowledged.push({ companyId: other?.id ?? 0, name: "never written" })
  expect(await lostOf(folder, heard)).toEqual(["never written is there 0 times"])
})
