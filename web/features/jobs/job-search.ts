import { isText, known } from "@/lib/address.ts"

/** What the address of 長い処理 says. */
export interface JobSearch {
  readonly state?: "running" | "failed" | undefined
  readonly sort?: string | undefined
}
export const jobSearch = ({ state, sort }: Readonly<Record<string, unknown>>): JobSearch =>
  known({ state: state === "running" || state === "failed" ? state : undefined, sort: isText(sort) ? sort : undefined })
