import { expect, test } from "vitest"
import { againstDirection, below, cycles, moduleOf, notForWeb, outOfLayer, pastTheDoor } from "./borders.ts"
import { readSource, sourcesOf } from "./source.ts"

const product = sourcesOf("modules", "cli", "workflows", "web")
const planted = (file: string, text: string) => [readSource(file, text)]

test("every folder of modules/ is a module with a place in the order", () => {
  const modules = new Set(product.flatMap(({ file }) => moduleOf(file) ?? []))
  expect([...modules].filter((module) => below[module] === undefined)).toEqual([])
  for (const [module, lower] of Object.entries(below)) {
    for (const name of lower) expect(below[name], `${module} → ${name}`).not.toContain(module)
  }
})

test("modules import downwards only", () => {
  expect(againstDirection(product)).toEqual([])
  const upwards = `import { Payroll } from "#modules/payroll/index.ts"`
  expect(againstDirection(planted("modules/people/people.ts", upwards))).toEqual([
    "modules/people/people.ts → modules/payroll/index.ts",
  ])
  expect(againstDirection(planted("modules/billing/billing.ts", upwards))).toHaveLength(1)
  expect(againstDirection(planted("modules/papers/papers.ts", upwards))).toEqual([])
  expect(againstDirection(planted("modules/kernel/yen.ts", `import "../server.ts"`))).toHaveLength(1)
  expect(againstDirection(planted("cli/main.ts", `import { a } from "../tests/kernel/product.ts"`))).toHaveLength(1)
})

test("modules, cli and workflows enter another module by its doors", () => {
  expect(pastTheDoor(product)).toEqual([])
  const inside = (path: string) => planted("modules/payroll/payroll.ts", `import type { A } from "../people/${path}"`)
  expect(pastTheDoor(inside("repository.ts"))).toEqual(["modules/payroll/payroll.ts → modules/people/repository.ts"])
  expect(pastTheDoor(inside("model.ts"))).toHaveLength(1)
  expect(pastTheDoor(inside("index.ts"))).toEqual([])
  expect(pastTheDoor(planted("cli/commands/payroll.ts", `import "#modules/payroll/tables.ts"`))).toHaveLength(1)
  const paper = `import { Page } from "#modules/documents/layout/index.ts"`
  expect(pastTheDoor(planted("modules/payroll/documents/slip.tsx", paper))).toEqual([])
  expect(pastTheDoor(planted("modules/payroll/payroll.ts", paper))).toHaveLength(1)
})

test("web takes contract types, calls, codes, fields, rules that it shares with the server, and paper templates, and nothing else", () => {
  expect(notForWeb(product)).toEqual([])
  const taken = (line: string) => notForWeb(planted("web/lib/client.ts", line))
  expect(taken(`import type { peopleContract } from "#modules/people/contract.ts"`)).toEqual([])
  expect(taken(`import { peopleContract } from "#modules/people/contract.ts"`)).toHaveLength(1)
  expect(taken(`import { peopleCalls } from "#modules/people/calls.ts"`)).toEqual([])
  expect(taken(`import { SlipPaper } from "#modules/payroll/documents/slip.tsx"`)).toEqual([])
  expect(taken(`import type { Actor } from "#modules/kernel/actor.ts"`)).toHaveLength(1)
  expect(taken(`import { workedShifts } from "#modules/timekeeping/rules/worked-shifts.ts"`)).toEqual([])
  expect(taken(`import { decidePress } from "#modules/timekeeping/rules/press.ts"`)).toHaveLength(1)
  expect(taken(`import { policy } from "#modules/people/policy.ts"`)).toHaveLength(1)
})

test("SQL stands in repository.ts and tables.ts, HTTP in kernel/http, server.ts and routes.ts", () => {
  expect(outOfLayer(product)).toEqual([])
  expect(outOfLayer(planted("modules/people/people.ts", `import { eq } from "drizzle-orm"`))).toHaveLength(1)
  expect(outOfLayer(planted("modules/people/repository.ts", `import { eq } from "drizzle-orm"`))).toEqual([])
  expect(outOfLayer(planted("modules/people/people.ts", `import { HttpRouter } from "effect/http"`))).toHaveLength(1)
})

test("no import cycles", () => {
  expect(cycles(product)).toEqual([])
  const circle = [
    readSource("modules/a/b.ts", `import "./c.ts"`),
    readSource("modules/a/c.ts", `import { b } from "./b.ts"`),
  ]
  expect(cycles(circle)).toEqual(["modules/a/b.ts → modules/a/c.ts → modules/a/b.ts"])
})
