/** The id of a server-sent event: until when, and until which snapshot, a browser was told. It sends the last one back. */
import type { Snapshot } from "./tail.ts"

/** "1763950000000/7301:7305:7302": milliseconds of the server's clock, then the snapshot. */
export type ToldUntil = string

/** Who was away longer reads everything again. */
const longestAwayMillis = 5 * 60_000

export const toldUntil = (snapshot: Snapshot, now: number): ToldUntil => `${now}/${snapshot}`

/** Whether PostgreSQL takes a text as a snapshot; it fails on any other. */
const isSnapshot = (text: string): boolean => {
  if (text.length > 2_000 || !/^\d{1,18}:\d{1,18}:(\d{1,18}(,\d{1,18})*)?$/.test(text)) return false
  const [lowest = "", highest = "", running = ""] = text.split(":")
  const all = running === "" ? [] : running.split(",").map(BigInt)
  const [from, to] = [BigInt(lowest), BigInt(highest)]
  const isAscending = all.every((id, at) => id >= from && id < to && (at === 0 || id > (all[at - 1] ?? id)))
  return from > 0n && from <= to && isAscending
}

/** The snapshot that a browser sent back; nothing when it is too old or was never one. */
export const untilOf = (text: ToldUntil, now: number): Snapshot | undefined => {
  const [at = "", snapshot = ""] = text.split("/")
  const away = now - Number(at)
  return /^\d{13}$/.test(at) && away >= 0 && away <= longestAwayMillis && isSnapshot(snapshot) ? snapshot : undefined
}
