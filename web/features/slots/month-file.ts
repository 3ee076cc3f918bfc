/** 出面表: whom a vendor sends in a month, a person at a site on each line, his 人工 day by day. */

import { slashDate } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { sumOf } from "./slot-model.ts"
import type { Slot } from "./slots-query.ts"

export interface SentPerson {
  /** Undefined in the last line, the sums. */
  readonly name: string | undefined
  readonly site: string
  readonly counts: ReadonlyMap<string, number>
}
interface Sent {
  readonly userId: number
  readonly name: string
  readonly siteId: number
  readonly site: string
  readonly day: string
  readonly count: number
}
const countsOf = (sent: ReadonlyArray<Sent>) =>
  new Map([...Map.groupBy(sent, ({ day }) => day)].map(([day, of]) => [day, sumOf(of.map(({ count }) => count))]))

/** Whoever is only pencilled in is not sent: what is on hold is left out (D119). */
export const sentPeople = (slots: ReadonlyArray<Slot>): ReadonlyArray<SentPerson> => {
  const sent = slots
    .filter(({ isHeld }) => !isHeld)
    .flatMap(({ day, constructionSiteId, constructionSiteName, workers }) =>
      workers.map(
        ({ userId, name, countWork }): Sent => ({
          ...{ userId, name, siteId: constructionSiteId, site: constructionSiteName, day, count: countWork },
        }),
      ),
    )
  const lines = [...Map.groupBy(sent, ({ siteId, userId }) => `${siteId} ${userId}`).values()].map((of) => ({
    name: of[0]?.name ?? "",
    site: of[0]?.site ?? "",
    counts: countsOf(of),
  }))
  const inOrder = lines.toSorted(
    (one, other) => one.site.localeCompare(other.site, "ja") || one.name.localeCompare(other.name, "ja"),
  )
  return inOrder.length === 0 ? [] : [...inOrder, { name: undefined, site: "", counts: countsOf(sent) }]
}

interface Words {
  readonly site: string
  readonly person: string
  readonly sum: string
  readonly weekday: (day: string) => string
}
/** Each day is headed by its date with the year and its weekday. */
export const sentColumns = (words: Words, days: ReadonlyArray<string>): ReadonlyArray<ListColumn<SentPerson>> => [
  { key: "site", label: words.site, width: 12, value: ({ site }) => site },
  { key: "person", label: words.person, width: 9, value: ({ name }) => name ?? words.sum },
  ...days.map(
    (day): ListColumn<SentPerson> => ({
      key: day,
      label: `${slashDate(day)}（${words.weekday(day)}）`,
      width: 7,
      value: ({ counts }) => counts.get(day) ?? null,
    }),
  ),
  { key: "sum", label: words.sum, width: 5, value: ({ counts }) => sumOf([...counts.values()]) },
]
