/** Lines of a request that no day explains: 人工 at another price than agreed, or where none is, and what is no 人工 at all. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type Yen, yen } from "#modules/kernel/yen.ts"
import type { TaxPercent } from "../codes.ts"
import { type BilledPiece, pieceKey, sumHeads } from "./billed-work.ts"
import { type Decided, isSettled, standing } from "./match-days.ts"
import { type PersonPiece, usualPriceOf } from "./match-lines.ts"
import { lineAmount } from "./tax.ts"

interface RequestLine {
  readonly place: number
  readonly label: string
  readonly quantity: number
  readonly unit: string
  readonly unitPrice: Yen
  readonly rate: TaxPercent
  readonly siteId: number | null
  readonly feeFrom: IsoDate | null
  readonly feeTo: IsoDate | null
}
export interface LineDifference<D extends Decided = Decided> {
  readonly key: string
  readonly kind: "price" | "noPrice" | "other"
  readonly line: RequestLine
  readonly ourPrice: number | null
  /** What the line comes to by our price, and as they ask it: a decision holds for these two. */
  readonly ours: Yen
  readonly claimed: Yen
  readonly amount: Yen
  readonly isOpen: boolean
  readonly decision: D | null
}
const unitsOfHeads: ReadonlySet<string> = new Set(["人工", "人", "工", "人日"])

/**
 * `onPaper`: the 人工 that the lines ask together; `askedPrice`: that of the first of them. 人工 for which we have no price are
 * paid at the asked one when it was accepted: `agreedPrices` by piece, `agreedPrice` where there is no piece of ours.
 */
export const matchedLines = <D extends Decided>(
  lines: ReadonlyArray<RequestLine>,
  shifts: ReadonlyArray<BilledPiece & { readonly place: number }>,
  pieces: ReadonlyArray<PersonPiece>,
  decisions: ReadonlyMap<string, D>,
) => {
  const behind = Map.groupBy(shifts, ({ place }) => place)
  const isCertificates = ({ place }: RequestLine) =>
    (behind.get(place) ?? []).some(({ certificate }) => certificate !== "")
  const isHeads = (line: RequestLine) =>
    !isCertificates(line) && (behind.has(line.place) || unitsOfHeads.has(line.unit))
  const usual = usualPriceOf(pieces)
  const agreedPrices = new Map<string, Yen>()
  const differences = lines.flatMap((line): ReadonlyArray<LineDifference<D>> => {
    if (isCertificates(line)) return []
    const key = `l:${line.place}`
    const named = new Set((behind.get(line.place) ?? []).map(pieceKey))
    const of = pieces.filter((piece) =>
      named.size > 0 ? named.has(pieceKey(piece)) : line.siteId === null || piece.siteId === line.siteId,
    )
    const ourPrice = isHeads(line) ? usualPriceOf(of) : null
    if (isHeads(line) && of.some(({ unitPrice }) => unitPrice === line.unitPrice)) return []
    // Of days that we have no arrangement for, what is accepted is paid at the usual price.
    if (isHeads(line) && of.length === 0 && usual !== null) return []
    const [ours, claimed] = [lineAmount(line.quantity, yen(ourPrice ?? 0)), lineAmount(line.quantity, line.unitPrice)]
    const decision = standing(decisions.get(key), ours, claimed)
    const kind = isHeads(line) ? (ourPrice === null ? "noPrice" : "price") : "other"
    if (kind === "noPrice" && decision?.decision === "accept")
      for (const piece of of) agreedPrices.set(pieceKey(piece), agreedPrices.get(pieceKey(piece)) ?? line.unitPrice)
    return [
      {
        ...{ key, kind, line, ourPrice, ours, claimed, decision },
        amount: lineAmount(line.quantity, yen(line.unitPrice - (ourPrice ?? 0))),
        isOpen: !isSettled(ours, claimed, decision?.decision),
      },
    ]
  })
  const heads = lines.filter(isHeads)
  const agreed = differences.find(({ decision, kind }) => kind === "noPrice" && decision?.decision === "accept")
  return {
    lineDifferences: differences,
    onPaper: sumHeads(heads.map(({ quantity }) => quantity)),
    askedPrice: heads[0]?.unitPrice ?? null,
    agreedPrices,
    agreedPrice: agreed?.line.unitPrice ?? null,
  }
}
