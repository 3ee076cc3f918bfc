/**
 * What an address may say, read by hand: the readers of every route load with the first page, so they stay small.
 * Each gives what can be understood and drops the rest.
 */
const isoOf = (day: string) => new Date(`${day}T00:00:00Z`)

export const isDay = (value: unknown): value is string =>
  typeof value === "string" &&
  /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(isoOf(value).getTime()) &&
  isoOf(value).toISOString().startsWith(value)
export const isMonth = (value: unknown): value is string => typeof value === "string" && isDay(`${value}-01`)

/** As much as the server takes of what is searched. */
const longest = 255
export const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= longest

/** What is searched; digits alone are read as a number, but are words here too. */
export const typedOf = (value: unknown) => {
  const typed = typeof value === "number" ? String(value) : value
  return isText(typed) ? typed : undefined
}

/** No row's id is greater. */
const greatest = 2_147_483_647
const isWhole = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= greatest

/** A whole number from 1, also when it stands there as text. */
export const countOf = (value: unknown) => {
  const count = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value
  return isWhole(count) && count > 0 ? count : undefined
}
export const isOne = (value: unknown) => countOf(value) === 1
const all =
  <Item>(is: (one: unknown) => one is Item) =>
  (value: unknown): ReadonlyArray<Item> | undefined => {
    const items = Array.isArray(value) ? value.filter(is) : []
    return items.length === 0 ? undefined : items
  }
export const numbersOf = all(isWhole)
export const textsOf = all(isText)

type Known<Read> = { readonly [Name in keyof Read]?: Exclude<Read[Name], undefined> }

/**
 * What was not understood is said to be undefined, and not left out: the router lays what a reader gives over what the
 * address says. It writes no undefined one into the next address.
 */
export function known<Read extends object>(read: Read): Known<Read>
export function known(read: object) {
  return read
}
