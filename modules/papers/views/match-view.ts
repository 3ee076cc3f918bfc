/** Both sides of a request → what is shown: people by day, each difference with its evidence, and what the notice would say. */
import type { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { taxModes, wordOf } from "#modules/kernel/codes.ts"
import { permissionsOn } from "#modules/kernel/policy.ts"
import { noYen, yen } from "#modules/kernel/yen.ts"
import { paperStatuses } from "../codes.ts"
import type { MatchView } from "../contract/match.ts"
import type { PaperSubject } from "../model.ts"
import type { MatchFacts } from "../operations/match-facts.ts"
import type { noticeOffer } from "../operations/match-offer.ts"
import { paperPolicy } from "../policy.ts"
import { pieceKey, sumHeads } from "../rules/billed-work.ts"
import { lineAmount, paperSums } from "../rules/tax.ts"

type Offer = Effect.Success<ReturnType<typeof noticeOffer>>
type Day = MatchFacts["days"][number]
interface Punch {
  readonly staffId: number
  readonly workDay: string
  readonly checkIn: string
  readonly checkOut: string | null
}
export interface Matched {
  readonly actor: Actor
  readonly subject: PaperSubject
  readonly isOurs: boolean
  readonly facts: MatchFacts
  readonly offer: Offer
  readonly punches: ReadonlyArray<Punch>
  readonly names: ReadonlyMap<number, string>
}

const sumsOf = (days: ReadonlyArray<Pick<Day, "ours" | "claimed" | "agreed">>) => ({
  ours: sumHeads(days.map(({ ours }) => ours)),
  claimed: sumHeads(days.map(({ claimed }) => claimed)),
  agreed: sumHeads(days.map(({ agreed }) => agreed)),
})

/** What speaks for our figure, the strongest first. */
const evidenceOf = ({ facts, isOurs, punches }: Matched, { day, staffId }: Day) => {
  if (!isOurs || staffId === null) return []
  const own = facts.everyones.filter((one) => one.staffId === staffId && one.day === day)
  const prices = new Set(own.flatMap(({ unitPrice }) => (unitPrice === null ? [] : [unitPrice])))
  return [
    ...own.map(({ fromTime, heads, siteName, taskId, toTime }) => ({
      ...{ kind: "arrangement" as const, taskId, siteName, fromTime, toTime, heads },
    })),
    ...punches
      .filter((one) => one.staffId === staffId && one.workDay === day)
      .map(({ checkIn, checkOut }) => ({ kind: "punch" as const, checkIn, checkOut })),
    ...[...prices].map((unitPrice) => ({ kind: "price" as const, unitPrice })),
    ...own.flatMap((one) => {
      const no = facts.billedBy.get(pieceKey(one))
      return no === undefined ? [] : [{ kind: "billed" as const, no }]
    }),
  ]
}

const waits = ({ facts: { notice, row }, offer }: Matched) => {
  if (row.status !== paperStatuses.pending) return "closed" as const
  if (offer.lines.length === 0) return "nothing" as const
  if (notice?.status === paperStatuses.pending) return "unanswered" as const
  return notice?.status === paperStatuses.active && notice.total === offer.sums.total ? ("same" as const) : null
}

export const matchView = (matched: Matched): MatchView => {
  const { actor, facts, isOurs, names, offer, subject } = matched
  const { days, entered, notice, row } = facts
  const said = (decision: Day["decision"]) =>
    decision === null || (!isOurs && decision.decision !== "ask")
      ? null
      : {
          choice: decision.decision,
          reason: decision.reason,
          by: names.get(decision.decidedBy) ?? "",
          at: decision.decidedAt,
        }
  const cell = ({ agreed, claimed, day, decision, isOpen, key, note, ours }: Day) => ({
    ...{ key, day, ours, claimed, agreed, isOpen, note },
    decision: said(decision),
  })
  const price = ({ day, staffId }: Day) =>
    facts.pieces.find((piece) => piece.staffId === staffId && piece.day === day)?.unitPrice ??
    facts.usualPrice ??
    facts.askedPrice ??
    0
  const rate = offer.lines[0]?.valueTax ?? 10
  const worth = (of: Day) =>
    paperSums({
      lines: [{ rate, amount: lineAmount(Math.abs(sumHeads([of.claimed, -of.ours])), yen(price(of))) }],
      mode: wordOf(taxModes, row.taxMode),
      rounding: row.taxRounding,
      charge: { fixed: null, percent: null },
      discount: noYen,
    }).total
  const ofPeople = [...Map.groupBy(days, ({ name, staffId }) => `${staffId ?? ""} ${name}`).values()]
  return {
    id: row.id,
    no: row.no,
    status: row.status,
    isReplaced: row.isReplaced,
    version: row.version,
    partyName: row.partyName,
    title: row.title,
    issuedOn: row.issuedOn,
    total: row.total,
    from: facts.from,
    to: facts.to,
    source: facts.source,
    onPaper: facts.onPaper,
    enteredBy: entered[0] === undefined ? null : (names.get(entered[0].enteredBy) ?? ""),
    enteredAt: entered[0]?.enteredAt ?? null,
    sums: sumsOf(days),
    people: ofPeople.map((of) => ({
      staffId: of[0]?.staffId ?? null,
      name: of[0]?.name ?? "",
      ...sumsOf(of),
      days: of.map(cell),
    })),
    differences: days
      .filter(({ claimed, ours }) => claimed !== ours)
      .map((of) => ({
        ...cell(of),
        staffId: of.staffId,
        name: of.name,
        total: worth(of),
        evidence: evidenceOf(matched, of),
      })),
    lines: facts.lineDifferences.map(({ amount, decision, isOpen, key, kind, line, ourPrice }) => ({
      ...{ key, kind, amount, isOpen, ourPrice, label: line.label, quantity: line.quantity },
      claimedPrice: line.unitPrice,
      decision: said(decision),
    })),
    unpriced: offer.unpriced,
    offer: isOurs
      ? {
          lines: offer.lines.map(({ label, quantity, unit = "", unitPrice }, n) => ({
            ...{ label, quantity, unit, unitPrice },
            amount: offer.amounts[n] ?? 0,
          })),
          heads: offer.heads,
          held: offer.held,
          subTotal: offer.sums.subTotal,
          tax: offer.sums.tax,
          total: offer.sums.total,
          dueDate: row.dueOn,
          registrationNumber: row.registrationNumber,
          waits: waits(matched),
        }
      : null,
    notice:
      notice === undefined || (!isOurs && notice.status === paperStatuses.draft)
        ? null
        : { id: notice.id, no: notice.no, edition: notice.edition, status: notice.status, total: notice.total },
    permissions: permissionsOn(paperPolicy, actor, subject),
  }
}
