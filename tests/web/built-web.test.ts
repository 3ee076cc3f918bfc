import { appendFileSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { stampOf, webFolder } from "#cli/serve/web.ts"
import { filesOfBuild } from "../../web/bundled-files.ts"
import { aFolder } from "../kernel/leftovers.ts"

const contract = "modules/people/contract/terms.ts"

test("a build knows the contracts that it bundled", () => {
  expect(filesOfBuild(webFolder)).toEqual(expect.arrayContaining([contract, "web/main.tsx"]))
})

test("a build is stale when any file that it bundled changes, and only then", () => {
  const folder = aFolder()
  const files = ["web/main.tsx", contract, "modules/people/policy.ts"]
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), "// as it was\n")
  }
  const bundled = ["web/main.tsx", contract]
  const before = stampOf(bundled, folder)
  appendFileSync(join(folder, "modules/people/policy.ts"), "// never bundled\n")
  expect(stampOf(bundled, folder)).toBe(before)
  appendFileSync(join(folder, contract), "// another field\n")
  const after = stampOf(bundled, folder)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, "web/new-page.tsx"), "// a file that no build has seen\n")
  expect(stampOf(bundled, folder)).not.toBe(after)
})
