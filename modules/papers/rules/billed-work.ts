/** What a customer is billed for work on a 常用 site: heads of a shift by the site's unit price (D29, D133). */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type Yen, yen } from "#modules/kernel/yen.ts"
import type { PriceKind } from "../codes.ts"
import { lineAmount } from "./tax.ts"

/** One shift of an arrangement as scheduling tells it. */
export interface WorkedShift {
  readonly taskId: number
  readonly shift: 1 | 2 | 3 | 4
  readonly day: IsoDate
  readonly siteId: number
  readonly siteName: string
  /** As the arrangement says it (scheduling): of the site, or its own of the optional shift; null without one. */
  readonly unitPrice: number | null
  readonly isOn: boolean
  readonly customerAsks: boolean
  readonly headCount: number | null
  readonly needed: number
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

/**
 * The heads of each shift that is on (D29): where the customer asks for the same shifts that the company arranges, as many
 * as the company arranges (maxWorker); else as many as were asked for (worker), and as arranged where nobody said.
 */
export const billedHeads = (shiftsOfTask: ReadonlyArray<WorkedShift>): ReadonlyArray<BilledShift> => {
  const isAlike = shiftsOfTask.every(({ customerAsks, isOn }) => isOn === customerAsks)
  return shiftsOfTask
    .filter(({ isOn }) => isOn)
    .map(({ day, headCount, needed, pressed, shift, taskId }) => ({
      taskId,
      shift,
      day,
      heads: isAlike || headCount === null || headCount <= 0 ? needed : headCount,
      isPressed: pressed > 0,
    }))
}

const everyShift = () => true

/**
 * The lines of a stretch of work, by site and price, of the shifts that are wanted; a shift without heads or without a
 * price bills nothing. The work holds its arrangements whole: m of D29 asks about all their shifts.
 */
export const workLines = (
  work: ReadonlyArray<WorkedShift>,
  isWanted: (shift: Pick<WorkedShift, "taskId" | "shift">) => boolean = everyShift,
): ReadonlyArray<WorkLine> => {
  const priced = [...Map.groupBy(work, ({ taskId }) => taskId).values()].flatMap((shiftsOfTask) =>
    billedHeads(shiftsOfTask).flatMap((billed) => {
      const from = shiftsOfTask.find(({ shift }) => shift === billed.shift)
      const kind = priceKindOf(billed.shift)
      const price = from?.unitPrice ?? null
      return from === undefined || price === null || billed.heads === 0 || !isWanted(billed)
        ? []
        : [{ billed, from, kind, price: yen(price) }]
    }),
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
