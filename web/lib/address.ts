/**
 * What an address may say, read by hand: the readers of every route load with the first page, so they stay small.
 * Each gives what can be understood and drops the rest.
 */
const isoOf = (day: string) => new Date(`${day}T00:00:00Z`)

export const isDay = (value: unknown): value is string =>
  typeof value === "string" &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(isoOf(value).getTime()) &&
  isoOf(value).toISOString().startsWith(value)
export const isMonth = (value: unknown): value is string => typeof value === "string" && isDay(`${value}-01`)
export const isText = (value: unknown): value is string => typeof value === "string" && value !== ""

/** A whole number from 1, also when it stands there as text. */
export const countOf = (value: unknown) => {
  const count = Number(value)
  return Number.isInteger(count) && count > 0 ? count : undefined
}
const all =
  <Item>(is: (one: unknown) => one is Item) =>
  (value: unknown): ReadonlyArray<Item> | undefined => {
    const items = Array.isArray(value) ? value.filter(is) : []
    return items.length === 0 ? undefined : items
  }
export const numbersOf = all((one) => typeof one === "number")
export const textsOf = all((one) => typeof one === "string")

type Known<Read> = { readonly [Name in keyof Read]?: Exclude<Read[Name], undefined> }

/** Without what was not understood, so that the address stays as short as it can be. */
export const known = <Read extends object>(read: Read): Known<Read> => JSON.parse(JSON.stringify(read))
