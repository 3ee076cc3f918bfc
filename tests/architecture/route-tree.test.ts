import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

test("the committed tree of routes names every route file and no other", () => {
  const named = [...readFileSync("web/routeTree.gen.ts", "utf8").matchAll(/from "\.\/(routes\/[^"]+)"/g)]
    .map(([, file]) => `web/${file}`)
    .sort()
  expect(named).toEqual(globSync(["web/routes/*.tsx"]).sort())
})
