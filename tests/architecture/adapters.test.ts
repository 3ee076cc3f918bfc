import { expect, test } from "vitest"
import { adapters, undeclared, unneeded } from "./adapters.ts"
import { readSource, sourcesOf } from "./source.ts"

const product = sourcesOf("modules", "cli", "workflows", "web")

test("casts, any, !, Date, chance, environment, promises and try stand in listed files only", () => {
  expect(undeclared(product)).toEqual([])
})

test.each(adapters.map((adapter) => ({ ...adapter, name: adapter.file.source.replace(/[\\^$]/g, "") })))(
  "$name may hold $may, because $because",
  (adapter) => {
    expect(unneeded(adapter, product)).toEqual([])
    expect(adapter.because.length).toBeGreaterThan(10)
  },
)

test("a line of the list that nobody needs is found", () => {
  const plain = readSource("modules/people/people.ts", "const a = 1")
  expect(unneeded({ file: /people/, may: ["as", "!"], because: "" }, [plain])).toEqual(["as", "!"])
})

test.each([
  ["const a = b as unknown as string", ["as", "as"]],
  ["const a = <string>b", ["as"]],
  ["const a = b!.c", ["!"]],
  ["const a = (b: any) => b", ["any"]],
  ["const a = new Date()", ["Date"]],
  ["const a = Date.now()", ["Date"]],
  ["const a = Math.random()", ["random"]],
  ["const a = process.env.PORT", ["env"]],
  ["const a = async () => await b", ["async"]],
  ["try { a() } catch {}", ["try"]],
  ["const a = [1] as const satisfies ReadonlyArray<number>", []],
  ["const a: unknown = b !== c ? 'new Date() as any' : 0 // as any", []],
])("%s", (line, expected) => {
  expect(readSource("modules/people/people.ts", line).found.map(({ what }) => what)).toEqual(expected)
  expect(undeclared([readSource("modules/people/people.ts", line)])).toHaveLength(expected.length)
})

test("outside modules/ only types are checked: the command line may read the environment", () => {
  expect(undeclared([readSource("cli/main.ts", "process.env.PORT")])).toEqual([])
  expect(undeclared([readSource("web/lib/a.ts", "const a = b as string")])).toEqual(["web/lib/a.ts:1 as"])
})
