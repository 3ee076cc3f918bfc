import { countOf, isMonth, isText, known, typedOf } from "@/lib/address.ts"
import { dayOfInstant } from "@/lib/format.ts"

/** What customers were not billed (3), or vendors and freelancers were not paid for (5). */
export type MissingType = 3 | 5
export interface MissingSearch {
  readonly q?: string
  readonly type?: MissingType | undefined
  readonly month?: string | undefined
  readonly sort?: string | undefined
}
export const missingSearch = ({ month, q, sort, type }: Readonly<Record<string, unknown>>): MissingSearch => {
  const asked = countOf(type)
  return known({
    q: typedOf(q),
    type: asked === 3 || asked === 5 ? asked : undefined,
    month: isMonth(month) ? month : undefined,
    sort: isText(sort) ? sort : undefined,
  })
}
export const monthBefore = (month: string, by = 1) => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - by
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`
}
/** The papers of last month should be out: it is looked at first. */
export const lastMonth = () => monthBefore(dayOfInstant(new Date().toISOString()).slice(0, 7))
