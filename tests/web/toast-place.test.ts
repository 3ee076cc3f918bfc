import { expect, test } from "vitest"
import { type Control, liftOf } from "@/components/ui/toast-place.ts"

const page = 900
/** Below right of a desk: 384 × 60, 16 px from either edge. */
const usual = { left: 1040, right: 1424, top: 824, bottom: 884 }
const control = (top: number, isMain = false, left = 1300): Control => ({
  left,
  right: left + 100,
  top,
  bottom: top + 40,
  isMain,
})

test("UI-01 a toast stays where it is while nothing is pressed there", () => {
  expect(liftOf(usual, [], page)).toBe(0)
  expect(liftOf(usual, [control(840, true, 200), control(100)], page)).toBe(0)
})

test("UI-01 it stands above a save button, and above a second row of buttons over it", () => {
  expect(liftOf(usual, [control(840, true)], page)).toBe(48)
  const lift = liftOf(usual, [control(840, true), control(780)], page)
  expect(usual.bottom - lift).toBeLessThanOrEqual(780)
})

test("UI-01 among rows that leave no place it keeps off the button that sends, and never leaves the lower half", () => {
  const rows = Array.from({ length: 40 }, (_, n) => control(860 - n * 20))
  const lift = liftOf(usual, [...rows, control(840, true)], page)
  expect(usual.bottom - lift).toBeLessThanOrEqual(840)
  expect(usual.top - lift).toBeGreaterThanOrEqual(page / 2 - 8)
})
