/**
 * The marks of the audit, all by the key outside the database: one on each entry, one on its place, one on each anchor.
 *
 * An entry's mark begins with a nonce, so that a copy of a genuine entry is seen to be one.
 */
import { randomFillSync } from "node:crypto"
import type { KeyRing } from "../keys.ts"

/** What an entry says, as it is written and as it is read back. */
export interface EntryContent {
  readonly companyId: number | null
  readonly personId: number | null
  /** UTC, to the millisecond. */
  readonly at: string
  readonly action: string
  readonly subject: string
  readonly before?: unknown
  readonly after?: unknown
  readonly requestId: string | null
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** jsonb keeps no order of keys, so the text that is marked has them sorted. */
const sorted = (_key: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value

const textOf = (entry: EntryContent) =>
  JSON.stringify(
    [
      entry.companyId,
      entry.personId,
      entry.at,
      entry.action,
      entry.subject,
      entry.before ?? null,
      entry.after ?? null,
      entry.requestId,
    ],
    sorted,
  )

const nonceBytes = 12
const markBytes = 32

const marked = (keys: KeyRing, nonce: Buffer, text: string) =>
  Buffer.concat([nonce, keys.auditMac(nonce.toString("hex") + text)]).subarray(0, markBytes)

/** Random bytes are asked for in bulk: asking costs more than they do. */
const drawn = Buffer.alloc(nonceBytes * 256)
let used = drawn.length
const nonce = () => {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += nonceBytes
  return drawn.subarray(used - nonceBytes, used)
}

/** The mark of a new entry: 12 bytes that never come again and 20 of the HMAC. */
export const entryMark = (keys: KeyRing, entry: EntryContent): Buffer => marked(keys, nonce(), textOf(entry))

/** Whether an entry is as the product wrote it. */
export const isGenuine = (keys: KeyRing, entry: EntryContent, mark: Buffer): boolean =>
  marked(keys, mark.subarray(0, nonceBytes), textOf(entry)).equals(mark)

/** A chain's number: the company, or 0 for what belongs to none. */
export type Chain = number
export const chainOf = (companyId: number | null): Chain => companyId ?? 0

/** Where a chain begins. */
export const noLink = Buffer.alloc(32)

export interface Placed {
  readonly id: string
  readonly mac: Buffer
  readonly previous: Buffer
}

/** The link of an entry: that it stands in this chain at this place (from 1), after that link. */
export const linkOf = (keys: KeyRing, chain: Chain, place: number, { id, mac, previous }: Placed): Buffer =>
  keys.auditMac(`link ${chain} ${place} ${id} ${mac.toString("hex")} ${previous.toString("hex")}`)

/** A chain's end at some time. */
export interface Anchor {
  readonly chain: Chain
  readonly place: number
  readonly link: Buffer
}
export const anchorMark = (keys: KeyRing, { chain, link, place }: Anchor): Buffer =>
  keys.auditMac(`anchor ${chain} ${place} ${link.toString("hex")}`)
