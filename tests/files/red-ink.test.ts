/** 印影: what is ink and what is paper, decided by colour. */
import { expect, test } from "vitest"
import { type Pixels, redInk } from "#modules/files/rules/red-ink.ts"

type Colour = readonly [number, number, number]
const paper: Colour = [243, 241, 236]
/** A row of single colours on enough paper that its white is known. */
const lifted = (...colours: ReadonlyArray<Colour>) => {
  const all = [...colours, ...Array.from({ length: 400 - colours.length }, () => paper)]
  const data = new Uint8Array(all.flatMap((colour) => [...colour, 255]))
  const pixels: Pixels = { data, width: 400, height: 1 }
  const out = redInk(pixels)
  return { ...out, at: (n: number) => [...out.data.subarray(n * 4, n * 4 + 4)] }
}
const shaded = (by: number, [r, g, b]: Colour): Colour => [Math.round(r * by), Math.round(g * by), Math.round(b * by)]
const halfway = (one: number, other: number) => Math.round((one + other) / 2)

test("WIZ-19 red ink stays as it is, paper goes, in light and in shadow", () => {
  const { at, hasInk } = lifted([208, 48, 40], paper, shaded(0.6, paper), shaded(0.75, [208, 48, 40]))
  expect(at(0)).toEqual([208, 48, 40, 255])
  expect([at(1), at(2)]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
  expect(at(3)[3]).toBe(255)
  expect(hasInk).toBe(true)
})

test("WIZ-19 black writing, blue ink and grey shadows are no seal", () => {
  const { at, hasInk } = lifted([25, 25, 28], [40, 60, 190], [128, 128, 128], [90, 84, 80])
  for (const n of [0, 1, 2, 3]) expect([n, at(n)[3]]).toEqual([n, 0])
  expect(hasInk).toBe(false)
})

test("WIZ-19 an edge half ink half paper is half transparent and as red as the ink", () => {
  const ink: Colour = [208, 40, 40]
  const half: Colour = [halfway(ink[0], paper[0]), halfway(ink[1], paper[1]), halfway(ink[2], paper[2])]
  const [red = 0, green = 0, , alpha = 0] = lifted(half, ink, ink).at(0)
  expect(alpha).toBeGreaterThan(90)
  expect(alpha).toBeLessThan(255)
  // Laid on paper again it is what it was.
  const onPaper = (value: number, white: number) => Math.round(value * (alpha / 255) + white * (1 - alpha / 255))
  expect(Math.abs(onPaper(green, 243) - half[1])).toBeLessThan(12)
  expect(Math.abs(onPaper(red, 243) - half[0])).toBeLessThan(40)
})

test("WIZ-19 a fleck is no seal", () => {
  const data = new Uint8Array(4 * 4000).fill(255)
  data.set([208, 48, 40, 255], 0)
  expect(redInk({ data, width: 4000, height: 1 }).hasInk).toBe(false)
})
