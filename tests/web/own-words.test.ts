import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { ApiError } from "@/lib/api-error.ts"

const aStore = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}
beforeEach(() => {
  vi.stubGlobal("sessionStorage", aStore())
  vi.stubGlobal("localStorage", aStore())
  vi.stubGlobal("window", { addEventListener: () => undefined })
})
afterEach(() => void vi.unstubAllGlobals())

const own = { furiganaName: "キムラ シンイチ", phone: "090-1234-5678", bankInfo: { bankCode: "0001" } }
const refusal = (...fields: ReadonlyArray<string>) =>
  new ApiError({
    status: 400,
    errorCode: "Invalid_Input",
    fields: fields.map((field) => ({ field, message: "違います" })),
  })

test("INV-11 what a worker said of himself stays with his invitation until the company has it", async () => {
  const { ownWords } = await import("@/features/invited/own-words.ts")
  expect(ownWords.of(7)).toBeUndefined()
  ownWords.keep(7, own)
  expect(ownWords.of(7)).toEqual(own)
  expect(ownWords.of(8)).toBeUndefined()
  ownWords.drop(7)
  expect(ownWords.of(7)).toBeUndefined()
})

test("INV-11 STAFF-14 of what was refused only that part is left out of his next yes, and nothing where no part is to blame", async () => {
  const { refusedParts, withoutRefused } = await import("@/features/invited/own-words.ts")
  const wrong = refusal("bankInfo.bankCode", "bankInfo.branch")
  expect(refusedParts(wrong)).toEqual(["bankInfo"])
  expect(withoutRefused(own, wrong)).toEqual({ furiganaName: own.furiganaName, phone: own.phone })
  expect(withoutRefused(own, refusal("inviteId"))).toEqual(own)
  expect(withoutRefused(own, new ApiError({ status: 0, errorCode: "No_Connection" }))).toEqual(own)
})
