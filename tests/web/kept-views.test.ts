import { afterEach, beforeEach, expect, test, vi } from "vitest"

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())
/** A page of this browser that the person opens. */
const viewsFor = async (personId: number, companyId: number) => {
  kept.set("tehai.signIn", JSON.stringify({ id: "a", personId, companyId }))
  vi.resetModules()
  return await import("@/lib/list/kept-views.ts")
}
const crew = { name: "配管の人", search: "?jobs=%5B%22plumber%22%5D&sort=-joined" }

test("a view is kept for this person, company and list alone", async () => {
  const { keptViews } = await viewsFor(1, 7)
  keptViews.write("staff", [{ ...crew, columns: { order: ["name", "role"], hidden: ["role"] } }])
  expect(keptViews.read("staff")).toEqual([{ ...crew, columns: { order: ["name", "role"], hidden: ["role"] } }])
  expect(keptViews.read("papers")).toEqual([])
  expect((await viewsFor(2, 7)).keptViews.read("staff")).toEqual([])
  expect((await viewsFor(1, 8)).keptViews.read("staff")).toEqual([])
  expect((await viewsFor(1, 7)).keptViews.read("staff")).toHaveLength(1)
})

test("a name that is there is replaced where it stands, and the oldest makes room", async () => {
  const { mostViews, withView } = await viewsFor(1, 7)
  const many = Array.from({ length: mostViews }, (_, at) => ({ name: `表示${at}`, search: "" }))
  expect(withView(many, { name: "表示3", search: "?q=a" })[3]).toEqual({ name: "表示3", search: "?q=a" })
  const next = withView(many, crew)
  expect([next.length, next[0]?.name, next.at(-1)?.name]).toEqual([mostViews, "表示1", "配管の人"])
})

test("what is no view of ours is passed over, and none leaves nothing behind", async () => {
  const { keptViews } = await viewsFor(1, 7)
  keptViews.write("staff", [crew])
  const place = [...kept.keys()].find((key) => key.includes("views")) ?? ""
  kept.set(place, JSON.stringify([crew, 3, { name: "x" }, { ...crew, name: "y", columns: "no" }]))
  expect(keptViews.read("staff")).toEqual([crew, { ...crew, name: "y" }])
  keptViews.write("staff", [])
  expect(kept.has(place)).toBe(false)
})
