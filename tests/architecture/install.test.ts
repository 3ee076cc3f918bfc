/** What npm is told, so that an install says nothing that nobody can act on. */
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

interface Locked {
  readonly hasInstallScript?: boolean
}
const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
)
const told: { readonly allowScripts: Readonly<Record<string, boolean>> } = JSON.parse(
  readFileSync("package.json", "utf8"),
)

test("of every package with an install script it is said whether it runs, and of no other", () => {
  const withScript = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.replace(/^.*node_modules\//, ""))
  expect(Object.keys(told.allowScripts).toSorted()).toEqual([...new Set(withScript)].toSorted())
})
