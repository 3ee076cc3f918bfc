import { isText, known, typedOf } from "@/lib/address.ts"

export const companyStates = ["waiting", "active", "inactive", "rejected"] as const
export type CompanyState = (typeof companyStates)[number]

/** What the address of a list of the platform says; what is not there filters nothing. */
export interface PlatformSearch {
  readonly q?: string | undefined
  readonly state?: string | undefined
  readonly sort?: string | undefined
  /** Another list of the same page. */
  readonly view?: string | undefined
}
export const platformSearch = ({ q, state, sort, view }: Readonly<Record<string, unknown>>): PlatformSearch =>
  known({
    q: typedOf(q),
    state: isText(state) ? state : undefined,
    sort: isText(sort) ? sort : undefined,
    view: isText(view) ? view : undefined,
  })

/** The state of a list out of those that it knows. */
export const stateIn = <State extends string>(states: ReadonlyArray<State>, { state }: PlatformSearch) =>
  states.find((one) => one === state)
