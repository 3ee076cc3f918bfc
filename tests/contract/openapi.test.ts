/** The served description is the contracts': each route there once, nothing else, every reference resolved. */
import { expect, test } from "vitest"
import { ask } from "../kernel/ask.ts"
import { runningProduct } from "../kernel/product.ts"
import { calls } from "../security/contracts.ts"
import { type Description, operationsOf, untrue } from "./openapi.ts"

const change = (operation: object | undefined, by: object) => void Object.assign(operation ?? {}, by)

const running = runningProduct()
/** The demo's calls exist in a demo only. */
const served = calls.filter(({ route }) => !route.path.startsWith("/demo/"))
const described = async (): Promise<Description> => {
  const { status, body } = await ask(running().url, "/openapi.json")
  expect(status).toBe(200)
  return body
}

test("API-03 every route of the contracts is described as its contract says, and nothing else is", async () => {
  const description = await described()
  expect(description.openapi).toBe("3.1.0")
  expect(operationsOf(description)).toHaveLength(served.length)
  expect(untrue(description, served)).toEqual([])
})

test("every described call is answered by its route", async () => {
  for (const { call, path } of operationsOf(await described())) {
    const [method = ""] = call.split(" ")
    const told = await ask(running().url, path.replace("/api", "").replace(/\{\w+\}/g, "1"), { method })
    // Nobody is signed in: a route refuses the stranger or his input, an unknown one is not found.
    expect([call, told.status, told.body?.errorCode].join(" ")).not.toMatch(/ (404|405|5\d\d) /)
  }
})

test("a call that exists in a demo only is unknown here", async () => {
  for (const { route } of calls.filter((one) => !served.includes(one)))
    expect((await ask(running().url, route.path, { method: route.method })).status).toBe(404)
})

const task = "/api/v2/task/{id}"

test.each<[fault: string, seen: string, plant: (of: Description) => void]>([
  [
    "a route that is left out",
    `GET ${task}: not described`,
    ({ paths }) => Reflect.deleteProperty(paths[task] ?? {}, "get"),
  ],
  [
    "a route that nobody serves",
    "GET /api/v2/tasks: not served",
    ({ paths }) => Object.assign(paths, { "/api/v2/tasks": paths[task] }),
  ],
  [
    "another action",
    `PUT ${task}: another action`,
    ({ paths }) => change(paths[task]?.put, { "x-action": "task.read" }),
  ],
  [
    "a call open to strangers",
    `PUT ${task}: another word on signing in`,
    ({ paths }) => change(paths[task]?.put, { security: [] }),
  ],
  [
    "no company",
    `GET ${task}: another word on the company`,
    ({ paths }) => change(paths[task]?.get, { parameters: [] }),
  ],
  [
    "a body left out",
    `PUT ${task}: another word on its body`,
    ({ paths }) => change(paths[task]?.put, { requestBody: undefined }),
  ],
  [
    "an answer left out",
    `GET ${task}: other answers`,
    ({ paths }) => Reflect.deleteProperty(paths[task]?.get?.responses ?? {}, "404"),
  ],
  [
    "one name for two",
    "twice",
    ({ paths }) => change(paths[task]?.get, { operationId: paths[task]?.put?.operationId }),
  ],
  [
    "a field in another spelling",
    "PUT /api/staff/admin-update-staff/{id}: other fields in its body",
    ({ paths }) => {
      const { put } = paths["/api/staff/admin-update-staff/{id}"] ?? {}
      change(put, {
        requestBody: JSON.parse(JSON.stringify(put?.requestBody).replace("fitstMonthTax", "firstMonthTax")),
      })
    },
  ],
  [
    "a reference to nothing",
    "#/components/schemas/Nobody: not there",
    ({ paths }) => change(paths[task]?.get, { "x-more": { $ref: "#/components/schemas/Nobody" } }),
  ],
])("the guard sees a planted fault: %s", async (_, seen, plant) => {
  const description = structuredClone(await described())
  plant(description)
  expect(untrue(description, served).join("\n")).toContain(seen)
})
