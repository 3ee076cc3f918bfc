/** What npm is told, so that an install says nothing that nobody can act on. */
import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

interface Locked {
  readonly hasInstallScript?: boolean
}
const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
)
const told: {
  readonly allowScripts: Readonly<Record<string, boolean>>
  readonly dependencies: Readonly<Record<string, string>>
} = JSON.parse(readFileSync("package.json", "utf8"))

test("of every package with an install script it is said whether it runs, and of no other", () => {
  const withScript = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.replace(/^.*node_modules\//, ""))
  expect(Object.keys(told.allowScripts).toSorted()).toEqual([...new Set(withScript)].toSorted())
})

/** What runs in a company's house: whatever else is installed there takes room and is nobody's to mend. */
const productText = globSync("{bin,cli,modules,web,workflows}/**/*.{ts,tsx,js,css}", {
  exclude: (path) => /(^|\/)(dist|node_modules)(\/|$)/.test(path),
})
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")
/** Named in an import, a style's import or a path that is resolved: in quotes, whole or with what lies in it. */
const isNamedIn = (text: string, name: string) =>
  new RegExp(`["'\`]${name.replace(/[/.]/g, "\\$&")}(/[^"'\`]*)?["'\`]`).test(text)

test("each dependency is named by the product; what only tests name is no dependency of it", () => {
  expect(Object.keys(told.dependencies).filter((name) => !isNamedIn(productText, name))).toEqual([])
  expect(isNamedIn(productText, "@holiday-jp/holiday_jp")).toBe(false)
  expect(isNamedIn(`import { x } from "react-dom/client"`, "react-dom")).toBe(true)
  expect(isNamedIn(`import { x } from "react-domain"`, "react-dom")).toBe(false)
})
