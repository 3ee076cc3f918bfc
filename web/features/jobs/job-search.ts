import { countOf, known } from "@/lib/address.ts"

/** What the address of 長い処理 says. */
export interface JobSearch {
  readonly state?: "running" | "failed"
  readonly page?: number
}
export const jobSearch = ({ state, page }: Readonly<Record<string, unknown>>): JobSearch =>
  known({ state: state === "running" || state === "failed" ? state : undefined, page: countOf(page) })
