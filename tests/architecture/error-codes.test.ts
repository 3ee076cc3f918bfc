import { expect, test } from "vitest"
import { catalogue, type ErrorCode, isErrorCode } from "#modules/kernel/errors.ts"
import { readSource, type SourceFile, sourcesOf } from "./source.ts"

/** Texts that look like a code and are none. */
const others: ReadonlyArray<string> = [
  // The browser's own word for a call that never reached the server.
  "No_Connection",
]

const unknownCodes = (files: ReadonlyArray<SourceFile>) =>
  files.flatMap(({ file, strings }) =>
    strings
      .filter((string) => /^[A-Z][A-Za-z]*(_[A-Za-z0-9]+)+$/.test(string) && string !== string.toUpperCase())
      .filter((string) => !isErrorCode(string) && !others.includes(string))
      .map((string) => `${file}: ${string}`),
  )

test("every error code that the product names is in the catalogue", () => {
  expect(unknownCodes(sourcesOf("modules", "cli", "workflows", "web"))).toEqual([])
  const planted = readSource("web/lib/a.ts", `if (error.errorCode === "Token_Exipred") signInAgain("PAY_LATER")`)
  expect(unknownCodes([planted])).toEqual(["web/lib/a.ts: Token_Exipred"])
})

/** Met by no call: a person who signed in exists. */
const unmet: ReadonlyArray<ErrorCode> = ["User_Not_Exist"]

const raisedIn = (files: ReadonlyArray<SourceFile>) =>
  new Set(files.flatMap(({ strings }) => strings.filter(isErrorCode)))

test("API-07 every code that a module raises is named by a test that meets it", () => {
  const raised = raisedIn(sourcesOf("modules", "workflows").filter(({ file }) => !file.includes("kernel/errors/")))
  const named = raisedIn(sourcesOf("tests").filter(({ file }) => !file.endsWith("error-codes.test.ts")))
  const unnamed = (codes: ReadonlySet<ErrorCode>) =>
    [...codes].filter((code) => !named.has(code) && !unmet.includes(code))
  expect(raised.size).toBeGreaterThan(30)
  expect(unnamed(raised)).toEqual([])
  const planted = readSource("modules/a/a.ts", `refuse("Salary_Paid_Not_Editable")`)
  expect(unnamed(raisedIn([planted]))).toEqual(["Salary_Paid_Not_Editable"])
})

test("every code of the catalogue has a sentence in three languages", () => {
  for (const [code, { ja, en, vi }] of Object.entries(catalogue)) {
    expect([code, ja.length > 3, en.length > 3, vi.length > 3]).toEqual([code, true, true, true])
  }
})
