import { isText, known, numbersOf, textsOf, typedOf } from "@/lib/address.ts"

/** The filters of 人員 as they stand in the address; what is not there filters nothing. */
export interface StaffSearch {
  readonly q?: string
  readonly roles?: ReadonlyArray<number>
  readonly status?: 0 | 1 | undefined
  readonly jobs?: ReadonlyArray<string>
  readonly pay?: ReadonlyArray<number>
  readonly trouble?: ReadonlyArray<string>
  readonly sort?: string | undefined
}
type Given = Readonly<Record<string, unknown>>
export const staffSearch = ({ q, roles, status, jobs, pay, trouble, sort }: Given): StaffSearch =>
  known({
    q: typedOf(q),
    status: status === 0 || status === 1 ? status : undefined,
    roles: numbersOf(roles),
    jobs: textsOf(jobs),
    pay: numbersOf(pay),
    trouble: textsOf(trouble),
    sort: isText(sort) ? sort : undefined,
  })
