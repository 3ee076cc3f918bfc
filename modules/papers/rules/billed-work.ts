/** What a customer is billed for work on a 常用 site: heads of a shift by its unit price, both as scheduling tells them. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type Yen, yen } from "#modules/kernel/yen.ts"
import type { PriceKind } from "../codes.ts"
import { lineAmount } from "./tax.ts"

/** One worked shift of an arrangement as scheduling tells it. */
export interface WorkedShift {
  readonly taskId: number
  readonly shift: 1 | 2 | 3 | 4
  readonly day: IsoDate
  readonly siteId: number
  readonly siteName: string
  /** As the arrangement says it (scheduling): of the site, or its own of the optional shift; null without one. */
  readonly unitPrice: number | null
  /** 人工 that the customer is billed (D29), in hundredths at the finest. */
  readonly heads: number
  readonly pressed: number
}

/** A shift that is billed, with its heads. */
export interface BilledShift {
  readonly taskId: number
  readonly shift: 1 | 2 | 3 | 4
  readonly day: IsoDate
  readonly heads: number
  readonly isPressed: boolean
}
/** Shifts of one site at one price: a line of an invoice. */
export interface WorkLine {
  readonly siteId: number
  readonly siteName: string
  readonly kind: PriceKind
  readonly unitPrice: Yen
  readonly quantity: number
  readonly amount: Yen
  readonly shifts: ReadonlyArray<BilledShift>
}

const evening = 3
export const priceKindOf = (shift: number): PriceKind => (shift === evening ? "night" : "regular")

/** Hundredths of heads are counted as whole numbers, so that a month of quarters has no fraction left over. */
export const sumHeads = (heads: ReadonlyArray<number>) =>
  heads.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100

export const billedShift = ({ day, heads, pressed, shift, taskId }: WorkedShift): BilledShift => ({
  taskId,
  shift,
  day,
  heads,
  isPressed: pressed > 0,
})

const everyShift = () => true

/**
 * The lines of a stretch of work, by site and price, of the shifts that are wanted; a shift without heads or without a
 * price bills nothing.
 */
export const workLines = (
  work: ReadonlyArray<WorkedShift>,
  isWanted: (shift: Pick<WorkedShift, "taskId" | "shift">) => boolean = everyShift,
): ReadonlyArray<WorkLine> => {
  const priced = work.flatMap((from) =>
    from.unitPrice === null || from.heads === 0 || !isWanted(from)
      ? []
      : [{ billed: billedShift(from), from, kind: priceKindOf(from.shift), price: yen(from.unitPrice) }],
  )
  const groups = Map.groupBy(priced, ({ from, kind, price }) => `${from.siteId} ${kind} ${price}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { from, kind, price } = first
    const quantity = sumHeads(group.map(({ billed }) => billed.heads))
    return [
      {
        siteId: from.siteId,
        siteName: from.siteName,
        kind,
        unitPrice: price,
        quantity,
        amount: lineAmount(quantity, price),
        shifts: group.map(({ billed }) => billed),
      },
    ]
  })
}
