/** What sites earned and cost, as single amounts with their origin: report, page of a site and its sources add them up. */
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import type { Yen } from "#modules/kernel/yen.ts"
import type { Part, SourceKind } from "../codes.ts"

export interface Source {
  readonly kind: SourceKind
  /** Of the paper, the revenue row, the vendor or the person. */
  readonly id: number | null
  /** A number, a title or a name; null where the kind says it all. */
  readonly name: string | null
  /** The other side's name of a paper. */
  readonly party: string | null
}
export interface Entry {
  /** Null is the company itself. */
  readonly siteId: number | null
  readonly month: IsoMonth
  readonly part: Part
  readonly amount: Yen
  /** What was arranged to come, beside what was. */
  readonly isPlanned: boolean
  /** It stands: no paper that waits, no estimate by presses. */
  readonly isSettled: boolean
  readonly source: Source
  /** How many people, requests or 人工 stand behind it. */
  readonly count: number
}

export const sourceOf = (kind: SourceKind, over: Partial<Omit<Source, "kind">> = {}): Source => ({
  kind,
  id: over.id ?? null,
  name: over.name ?? null,
  party: over.party ?? null,
})
