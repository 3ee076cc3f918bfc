import { isText, known, typedOf } from "@/lib/address.ts"

export const companyStates = ["waiting", "active", "inactive", "rejected"] as const
export type CompanyState = (typeof companyStates)[number]

/** What the address of 企業管理 says; what is not there filters nothing. */
export interface PlatformSearch {
  readonly q?: string | undefined
  readonly state?: CompanyState | undefined
  readonly sort?: string | undefined
}
export const platformSearch = ({ q, state, sort }: Readonly<Record<string, unknown>>): PlatformSearch =>
  known({
    q: typedOf(q),
    state: companyStates.find((one) => one === state),
    sort: isText(sort) ? sort : undefined,
  })
