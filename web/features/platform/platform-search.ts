import { isText, known, typedOf } from "@/lib/address.ts"

export const companyStates = ["waiting", "active", "unpaid", "over", "inactive", "rejected"] as const
export type CompanyState = (typeof companyStates)[number]

/** What the address of a list of the platform says; what is not there filters nothing. */
export interface PlatformSearch {
  readonly q?: string | undefined
  readonly state?: string | undefined
  readonly sort?: string | undefined
  /** Companies of one plan, and those that pay one way. */
  readonly plan?: string | undefined
  readonly way?: string | undefined
  /** Another list of the same page. */
  readonly view?: string | undefined
}
export const platformSearch = ({
  plan,
  q,
  state,
  sort,
  view,
  way,
}: Readonly<Record<string, unknown>>): PlatformSearch =>
  known({
    q: typedOf(q),
    state: isText(state) ? state : undefined,
    sort: isText(sort) ? sort : undefined,
    plan: isText(plan) ? plan : undefined,
    way: isText(way) ? way : undefined,
    view: isText(view) ? view : undefined,
  })

/** The state of a list out of those that it knows. */
export const stateIn = <State extends string>(states: ReadonlyArray<State>, { state }: PlatformSearch) =>
  states.find((one) => one === state)
