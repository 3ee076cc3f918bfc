/** Decisions stand beside what they decide, and name files that are there. */
import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"

const pages = globSync(["{modules/*,web,workflows,tests,cli}/DECISIONS.md"])

/** `a/{b,c}.ts` → a/b.ts, a/c.ts */
const expanded = (path: string): ReadonlyArray<string> => {
  const found = /^(.*)\{([^}]+)\}(.*)$/.exec(path)
  if (found === null) return [path]
  const [, before = "", inside = "", after = ""] = found
  return inside.split(",").flatMap((one) => expanded(`${before}${one}${after}`))
}

/** What a page names as a file or folder of the repository: in code marks, with a slash or the end of a source file. */
const filesNamed = (page: string) =>
  [...readFileSync(page, "utf8").matchAll(/`([\w.@$/{},-]+)`/g)]
    .flatMap(([, named = ""]) => expanded(named))
    .filter((named) => !named.startsWith("/") && /\/|\.(ts|tsx|sql|json|yaml|md)$/.test(named))

test("each area's decisions stand beside it", () => {
  const modules = globSync("modules/*/index.ts").map((door) => dirname(door))
  expect(modules).toContain("modules/labour")
  expect(modules.filter((module) => !pages.includes(join(module, "DECISIONS.md")))).toEqual([])
  expect(readFileSync("README.md", "utf8")).not.toMatch(/^\d+\. \*\*/m)
})

test("a file that a decision names is there", () => {
  const missing = pages.flatMap((page) =>
    filesNamed(page)
      .filter((named) => ![join(dirname(page), named), named].some((path) => existsSync(path)))
      .map((named) => `${page}: ${named}`),
  )
  expect(missing).toEqual([])
})
