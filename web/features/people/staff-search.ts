import { isKanaRow, type KanaRow } from "#modules/kernel/codes/kana-row.ts"
import { isText, known, numbersOf, textsOf, typedOf } from "@/lib/address.ts"

/** The filters of 人員 as they stand in the address; what is not there filters nothing. */
export interface StaffSearch {
  readonly q?: string
  readonly kana?: KanaRow | undefined
  readonly roles?: ReadonlyArray<number>
  readonly status?: 0 | 1 | undefined
  readonly jobs?: ReadonlyArray<string>
  readonly pay?: ReadonlyArray<number>
  readonly trouble?: ReadonlyArray<string>
  /** Who holds what has run out or will within sixty days. */
  readonly ending?: 1 | undefined
  /** Who was asked by mail and has not answered. */
  readonly asked?: 1 | undefined
  readonly sort?: string | undefined
}
type Given = Readonly<Record<string, unknown>>
export const staffSearch = ({ q, kana, roles, status, jobs, pay, trouble, ending, asked, sort }: Given): StaffSearch =>
  known({
    q: typedOf(q),
    kana: isKanaRow(kana) ? kana : undefined,
    status: status === 0 || status === 1 ? status : undefined,
    roles: numbersOf(roles),
    jobs: textsOf(jobs),
    pay: numbersOf(pay),
    trouble: textsOf(trouble),
    ending: ending === 1 ? ending : undefined,
    asked: asked === 1 ? asked : undefined,
    sort: isText(sort) ? sort : undefined,
  })

/** The page of one person: its tab, and what filters his sites or expenses. */
export interface StaffAddress {
  readonly tab?: "sites" | "expenses"
  readonly q?: string
  readonly states?: string
  readonly status?: number | undefined
  readonly paid?: 0 | 1 | undefined
  readonly category?: number | undefined
  readonly sort?: string | undefined
}
export const staffAddress = ({ tab, q, states, sort, status, paid, category }: Given): StaffAddress =>
  known({
    tab: tab === "sites" || tab === "expenses" ? tab : undefined,
    status: typeof status === "number" ? status : undefined,
    paid: paid === 0 || paid === 1 ? paid : undefined,
    category: typeof category === "number" ? category : undefined,
    q: typedOf(q),
    states: isText(states) ? states : undefined,
    sort: isText(sort) ? sort : undefined,
  })
