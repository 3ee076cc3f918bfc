/** Where a press lies of its site, laid out on a small plan: north is up, and what lies farthest decides the scale. */
import type { PunchView } from "#modules/timekeeping/contract.ts"

export type PressedFrom = NonNullable<PunchView["checkInFrom"]>
interface Point {
  readonly x: number
  readonly y: number
}

export const planSize = { width: 288, height: 128 } as const
const margin = 10

/** Eight ways of the compass, from the north on by the east. */
export const compass = ["north", "northEast", "east", "southEast", "south", "southWest", "west", "northWest"] as const
export type CompassWay = (typeof compass)[number]

/** Where to; undefined where both are one point. */
export const wayOf = ({ east, north }: Pick<PressedFrom, "east" | "north">): CompassWay | undefined => {
  if (east === 0 && north === 0) return undefined
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return compass[(eighths + compass.length) % compass.length]
}

/** The longest of 1, 2, 5, 10, 20 … metres that is no longer than this. */
const roundLength = (most: number) => {
  const power = 10 ** Math.floor(Math.log10(most))
  const [leading = 1] = [5, 2, 1].filter((times) => times * power <= most)
  return leading * power
}

export interface PressPlan {
  readonly site: Point & { readonly radius: number }
  readonly press: Point & { readonly radius: number }
  /** How long the bar is on the plan, and what it stands for. */
  readonly scale: { readonly length: number; readonly metres: number }
}

/** The plan of one press; the circle of a press is how well its place is known, none where nobody told. */
export const pressPlan = (
  { east, north, siteMetres }: PressedFrom,
  accuracy: number | null,
  { width, height }: { readonly width: number; readonly height: number } = planSize,
): PressPlan => {
  const around = accuracy ?? 0
  const [west, right] = [Math.min(-siteMetres, east - around), Math.max(siteMetres, east + around)]
  const [south, top] = [Math.min(-siteMetres, north - around), Math.max(siteMetres, north + around)]
  const perMetre = Math.min((width - 2 * margin) / (right - west), (height - 2 * margin) / (top - south))
  const at = (of: { readonly east: number; readonly north: number }): Point => ({
    x: width / 2 + (of.east - (west + right) / 2) * perMetre,
    y: height / 2 - (of.north - (south + top) / 2) * perMetre,
  })
  const metres = roundLength(width / 4 / perMetre)
  return {
    site: { ...at({ east: 0, north: 0 }), radius: siteMetres * perMetre },
    press: { ...at({ east, north }), radius: around * perMetre },
    scale: { length: metres * perMetre, metres },
  }
}
