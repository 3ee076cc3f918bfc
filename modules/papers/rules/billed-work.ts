/**
 * What is billed for work, by us to a customer or by a vendor or freelancer to us: heads of shifts and certificates by their
 * unit prices, as scheduling tells them.
 */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type Yen, yen } from "#modules/kernel/yen.ts"
import type { PriceKind } from "../codes.ts"
import { lineAmount } from "./tax.ts"

type Shift = 1 | 2 | 3 | 4
/** Who bills it to us; the customer's side where neither is named. */
export interface Payee {
  readonly partnerId: number | null
  readonly staffId: number | null
}
export const customersSide: Payee = { partnerId: null, staffId: null }

/** What one number may bill: the heads of a shift, or a certificate of it (by its title), once on each side. */
export interface BilledPiece {
  readonly taskId: number
  readonly shift: number
  /** Empty for the heads. */
  readonly certificate: string
}
/** One piece of an arrangement's work as scheduling tells it. */
export interface WorkedShift extends BilledPiece, Payee {
  readonly shift: Shift
  readonly day: IsoDate
  readonly siteId: number
  readonly siteName: string
  /** Null without one: of the shift, of the arrangement or its slot, of the terms. */
  readonly unitPrice: number | null
  /** 人工, in hundredths at the finest: by D29 of a customer, as worked of a payee; or how many certificates. */
  readonly heads: number
  readonly pressed: number
}

/** A piece that is billed, with its quantity. */
export interface BilledShift extends BilledPiece {
  readonly shift: Shift
  readonly day: IsoDate
  readonly heads: number
  readonly isPressed: boolean
}
/** Pieces of one site at one price: a line of a paper. */
export interface WorkLine {
  readonly siteId: number
  readonly siteName: string
  readonly kind: PriceKind
  readonly certificate: string
  readonly unit: string
  readonly unitPrice: Yen
  readonly quantity: number
  readonly amount: Yen
  readonly shifts: ReadonlyArray<BilledShift>
}

const evening = 3
export const priceKindOf = (shift: number): PriceKind => (shift === evening ? "night" : "regular")

export const pieceKey = ({ certificate, shift, taskId }: BilledPiece) => `${taskId} ${shift} ${certificate}`
export const payeeKey = ({ partnerId, staffId }: Payee) => `${partnerId ?? ""} ${staffId ?? ""}`

/** Hundredths of heads are counted as whole numbers, so that a month of quarters has no fraction left over. */
export const sumHeads = (heads: ReadonlyArray<number>) =>
  heads.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100

export const billedShift = ({ certificate, day, heads, pressed, shift, taskId }: WorkedShift): BilledShift => ({
  taskId,
  shift,
  certificate,
  day,
  heads,
  isPressed: pressed > 0,
})

const everyShift = () => true

/**
 * The lines of a stretch of work, by site and price, of the pieces that are wanted; a piece without heads or without a
 * price (one of 0 is none) bills nothing. Certificates follow the heads of their site.
 */
export const workLines = (
  work: ReadonlyArray<WorkedShift>,
  isWanted: (shift: WorkedShift) => boolean = everyShift,
): ReadonlyArray<WorkLine> => {
  const priced = work.flatMap((from) =>
    from.unitPrice === null || from.unitPrice === 0 || from.heads === 0 || !isWanted(from)
      ? []
      : [{ billed: billedShift(from), from, kind: priceKindOf(from.shift), price: yen(from.unitPrice) }],
  )
  const groups = Map.groupBy(priced, ({ from, kind, price }) =>
    from.certificate === "" ? `${from.siteId} ${kind} ${price}` : `${from.siteId} ${price} ${from.certificate}`,
  )
  const lines = [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { from, kind, price } = first
    const quantity = sumHeads(group.map(({ billed }) => billed.heads))
    return [
      {
        siteId: from.siteId,
        siteName: from.siteName,
        kind,
        certificate: from.certificate,
        unit: from.certificate === "" ? "人工" : "名",
        unitPrice: price,
        quantity,
        amount: lineAmount(quantity, price),
        shifts: group.map(({ billed }) => billed),
      },
    ]
  })
  return [...Map.groupBy(lines, ({ siteId }) => siteId).values()].flatMap((ofSite) =>
    ofSite.toSorted((one, other) => Number(one.certificate !== "") - Number(other.certificate !== "")),
  )
}
