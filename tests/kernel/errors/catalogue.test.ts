import { readFileSync } from "node:fs"
import { Effect, Exit } from "effect"
import { expect, test } from "vitest"
import { catalogue, errorStatus, errorText, isErrorCode, Refused, refuse } from "#modules/kernel/errors.ts"

const lines = readFileSync("tests/contract/errors.tsv", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"))
const codes = Object.entries(catalogue)

test("API-04 the catalogue holds every code of the list and no other, with its status and Japanese sentence", () => {
  const listed = lines.map(([, code, status, ja]) => ({ code, status: Number(status), ja }))
  expect(listed).toHaveLength(110)
  const byCode = (a: { code?: string | undefined }, b: { code?: string | undefined }) =>
    String(a.code) < String(b.code) ? -1 : 1
  expect(codes.map(([code, { status, ja }]) => ({ code, status, ja })).sort(byCode)).toEqual(listed.sort(byCode))
})

test("API-07 every code has a sentence in ja, en and vi, each in its own script", () => {
  const wrong = codes.filter(
    ([, { ja, en, vi }]) =>
      !/[\u3040-\u30ff\u4e00-\u9fff].*。$/.test(ja) ||
      !/^[A-Z][\x20-\x7e]+\.$/.test(en) ||
      !/^[^\u3040-\u9fff]+\.$/.test(vi),
  )
  expect(wrong).toEqual([])
})

test("a code answers its status and its sentence in the person's language", () => {
  expect(errorStatus("Task_Deleted")).toBe(410)
  expect(errorText("Task_Deleted", "ja")).toBe("この手配は削除されました。")
  expect(errorText("Task_Deleted", "en")).toBe("This arrangement has been deleted.")
  expect(errorText("Task_Deleted", "vi")).toBe("Phân công này đã bị xóa.")
})

test("a word of the language itself is no code", () => {
  expect(isErrorCode("Not_Found")).toBe(true)
  expect(isErrorCode("toString")).toBe(false)
})

test("a refusal is a typed failure that carries code, fields and no text of its own", () => {
  const fields = [{ field: "name", message: "この項目を入力してください。" }]
  const exit = Effect.runSyncExit(refuse("Invalid_Input", fields))
  expect(exit).toEqual(Exit.fail(new Refused({ code: "Invalid_Input", fields })))
  expect(refuse("Not_Found")).not.toHaveProperty("fields")
})
