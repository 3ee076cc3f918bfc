/** Which columns of a list a person shows and in which order, kept in this browser for this person and company. */
import { currentOwner } from "../device/owner.ts"
import type { ListColumn } from "./column.ts"

export interface ColumnChoice {
  readonly order: ReadonlyArray<string>
  readonly hidden: ReadonlyArray<string>
}
const placeOf = (list: string) => {
  const owner = currentOwner()
  return `tehai.columns.${list}.${owner?.personId}.${owner?.companyId}`
}
const textsIn = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : []

/** As the list comes. */
export const startChoice = (columns: ReadonlyArray<Pick<ListColumn<never>, "key" | "isHidden">>): ColumnChoice => ({
  order: columns.map(({ key }) => key),
  hidden: columns.filter(({ isHidden }) => isHidden).map(({ key }) => key),
})

/**
 * What was kept, for the columns that there are now: one that has gone is forgotten, a new one stands behind the one that
 * it comes behind, as the list itself shows it.
 */
export const choiceFor = (
  columns: ReadonlyArray<Pick<ListColumn<never>, "key" | "isHidden">>,
  kept: ColumnChoice | undefined,
): ColumnChoice => {
  const start = startChoice(columns)
  if (kept === undefined) return start
  const known = new Set(start.order)
  const order = kept.order.filter((key) => known.has(key))
  for (const [at, key] of start.order.entries())
    if (!order.includes(key)) order.splice(order.indexOf(start.order[at - 1] ?? "") + 1, 0, key)
  const isNew = (key: string) => !kept.order.includes(key)
  return { order, hidden: start.order.filter((key) => (isNew(key) ? start.hidden : kept.hidden).includes(key)) }
}
/** A choice as it was kept; undefined for what is none. */
export const choiceIn = (value: unknown): ColumnChoice | undefined =>
  typeof value !== "object" || value === null || !("order" in value) || !("hidden" in value)
    ? undefined
    : { order: textsIn(value.order), hidden: textsIn(value.hidden) }

export const keptColumns = {
  read: (list: string): ColumnChoice | undefined => {
    const text = localStorage.getItem(placeOf(list))
    if (text === null) return undefined
    return choiceIn(JSON.parse(text))
  },
  write: (list: string, choice: ColumnChoice | undefined) => {
    if (choice === undefined) localStorage.removeItem(placeOf(list))
    else localStorage.setItem(placeOf(list), JSON.stringify(choice))
  },
}
