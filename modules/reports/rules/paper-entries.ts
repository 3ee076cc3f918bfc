/** Papers, what no paper bills yet, and what vendors and freelancers did without a paper so far. */
import { type IsoDate, monthOf } from "#modules/kernel/civil-day.ts"
import { noYen, yen } from "#modules/kernel/yen.ts"
import { type Fee, pieceKey, type WorkedShift, type WorthOfPaper, workLines } from "#modules/papers/index.ts"
import type { SlotOfVendor } from "#modules/scheduling/index.ts"
import { type Entry, sourceOf } from "./entries.ts"

/**
 * Invoices are revenue, papers of payees cost; a site at a fixed price whose revenue is written down earns that and not its
 * invoices besides.
 */
export const paperEntries = (
  papers: ReadonlyArray<WorthOfPaper>,
  writtenDown: ReadonlySet<number>,
): ReadonlyArray<Entry> =>
  papers.flatMap(({ isOurs, isSettled, no, paperId, partyName, parts }) =>
    parts
      .filter(({ siteId }) => !isOurs || siteId === null || !writtenDown.has(siteId))
      .map(({ amount, month, siteId }) => ({
        siteId,
        month,
        part: isOurs ? ("papers" as const) : ("outside" as const),
        amount,
        isPlanned: false,
        isSettled,
        source: sourceOf("paper", { id: paperId, name: no, party: partyName }),
        count: 1,
      })),
  )

/** Lines of pieces as a paper would have them, by month. */
const linesByMonth = (work: ReadonlyArray<WorkedShift>) =>
  [...Map.groupBy(work, ({ day }) => monthOf(day))].flatMap(([month, pieces]) =>
    workLines(pieces).map((line) => ({ ...line, month })),
  )

/** Worked pieces that no invoice in force names, by month and price as the list of what is not billed adds them. */
export const unbilledEntries = (
  work: ReadonlyArray<WorkedShift>,
  papers: ReadonlyArray<WorthOfPaper>,
  today: IsoDate,
): ReadonlyArray<Entry> => {
  const billed = new Set(papers.flatMap(({ isOurs, shifts }) => (isOurs ? shifts.map(pieceKey) : [])))
  const entries = (pieces: ReadonlyArray<WorkedShift>, isPlanned: boolean) =>
    linesByMonth(pieces).map(({ amount, month, quantity, siteId }) => ({
      ...{ siteId, month, part: "unbilled" as const, amount, isPlanned, isSettled: false },
      source: sourceOf(isPlanned ? "arranged" : "work"),
      count: quantity,
    }))
  return [
    ...entries(
      work.filter((piece) => piece.day <= today && !billed.has(pieceKey(piece))),
      false,
    ),
    ...entries(work, true),
  ]
}

type Names = ReadonlyMap<number, string>
interface PartyNames {
  readonly partners: Names
  readonly staff: Names
}

type Party = Pick<WorkedShift, "partnerId" | "staffId">
const partyKey = ({ partnerId, staffId }: Party) => `${partnerId} ${staffId}`

/** Whether a paper of theirs speaks for a piece: by its lines' days, or by the stretch of work on a site that it is about. */
const toldBy = (papers: ReadonlyArray<WorthOfPaper>) => {
  const bought = papers.filter(({ isOurs }) => !isOurs)
  const named = new Set(bought.flatMap((paper) => paper.shifts.map((one) => `${partyKey(paper)} ${pieceKey(one)}`)))
  const stretches = Map.groupBy(
    bought.flatMap((paper) => {
      if (paper.stretch === null) return []
      const { from, siteIds, to } = paper.stretch
      return siteIds.map((siteId) => ({ at: `${partyKey(paper)} ${siteId}`, from, to }))
    }),
    ({ at }) => at,
  )
  return (piece: WorkedShift) =>
    named.has(`${partyKey(piece)} ${pieceKey(piece)}`) ||
    (stretches.get(`${partyKey(piece)} ${piece.siteId}`) ?? []).some(
      ({ from, to }) => from <= piece.day && piece.day <= to,
    )
}

