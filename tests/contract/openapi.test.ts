/** The served description is the contracts': each route there once, nothing else, every reference resolved. */
import { isAppRouteOtherResponse } from "@ts-rest/core"
import { expect, test } from "vitest"
import { ask } from "../kernel/ask.ts"
import { runningProduct } from "../kernel/product.ts"
import { calls } from "../security/contracts.ts"

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
}
interface Operation {
  readonly operationId: string
  readonly "x-action": string
  readonly parameters: ReadonlyArray<Parameter>
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, unknown>> }>>
  readonly security: ReadonlyArray<object>
}

const running = runningProduct()
/** The demo's calls exist in a demo only. */
const served = calls.filter(({ route }) => !route.path.startsWith("/demo/"))
const described = async () => {
  const { status, body } = await ask(running().url, "/openapi.json")
  expect(status).toBe(200)
  const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = body.paths
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  )
  return { body, operations }
}
const callOf = ({ route }: (typeof calls)[number]) => `${route.method} /api${route.path.replace(/:(\w+)/g, "{$1}")}`

test("API-03 every route of the contracts is described by its method and path, and nothing else is", async () => {
  const { body, operations } = await described()
  expect(body.openapi).toBe("3.1.0")
  expect(operations.map(({ call }) => call).sort()).toEqual(served.map(callOf).sort())
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
})

test("every described call is answered by its route", async () => {
  const { operations } = await described()
  for (const { call, path } of operations) {
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

test("what is described is what the contract says: inputs, answers, who may call", async () => {
  const { operations } = await described()
  for (const { call, path, operation } of operations) {
    const found = served.find((one) => callOf(one) === call)
    const { route, metadata } = found ?? { route: undefined, metadata: undefined }
    expect(operation["x-action"]).toBe(metadata?.action)
    const inPath = operation.parameters.filter((one) => one.in === "path").map(({ name }) => `{${name}}`)
    expect(inPath.sort()).toEqual([...path.matchAll(/\{\w+\}/g)].map(([name]) => name).sort())
    expect(operation.parameters.some(({ name }) => name === "companyId")).toBe(metadata?.access === "company")
    expect(operation.security.length === 0).toBe(metadata?.access === "public")
    expect(operation.requestBody !== undefined).toBe(route !== undefined && "body" in route && route.body !== undefined)
    expect(Object.keys(operation.responses).sort()).toEqual(Object.keys(route?.responses ?? {}).sort())
    const good = route?.responses[200]
    const type = good !== undefined && isAppRouteOtherResponse(good) ? good.contentType : "application/json"
    expect([call, ...Object.keys(operation.responses["200"]?.content ?? {})]).toEqual([call, type])
  }
})

test("every reference leads to a schema of the document", async () => {
  const { body } = await described()
  const references = [...JSON.stringify(body).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = ""]) => to)
  const names = new Set(Object.keys(body.components.schemas).map((name) => `#/components/schemas/${name}`))
  expect(references.filter((to) => !names.has(to))).toEqual([])
})
