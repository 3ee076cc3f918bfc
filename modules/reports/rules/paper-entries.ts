/** Papers, what no paper bills yet, and what vendors and freelancers did without a paper so far. */
import { type IsoDate, monthOf } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { type WorthOfPaper, workLines } from "#modules/papers/index.ts"
import type { BillableShift, PricedShift } from "#modules/scheduling/index.ts"
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

/** Worked shifts that no invoice in force names, by month and price as the list of what is not billed adds them. */
export const unbilledEntries = (
  work: ReadonlyArray<BillableShift>,
  papers: ReadonlyArray<WorthOfPaper>,
  today: IsoDate,
): ReadonlyArray<Entry> => {
  const billed = new Set(
    papers.flatMap(({ isOurs, shifts }) => (isOurs ? shifts.map(({ shift, taskId }) => `${taskId} ${shift}`) : [])),
  )
  const isOpen = ({ shift, taskId }: Pick<BillableShift, "taskId" | "shift">) => !billed.has(`${taskId} ${shift}`)
  const entries = (part: ReadonlyArray<BillableShift>, isPlanned: boolean) =>
    [...Map.groupBy(part, ({ day }) => monthOf(day))].flatMap(([month, shifts]) =>
      workLines(shifts, isPlanned ? undefined : isOpen).map(({ amount, quantity, siteId }) => ({
        siteId,
        month,
        part: "unbilled" as const,
        amount,
        isPlanned,
        isSettled: false,
        source: sourceOf(isPlanned ? "arranged" : "work"),
        count: quantity,
      })),
    )
  return [
    ...entries(
      work.filter(({ day }) => day <= today),
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

/** Vendors' and freelancers' shifts: planned all of them, actual those until today that no paper of theirs speaks for. */
export const outsideEntries = (
  shifts: ReadonlyArray<PricedShift>,
  papers: ReadonlyArray<WorthOfPaper>,
  names: PartyNames,
  today: IsoDate,
): ReadonlyArray<Entry> => {
  const partyOf = ({ partnerId, staffId }: Pick<PricedShift, "partnerId" | "staffId">) => `${partnerId} ${staffId}`
  const bought = papers.filter(({ isOurs }) => !isOurs)
  const named = new Set(
    bought.flatMap((paper) => paper.shifts.map(({ shift, taskId }) => `${partyOf(paper)} ${taskId} ${shift}`)),
  )
  const stretches = Map.groupBy(
    bought.flatMap((paper) => {
      if (paper.stretch === null) return []
      const { from, siteIds, to } = paper.stretch
      return siteIds.map((siteId) => ({ party: partyOf(paper), siteId, from, to }))
    }),
    ({ party, siteId }) => `${party} ${siteId}`,
  )
  const isTold = (shift: PricedShift) =>
    named.has(`${partyOf(shift)} ${shift.taskId} ${shift.shift}`) ||
    (stretches.get(`${partyOf(shift)} ${shift.siteId}`) ?? []).some(
      ({ from, to }) => from <= shift.day && shift.day <= to,
    )
  const entry = (of: PricedShift, amount: number, isPlanned: boolean): Entry => {
    const isVendor = of.partnerId !== null
    const id = of.partnerId ?? of.staffId
    const name = (isVendor ? names.partners : names.staff).get(id ?? 0) ?? null
    return {
      siteId: of.siteId,
      month: monthOf(of.day),
      part: "outside",
      amount: yen(amount),
      isPlanned,
      isSettled: false,
      source: sourceOf(isPlanned ? "arranged" : isVendor ? "vendor" : "freelancer", { id, name }),
      // What has no price stands there with 0 yen and its heads, so that somebody sees that it is missing.
      count: of.heads,
    }
  }
  return shifts.flatMap((shift) => [
    ...(shift.planned === 0 ? [] : [entry(shift, shift.planned, true)]),
    ...(shift.heads === 0 || shift.day > today || isTold(shift) ? [] : [entry(shift, shift.amount, false)]),
  ])
}