/** 業務委託料: planned every period of the months, actual those that are over and that no paper of theirs speaks for. */
export const feeEntries = (
  fees: ReadonlyArray<Fee>,
  papers: ReadonlyArray<WorthOfPaper>,
  names: Names,
  today: IsoDate,
): ReadonlyArray<Entry> => {
  const paid = Map.groupBy(
    papers.filter(({ isOurs }) => !isOurs),
    ({ staffId }) => staffId,
  )
  // A fee that was typed names no period: its paper speaks for those that it is about.
  const isTold = ({ from, staffId, to }: Fee) =>
    (paid.get(staffId) ?? []).some(
      ({ fees: named, shifts, stage }) =>
        named.some((one) => one.from <= to && from <= one.to) ||
        (named.length === 0 && shifts.length === 0 && stage !== null && stage.from <= from && to <= stage.to),
    )
  const entry = ({ fee, staffId, to }: Fee, isPlanned: boolean): Entry => ({
    ...{ siteId: null, month: monthOf(to), part: "outside", amount: fee, isPlanned, isSettled: false, count: 1 },
    source: sourceOf("fee", { id: staffId, name: names.get(staffId) ?? null }),
  })
  return [
    ...fees.filter((one) => one.to <= today && !isTold(one)).map((one) => entry(one, false)),
    ...fees.map((one) => entry(one, true)),
  ]
}

interface Outside {
  /** What vendors and freelancers did, as their papers would have it. */
  readonly work: ReadonlyArray<WorkedShift>
  /** What vendors are asked for. */
  readonly asked: ReadonlyArray<SlotOfVendor>
  readonly papers: ReadonlyArray<WorthOfPaper>
  readonly names: PartyNames
  readonly today: IsoDate
}

/** Vendors' and freelancers' work: planned all of it, actual what was done until today and no paper of theirs speaks for. */
export const outsideEntries = ({ asked, names, papers, today, work }: Outside): ReadonlyArray<Entry> => {
  const isTold = toldBy(papers)
  const sourceBy = ({ partnerId, staffId }: Party, isPlanned: boolean) => {
    const isVendor = partnerId !== null
    const id = partnerId ?? staffId
    const name = (isVendor ? names.partners : names.staff).get(id ?? 0) ?? null
    return sourceOf(isPlanned ? "arranged" : isVendor ? "vendor" : "freelancer", { id, name })
  }
  const outside = { part: "outside" as const, isSettled: false }
  const entries = (pieces: ReadonlyArray<WorkedShift>, isPlanned: boolean): ReadonlyArray<Entry> =>
    [...Map.groupBy(pieces, partyKey).values()].flatMap((ofParty) => {
      const source = sourceBy(ofParty[0] ?? { partnerId: null, staffId: null }, isPlanned)
      const priced = linesByMonth(ofParty).map(({ amount, month, quantity, siteId }) => ({
        ...{ ...outside, siteId, month, amount, isPlanned, source, count: quantity },
      }))
      // What has no price stands there with 0 yen and its heads, so that somebody sees that it is missing.
      const unpriced = ofParty.flatMap(({ day, heads, siteId, unitPrice }) =>
        (unitPrice !== null && unitPrice !== 0) || heads === 0 || isPlanned
          ? []
          : [{ ...outside, siteId, month: monthOf(day), amount: noYen, isPlanned, source, count: heads }],
      )
      return [...priced, ...unpriced]
    })
  const plannedOfVendors = asked.flatMap(({ day, heads, partnerId, planned, siteId }) =>
    planned === 0
      ? []
      : [
          {
            ...{ ...outside, siteId, month: monthOf(day), amount: yen(planned), isPlanned: true, count: heads },
            source: sourceBy({ partnerId, staffId: null }, true),
          },
        ],
  )
  return [
    ...entries(
      work.filter((piece) => piece.day <= today && !isTold(piece)),
      false,
    ),
    ...plannedOfVendors,
    ...entries(
      work.filter(({ partnerId }) => partnerId === null),
      true,
    ),
  ]
}
