import { isDay, isText, known } from "@/lib/address.ts"

export const filters = ["waiting", "answered", "held"] as const

/** What the address of 枠 says: the week's first day, one of its days, which slots, and the one that is open. */
export interface SlotsSearch {
  readonly from?: string
  readonly day?: string
  readonly only?: (typeof filters)[number]
  readonly slot?: string
}
export const readSlotsSearch = ({ from, day, only, slot }: Readonly<Record<string, unknown>>): SlotsSearch =>
  known({
    from: isDay(from) ? from : undefined,
    day: isDay(day) ? day : undefined,
    only: filters.find((one) => one === only),
    slot: isText(slot) ? slot : undefined,
  })
