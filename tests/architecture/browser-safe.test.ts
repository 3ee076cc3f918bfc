import { expect, test } from "vitest"
import { heavyFirstPages, heavyImports } from "./browser-safe.ts"
import { readSource, sourcesOf } from "./source.ts"

const product = sourcesOf("modules")
const plain = readSource("modules/people/calls.ts", `import { a } from "./more.ts"`)

test("calls, codes, catalogue, messages and normalisers need no library; schemas and papers none of the server's", () => {
  expect(product.some(({ file }) => file === "modules/kernel/fields/normalise.ts")).toBe(true)
  expect(heavyImports(product)).toEqual([])
})

test("a library behind a second file is found", () => {
  const more = readSource("modules/people/more.ts", `import { Schema } from "effect"`)
  expect(heavyImports([plain, more])).toEqual(["modules/people/calls.ts reaches effect by modules/people/more.ts"])
  const types = readSource("modules/people/more.ts", `import type { Schema } from "effect"`)
  expect(heavyImports([plain, types])).toEqual([])
})

test("a contract may reach effect and no part of Node or the database", () => {
  const contract = (line: string) => heavyImports([readSource("modules/people/contract.ts", line)])
  expect(contract(`import { Schema } from "effect"`)).toEqual([])
  expect(contract(`import { randomUUID } from "node:crypto"`)).toHaveLength(1)
  expect(contract(`import { eq } from "drizzle-orm"`)).toHaveLength(1)
})

test("login, shell, 今日 and calendar load no schema first", () => {
  expect(heavyFirstPages(sourcesOf("web", "modules"))).toEqual([])
  const page = (line: string) => heavyFirstPages([readSource("web/routes/login.tsx", line)])
  expect(page(`import { Schema } from "effect"`)).toHaveLength(1)
  expect(page(`const later = () => import("effect")`)).toEqual([])
})
