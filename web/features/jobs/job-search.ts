import { countOf, known } from "@/lib/address.ts"

const filters = ["running", "failed"] as const
type JobFilter = (typeof filters)[number]
const isFilter = (value: unknown): value is JobFilter => filters.some((one) => one === value)

/** What the address of 長い処理 says. */
export interface JobSearch {
  readonly state?: JobFilter
  readonly page?: number
}
export const jobSearch = ({ state, page }: Readonly<Record<string, unknown>>): JobSearch =>
  known({ state: isFilter(state) ? state : undefined, page: countOf(page) })
