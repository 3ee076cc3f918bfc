/** In which order a list stands, as its address says it: `-joined,name` is by day joined, the last first, then by name. */
import type { ListColumn, Value } from "./column.ts"

export interface SortKey {
  readonly id: string
  readonly desc: boolean
}
export const readOrder = (text: string | undefined): ReadonlyArray<SortKey> =>
  (text ?? "").split(",").flatMap((part) => {
    const id = part.replace(/^-/, "")
    return id === "" ? [] : [{ id, desc: part.startsWith("-") }]
  })

/** Undefined for the server's own order, so that it leaves the address. */
export const writeOrder = (keys: ReadonlyArray<SortKey>): string | undefined =>
  keys.length === 0 ? undefined : keys.map(({ id, desc }) => `${desc ? "-" : ""}${id}`).join(",")

/**
 * The order after a press on a head: upwards, downwards, as the server has it. With others it is a further key.
 */
export const pressed = (keys: ReadonlyArray<SortKey>, id: string, isFurther: boolean): ReadonlyArray<SortKey> => {
  const now = keys.find((key) => key.id === id)
  const next = now === undefined ? [{ id, desc: false }] : now.desc ? [] : [{ id, desc: true }]
  if (!isFurther) return next
  return now === undefined ? [...keys, ...next] : keys.flatMap((key) => (key.id === id ? next : [key]))
}

const collator = new Intl.Collator("ja", { numeric: true })

/** Numbers by size, texts by kana; what has no value is no part of it and stands last either way. */
export const compareValues = (one: string | number, other: string | number) =>
  typeof one === "number" && typeof other === "number" ? one - other : collator.compare(String(one), String(other))

/** What a row is sorted by; undefined stands last. Half-width kana count as kana. */
export const sortValue = <Row>({ reading, value }: ListColumn<Row>, row: Row): string | number | undefined => {
  const given: Value = reading?.(row) ?? value(row)
  if (given === null || given === "") return undefined
  return typeof given === "number" ? given : given.normalize("NFKC")
}
