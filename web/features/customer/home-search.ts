import { countOf, isDay, known } from "@/lib/address.ts"

/** What the address of ホーム says: the week's first day, the arrangement that a change is asked of, or whose answer is read. */
export interface HomeSearch {
  readonly from?: string
  readonly task?: number
  readonly answer?: number
}
export const readHomeSearch = ({ from, task, answer }: Readonly<Record<string, unknown>>): HomeSearch =>
  known({ from: isDay(from) ? from : undefined, task: countOf(task), answer: countOf(answer) })
