/** UI-10: what two people changed in one record, and what is left of either. */
import { expect, test } from "vitest"
import { changedParts, compareParts, mergeParts, type Part, partsByName, takeParts } from "@/lib/form/parts.ts"
import { isAbout, stillStands, type Wrong, withoutAnswered } from "@/lib/form/wrong.ts"

const base = { name: "現場", address: "", memo: "" }
const parts = partsByName(base, base)

test("UI-10 what I did not touch takes their value, what I typed stays mine", () => {
  const mine = { ...base, memo: "北側から" }
  const stored = { ...base, address: "港区" }
  expect(mergeParts(parts, { base, mine, stored })).toEqual({
    values: { name: "現場", address: "港区", memo: "北側から" },
    theirs: ["address"],
    both: [],
  })
})

test("UI-10 what both changed differently stays mine until theirs is taken; the same change is no difference", () => {
  const mine = { ...base, memo: "北側から", address: "港区" }
  const stored = { ...base, memo: "南側から", address: "港区" }
  const merged = mergeParts(parts, { base, mine, stored })
  expect(merged).toEqual({ values: mine, theirs: [], both: ["memo"] })
  expect(takeParts(parts, merged.both, stored, merged.values).memo).toBe("南側から")
})

test("UI-10 values that belong together are compared, and nothing is taken over unasked", () => {
  const mine = { ...base, memo: "北側から" }
  const stored = { ...base, address: "港区" }
  expect(compareParts(parts, { mine, stored })).toEqual({ values: mine, theirs: [], both: ["address", "memo"] })
})

test("UI-10 a reason is of one change alone: it can be lost, but nobody else's stands against it", () => {
  const own: Part<typeof base> = { ...(parts[2] ?? expect.fail()), isOwn: true }
  const withReason = [...parts.slice(0, 2), own]
  const mine = { ...base, memo: "打ち間違い" }
  expect(changedParts(withReason, base, mine)).toEqual(["memo"])
  expect(compareParts(withReason, { mine, stored: base }).both).toEqual([])
  expect(mergeParts(withReason, { base, mine, stored: { ...base, memo: "x" } }).values.memo).toBe("打ち間違い")
})

test("a change answers the complaints about its field and about the rows of it, and no others", () => {
  const wrong: ReadonlyArray<Wrong> = [
    { field: "rests.0.start", key: "required" },
    { field: "rest", key: "required" },
    { field: "end", sentence: "順序" },
  ]
  expect(withoutAnswered(wrong, ["rests"]).map(({ field }) => field)).toEqual(["rest", "end"])
  expect(isAbout("terms", "termsAndMore")).toBe(false)
})

test("UI-02 a complaint that another field has answered goes with it; what the server said stays", () => {
  const end: Wrong = { field: "end", key: "endBeforeStart" }
  expect(stillStands(end, [])).toBe(false)
  expect(stillStands(end, [end])).toBe(true)
  expect(stillStands(end, [{ field: "end", key: "required" }])).toBe(false)
  expect(stillStands({ field: "end", sentence: "順序" }, [])).toBe(true)
})
