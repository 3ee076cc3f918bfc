import { countOf, isDay, known } from "@/lib/address.ts"

/** What the address of ホーム says: the week's first day, and the arrangement that a change is asked of. */
export interface HomeSearch {
  readonly from?: string
  readonly task?: number
}
export const readHomeSearch = ({ from, task }: Readonly<Record<string, unknown>>): HomeSearch =>
  known({ from: isDay(from) ? from : undefined, task: countOf(task) })
