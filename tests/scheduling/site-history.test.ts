import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "./board.ts"

let board: Board
runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "SITEHIST"))
})
interface Entry {
  readonly action: string
  readonly by: string | null
  readonly changes: ReadonlyArray<{
    readonly field: string
    readonly before: string | null
    readonly after: string | null
  }>
}
const entriesFor = async (role: "manager" | "financeManager", id: number): Promise<ReadonlyArray<Entry>> =>
  (await board.as(role, "GET", `/nest/history/site/${id}`)).body.data.entries

test("SITE-01 a site's page tells who changed which field from what to what; whoever sees no unit price is told of none", async () => {
  const id = await board.site({ name: "豊洲三丁目計画", station: "豊洲駅" })
  const leaderId = board.staff("worker")
  const patch = { version: 1, station: "豊洲駅 徒歩6分", regularUnitPrice: 25_000, leaderId }
  const changed = await board.as("manager", "PUT", `/construction-site/${id}/update`, patch)
  expect(changed.status, changed.text).toBe(200)
  const paused = { version: changed.body.data.version, state: 3 }
  expect((await board.as("manager", "PUT", `/construction-site/${id}/update-status`, paused)).status).toBe(200)
  const [state, edit, made] = await entriesFor("manager", id)
  expect(state).toMatchObject({ action: "site.setState", changes: [{ field: "state", before: "1", after: "3" }] })
  expect(made).toMatchObject({ action: "site.create", changes: [] })
  const field = (entry: Entry | undefined) => entry?.changes.map((one) => one.field).toSorted()
  expect(field(edit)).toEqual(["leaderId", "regularUnitPrice", "station"])
  expect(edit?.changes).toContainEqual({ field: "station", before: "豊洲駅", after: "豊洲駅 徒歩6分" })
  // Whoever leads is named, not numbered.
  expect(edit?.changes.find((one) => one.field === "leaderId")?.after).not.toMatch(/^\d*$/)
  const [, told] = await entriesFor("financeManager", id)
  expect(field(told)).toEqual(["leaderId", "station"])
  for (const role of ["customer", "vendor", "worker"] as const)
    expect((await board.as(role, "GET", `/nest/history/site/${id}`)).body.errorCode).toBe("Permission_Denied")
})
