/** A list asked for ten million rows at once, for none and for fewer than none: a bounded answer or a clear error. */
import { Effect, Schema, SchemaAST } from "effect"
import { describe, expect, test } from "vitest"
import { isErrorCode } from "#modules/kernel/errors.ts"
import { largestPageSize, mostRowsOfPage } from "#modules/kernel/fields/page-sizes.ts"
import { ask, signIn, type Told } from "../kernel/ask.ts"
import { collectGarbage } from "../kernel/collect-garbage.ts"
import { aCompany } from "../kernel/companies.ts"
import { clonedDatabase, heldForFile, type Running, started } from "../kernel/product.ts"
import { type Call, companyCalls, titleOf } from "./contracts.ts"
import { faulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { companyWideInputs } from "./full-inputs.ts"
import { noLimits } from "./grounds.ts"
import { sample } from "./sample.ts"
import { type Asking, worked } from "./worked.ts"

/** More of everything than one answer carries. */
const many = mostRowsOfPage + 5

const crowdedCompany = async (running: Running) => {
  const crowded = await worked(running, "CROWDED", many)
  const { id } = crowded.company
  await running.owner`update companies.partnership set is_customer = true, is_vendor = true where company_id = ${id}`
  await running.owner`insert into timekeeping.punch (company_id, staff_id, work_day, place, check_in, check_out, state)
    select company_id, id, '2026-10-05', 1, timestamptz '2026-10-05 20:00Z', timestamptz '2026-10-05 22:00Z', 'closed'
    from people.staff s where company_id = ${id}
      and not exists (select from timekeeping.punch p where p.staff_id = s.id and p.work_day = '2026-10-05')`
  await running.owner`analyze`
  const neighbour = await aCompany(running, "NEIGHBOUR")
  const worker = { token: await signIn(running.url, neighbour.emailOf("worker")), company: neighbour.id }
  return { crowded, worker }
}
const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const running = yield* started(yield* clonedDatabase(socket), dataDir, { limits: noLimits })
    const companies = yield* Effect.promise(() => crowdedCompany(running))
    return { running, ...companies, broken: yield* faulty(running, dataDir) }
  }),
)

const takesPageSize = (schema: unknown) =>
  Schema.isSchema(schema) &&
  SchemaAST.isObjects(schema.ast) &&
  schema.ast.propertySignatures.some(({ name }) => name === "pageSize")
const bodyOf = ({ route }: Call) => ("body" in route ? route.body : undefined)
const lists = companyCalls.filter((call) => takesPageSize(bodyOf(call)) || takesPageSize(call.route.query))

const asked = (url: string, call: Call, { company, token }: Asking, pageSize: number): Promise<Told> => {
  const { path, body } = sample(call, company.staffOf("worker"), 1)
  const asking = { method: call.route.method, token, company: company.id }
  return takesPageSize(bodyOf(call))
    ? ask(url, path, { ...asking, body: { ...Object(body), ...companyWideInputs[titleOf(call)], pageSize } })
    : ask(url, `${path}${path.includes("?") ? "&" : "?"}pageSize=${pageSize}`, asking)
}

const blames = ({ status, body }: Told) =>
  status === 400 &&
  isErrorCode(body?.errorCode) &&
  body.fields?.some((one: { field: string }) => one.field === "pageSize")

/** What is wrong with the answer to a page size: too many rows, rows that nobody learns of, or an error of no use. */
const wrongWith = (told: Told, pageSize: number): ReadonlyArray<string> => {
  if (pageSize !== largestPageSize && blames(told)) return []
  if (told.status !== 200) return [`${pageSize}: ${told.status} ${told.text.slice(0, 200)}`]
  const { data, totalItems = data.length, totalPages = 1 } = told.body
  return [
    ...(data.length > mostRowsOfPage ? [`${pageSize}: ${data.length} rows`] : []),
    ...(totalPages * data.length < totalItems ? [`${pageSize}: says nothing of the other rows`] : []),
  ]
}

const complaints = async (url: string, call: Call) => {
  const found: Array<string> = []
  let rows = 0
  for (const pageSize of [largestPageSize, largestPageSize + 1, Number.MAX_SAFE_INTEGER, 0, -1]) {
    const told = await asked(url, call, held().crowded, pageSize)
    if (told.status === 200) rows = Math.max(rows, told.body.data.length)
    found.push(...wrongWith(told, pageSize))
  }
  return { found, rows }
}

/** Lists whose page is shorter whatever there is. */
const shorter: Readonly<Record<string, number>> = {
  "companies listLabelSettings": 16,
  "kernel jobs": 100,
  // A partner of whom nothing is known, and a worker who was on one site.
  "people listVendorStaff": 0,
  "scheduling sitesOfCustomer": 0,
  "scheduling sitesOfVendor": 0,
  "scheduling sitesOfStaff": 1,
}

const planted = () => {
  if (faultyCalls.answersAll === undefined) throw new Error("nothing planted")
  return faultyCalls.answersAll
}

describe("a page of 10,000,000, of 0 and of -1", () => {
  test.each(lists.map((call) => [titleOf(call), call] as const))(
    "%s answers with a bounded page or blames the size",
    async (title, call) => {
      const { found, rows } = await complaints(held().running.url, call)
      expect(found).toEqual([])
      expect(rows).toBe(shorter[title] ?? mostRowsOfPage)
    },
  )

  test("the guard sees a planted fault: a page size that is not clamped", async () => {
    const { found } = await complaints(held().broken.url, planted())
    expect(found).toContainEqual(expect.stringMatching(/^10000000: 100\d\d rows$/))
    expect(found).toContainEqual(expect.stringMatching(/^-1: 500 /))
  })
})

/** Megabytes that are still held after these lists were asked for everything, all at once. */
const keptAfter = async (url: string, calls: ReadonlyArray<Call>) => {
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  await Promise.all(calls.map(async (call) => void (await asked(url, call, held().crowded, largestPageSize))))
  collectGarbage()
  return (process.memoryUsage().heapUsed - before) / 2 ** 20
}
/** One round's answers are 30 MB. */
const mostKept = 15

describe("everything asked of every list at once", () => {
  test("memory comes back, and a worker of another company goes on pressing", async () => {
    const { running, worker } = held()
    const { url } = running
    let isOver = false
    const kept = keptAfter(url, lists).finally(() => {
      isOver = true
    })
    const statuses: Array<number> = []
    for (let n = 0; !isOver || n < 2; n++) {
      const body = { action: n % 2 === 0 ? "in" : "out", isOffice: 1 }
      statuses.push((await ask(url, "/nest/time-keeping/check-in-check-out", { ...worker, body })).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await kept).toBeLessThan(mostKept)
  })

  test("the guard sees a planted fault: a list that keeps what it has answered", async () => {
    const times = Array.from({ length: 40 }, planted)
    expect(await keptAfter(held().broken.url, times)).toBeGreaterThan(mostKept)
  })
})
