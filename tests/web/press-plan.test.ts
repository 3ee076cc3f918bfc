/** 打刻の位置: the plan of a press beside its site holds both circles, true to scale, north up. */
import { describe, expect, test } from "vitest"
import { compass, type PressedFrom, planSize, pressPlan, wayOf } from "@/features/timekeeping/attendance/press-plan.ts"

const from = (east: number, north: number): PressedFrom => ({
  metres: Math.round(Math.hypot(east, north)),
  isOnSite: Math.hypot(east, north) <= 200,
  east,
  north,
  siteMetres: 200,
})
const cases = [
  ["at the site's point", from(0, 0), null],
  ["in the yard", from(30, -18), 12],
  ["at the station", from(-200, 1398), 20],
  ["far to the east", from(12_000, 40), 65],
  ["known to a kilometre and a half", from(-300, -200), 1500],
] as const

describe("TIME-06 the plan of a press", () => {
  test.each(cases)("%s: both circles lie whole inside it, and distances are true", (_, pressed, accuracy) => {
    const { site, press, scale } = pressPlan(pressed, accuracy)
    for (const { x, y, radius } of [site, press]) {
      expect(x - radius).toBeGreaterThanOrEqual(9.99)
      expect(x + radius).toBeLessThanOrEqual(planSize.width - 9.99)
      expect(y - radius).toBeGreaterThanOrEqual(9.99)
      expect(y + radius).toBeLessThanOrEqual(planSize.height - 9.99)
    }
    const perMetre = site.radius / pressed.siteMetres
    expect(press.x - site.x).toBeCloseTo(pressed.east * perMetre, 6)
    expect(site.y - press.y).toBeCloseTo(pressed.north * perMetre, 6)
    expect(press.radius).toBeCloseTo((accuracy ?? 0) * perMetre, 6)
    expect(scale.length).toBeCloseTo(scale.metres * perMetre, 6)
  })
  test.each(cases)("%s: the bar is a round length that leaves room for its words", (_, pressed, accuracy) => {
    const { scale } = pressPlan(pressed, accuracy)
    expect(String(scale.metres)).toMatch(/^[125]0*$/)
    expect(scale.length).toBeLessThanOrEqual(planSize.width / 4)
    expect(scale.length).toBeGreaterThan(planSize.width / 11)
  })
  test("a way is the eighth of the compass in which the press lies, none at the point itself", () => {
    const around = [
      [0, 1],
      [1, 1],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, -1],
      [-1, 0],
      [-1, 1],
    ] as const
    expect(around.map(([east, north]) => wayOf({ east, north }))).toEqual(compass)
    // 22.5 degrees are the border: 41 of 100 lies just before it, 42 behind.
    expect([wayOf({ east: 41, north: 100 }), wayOf({ east: 42, north: 100 })]).toEqual(["north", "northEast"])
    expect([wayOf({ east: -41, north: 100 }), wayOf({ east: -42, north: 100 })]).toEqual(["north", "northWest"])
    expect(wayOf({ east: 0, north: 0 })).toBeUndefined()
  })
})
