/** What a change says of itself while it is written: for the audit, and for other modules. */

/** One line of the audit: what was done to whom, and how it looked before and after. */
export interface Change {
  readonly action: string
  readonly subject: string
  readonly before?: unknown
  readonly after?: unknown
}
/** A fact in the past tense for other modules. */
export interface Event {
  readonly topic: string
  readonly body: unknown
}
/** What an operation changed, and what it tells others. */
export interface Told {
  readonly changes: ReadonlyArray<Change>
  readonly events: ReadonlyArray<Event>
}
/** Of a company that a write without one has adopted: it stands in that company's chain, and is that company's fact. */
interface Adopted {
  readonly companyId?: number | undefined
}
type AdoptedChange = Change & Adopted
export interface AdoptedTold {
  readonly changes: ReadonlyArray<AdoptedChange>
  readonly events: ReadonlyArray<Event & Adopted>
}
/** Where a write gathers it. */
export interface Listener {
  readonly changes: Array<AdoptedChange>
  readonly events: Array<Event & Adopted>
  adopted?: number
}
