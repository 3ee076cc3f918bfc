/** 表示: the filters, the order and the columns of a list under a name, kept in this browser for this person and company. */
import { currentOwner } from "../device/owner.ts"
import { type ColumnChoice, choiceIn } from "./kept-columns.ts"

export interface KeptView {
  readonly name: string
  /** As it stands in the address: "?roles=%5B12%5D&sort=-name"; empty without any. */
  readonly search: string
  /** Undefined: the list's own. */
  readonly columns?: ColumnChoice | undefined
}
/** So many have room in the menu. */
export const mostViews = 20
export const longestViewName = 40

const placeOf = (list: string) => {
  const owner = currentOwner()
  return `tehai.views.${list}.${owner?.personId}.${owner?.companyId}`
}
const viewIn = (value: unknown): ReadonlyArray<KeptView> => {
  if (typeof value !== "object" || value === null || !("name" in value) || !("search" in value)) return []
  const { name, search } = value
  if (typeof name !== "string" || typeof search !== "string") return []
  const columns = "columns" in value ? choiceIn(value.columns) : undefined
  return [{ name, search, ...(columns === undefined ? {} : { columns }) }]
}
/** One of the same name is replaced where it stands; a new one comes last, and the oldest goes where there is no room. */
export const withView = (views: ReadonlyArray<KeptView>, view: KeptView): ReadonlyArray<KeptView> =>
  views.some(({ name }) => name === view.name)
    ? views.map((one) => (one.name === view.name ? view : one))
    : [...views, view].slice(-mostViews)

export const keptViews = {
  read: (list: string): ReadonlyArray<KeptView> => {
    const text = localStorage.getItem(placeOf(list))
    if (text === null) return []
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.flatMap(viewIn) : []
  },
  write: (list: string, views: ReadonlyArray<KeptView>) => {
    if (views.length === 0) localStorage.removeItem(placeOf(list))
    else localStorage.setItem(placeOf(list), JSON.stringify(views))
  },
}
