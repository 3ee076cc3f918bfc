/** Group commit is for the press: everything else is a plain write (modules/kernel/crowd/README.md). */
import { expect, test } from "vitest"
import { readSource, type SourceFile, sourcesOf } from "./source.ts"

const may = [
  "modules/server.ts",
  "modules/kernel/http/serve.ts",
  "modules/timekeeping/operations/press-button.ts",
  "modules/timekeeping/operations/press-facts.ts",
  "modules/companies/operations/gate.ts",
]

const users = (files: ReadonlyArray<SourceFile>) =>
  files
    .filter(({ file }) => !file.startsWith("modules/kernel/crowd/"))
    .filter(({ imports }) => imports.some(({ to }) => to.startsWith("modules/kernel/crowd/")))
    .map(({ file }) => file)

test("crowd, group commit and gathering are used by the press and by what serves it, and by nobody else", () => {
  expect(users(sourcesOf("modules", "cli", "workflows", "web")).toSorted()).toEqual(may.toSorted())
  const planted = readSource("modules/people/operations/a.ts", `import { byOne } from "#modules/kernel/crowd/crowd.ts"`)
  expect(users([planted])).toEqual(["modules/people/operations/a.ts"])
})
