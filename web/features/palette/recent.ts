/** What a person chose last, kept in this browser for him and this company, and wiped when he signs out. */
import { currentOwner } from "@/lib/device/owner.ts"
import { recentBeginning } from "@/lib/device/recent-place.ts"
import { groups, type Row } from "./rows.ts"

const mostKept = 5
const placeOf = () => {
  const owner = currentOwner()
  return `${recentBeginning}${owner?.personId}.${owner?.companyId}`
}
const isRow = (value: unknown): value is Row =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  "title" in value &&
  typeof value.title === "string" &&
  "href" in value &&
  typeof value.href === "string" &&
  "group" in value &&
  groups.some((group) => group === value.group)

export const recent = {
  read: (): ReadonlyArray<Row> => {
    const value: unknown = JSON.parse(localStorage.getItem(placeOf()) ?? "[]")
    return Array.isArray(value) ? value.filter(isRow) : []
  },
  /** Actions stand there anyway. */
  note: (row: Row) => {
    if (row.group === "actions") return
    const rows = [row, ...recent.read().filter(({ id }) => id !== row.id)].slice(0, mostKept)
    localStorage.setItem(placeOf(), JSON.stringify(rows))
  },
}
