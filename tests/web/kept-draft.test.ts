/** What is typed is kept over a reload where the browser can, and nobody is stopped where it can't. */
import { afterEach, beforeEach, expect, test, vi } from "vitest"

/** A store of a browser; a full one refuses what is put in. */
const aStore = () => {
  const kept = new Map<string, string>()
  let isFull = false
  return {
    /** Everything that it holds. */
    all: () => [...kept].flat().join(" "),
    fill: () => {
      isFull = true
    },
    store: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (isFull) throw new DOMException("the quota has been exceeded", "QuotaExceededError")
        kept.set(key, text)
      },
      removeItem: (key: string) => void kept.delete(key),
    },
  }
}
let tab: ReturnType<typeof aStore>
const draftOfForm = async () => (await import("@/lib/form/kept-draft.ts")).keptDraft

beforeEach(() => {
  vi.resetModules()
  tab = aStore()
  vi.stubGlobal("sessionStorage", tab.store)
  vi.stubGlobal("localStorage", aStore().store)
  vi.stubGlobal("window", { addEventListener: () => undefined })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const form = { name: "task.new" }
const base = { note: "" }

test("TASK-40 UI-10 what is typed comes back over the record it was typed over, and over no other", async () => {
  const drafts = await draftOfForm()
  drafts.keep(form, base, { note: "北側から搬入" })
  expect(drafts.over(form, base)).toEqual({ note: "北側から搬入" })
  expect(drafts.over(form, { note: "南側から" })).toBeUndefined()
  drafts.drop(form)
  expect(drafts.over(form, base)).toBeUndefined()
})

test("AUTH-03 INV-11 what is typed comes back without its passwords, which no store holds, and without its consent", async () => {
  const drafts = await draftOfForm()
  const account = { name: "", password: "", confirm: "", isAgreed: "" }
  const typed = { name: "大成 花子", password: "a new password", confirm: "a new password", isAgreed: "1" }
  drafts.keep({ name: "signUp.founder" }, account, typed)
  expect(drafts.over({ name: "signUp.founder" }, account)).toEqual({ ...account, name: "大成 花子" })
  expect(tab.all()).toMatch("大成 花子")
  expect(tab.all()).not.toMatch("a new password")
})

test("TASK-40 a draft that the browser can't keep is logged, and the form goes on", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  const drafts = await draftOfForm()
  tab.fill()
  drafts.keep(form, base, { note: "北側から搬入" })
  expect(logged).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ name: "QuotaExceededError" }))
  expect(drafts.over(form, base)).toBeUndefined()
})
