/** Password checks go by turns: a flood of one caller leaves everybody else waiting for one turn. */
import { expect, test } from "vitest"
import { fairTurns } from "#modules/identity/rules/fair-turns.ts"

/** Work that is ended by hand; tells in which order it began. */
const watched = (atOnce: number) => {
  const turns = fairTurns(atOnce)
  const begun: Array<string> = []
  const running: Array<() => void> = []
  const join = (whose: string, name = whose) =>
    turns.join(whose, (done) => {
      begun.push(name)
      running.push(done)
    })
  return { begun, join, endOne: () => running.shift()?.() }
}

test("who comes from another address is next, however many of one address wait", () => {
  const { begun, endOne, join } = watched(2)
  for (let n = 0; n < 1_000; n++) join("flood")
  expect(begun).toEqual(["flood", "flood"])
  join("worker")
  join("office")
  endOne()
  endOne()
  endOne()
  expect(begun.slice(2)).toEqual(["flood", "worker", "office"])
})

test("of one address the first comes first, and no more go on at once than may", () => {
  const { begun, endOne, join } = watched(1)
  for (const name of ["first", "second", "third"]) join("one", name)
  expect(begun).toEqual(["first"])
  endOne()
  endOne()
  expect(begun).toEqual(["first", "second", "third"])
  endOne()
  join("one", "fourth")
  expect(begun.at(-1)).toBe("fourth")
})

test("who leaves the line takes no turn, and who has begun already is not taken out", () => {
  const { begun, endOne, join } = watched(1)
  const leaveRunning = join("a", "running")
  const leave = join("a", "gone")
  join("b", "stays")
  leave()
  leaveRunning()
  endOne()
  expect(begun).toEqual(["running", "stays"])
  endOne()
  join("c")
  expect(begun).toEqual(["running", "stays", "c"])
})
