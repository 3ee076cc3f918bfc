import { expect, test } from "vitest"
import { contracts } from "#modules/contracts.ts"
import { c, callOf, refusals } from "#modules/kernel/http/contract.ts"
import { allRoutes } from "./contracts.ts"
import { doubles, faultsOf } from "./routes.ts"

test("every route says its action, kind and access, and is a line of the list of calls", () => {
  expect(allRoutes().flatMap(faultsOf)).toEqual([])
})

test("every contract is among those that are served, described and guarded", () => {
  const modules = new Set(allRoutes().map(({ module }) => module))
  expect([...modules].filter((module) => !(module in contracts))).toEqual([])
  expect(modules.size).toBe(Object.keys(contracts).length)
})

test("no two routes answer the same call", () => {
  expect(doubles(allRoutes())).toEqual([])
})

const responses = { 200: c.type<unknown>(), ...refusals }
const plant = (metadata: unknown, path = "/v2/task/:id", answers: object = responses) => {
  const { planted } = c.router({ planted: { method: "GET", path, responses, metadata } })
  return { module: "scheduling", name: "planted", route: { ...planted, path, responses: { ...answers } } }
}
const call = callOf<string>()
const good = call({ action: "task.read", kind: "read", access: "company" })
const faults = (route: ReturnType<typeof plant>) => faultsOf(route).map((fault) => fault.replace(/^.*\) /, ""))

test("a route without metadata, off the list, of another kind or access is found", () => {
  expect(faults(plant(good))).toEqual([])
  expect(faults(plant(undefined))).toEqual(["has no action of the form entity.verb", "is a read", "is for company"])
  expect(faults(plant({ ...good, action: "task" }))).toEqual(["has no action of the form entity.verb"])
  expect(faults(plant({ ...good, kind: "write" }))).toEqual(["is a read"])
  expect(faults(plant({ ...good, access: "public" }))).toEqual(["is for company"])
  expect(faults(plant(good, "/v2/tasks/:id"))).toEqual(["is not in the list of calls"])
  expect(faults({ ...plant(good), module: "people" })).toEqual(["belongs to scheduling"])
  expect(faults(plant(good, "/v2/task/:id", {}))).toEqual([
    "has no good answer",
    "does not declare every status of the catalogue",
  ])
})

test("two routes of one call are found, whatever they name their ids", () => {
  const other = plant(good, "/v2/task/:taskId")
  expect(doubles([plant(good), other])).toHaveLength(1)
})
