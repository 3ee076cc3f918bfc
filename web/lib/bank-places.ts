import { queryOptions } from "@tanstack/react-query"
import { bankKana } from "#modules/kernel/fields/normalise.ts"
import { data } from "./client.ts"
import { people } from "./people-client.ts"
import { matchesTyped } from "./typed-search.ts"

const fetchBanks = (signal: AbortSignal) => data(people.listBanks({ fetchOptions: { signal } }))
export type BankPlace = Awaited<ReturnType<typeof fetchBanks>>[number]

const allDay = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const
/** Every bank: the same all day. */
export const banksQuery = queryOptions({
  queryKey: ["banks"],
  queryFn: ({ signal }) => fetchBanks(signal),
  ...allDay,
})
/** The branches of one. */
export const branchesQuery = (code: string) =>
  queryOptions({
    queryKey: ["banks", code],
    queryFn: ({ signal }) => data(people.listBranches({ params: { code }, fetchOptions: { signal } })),
    ...allDay,
  })

/** By number, name or reading; みずほ銀行 finds みずほ, and ちゅうおう the transfer's チユウオウ. */
export const isBankTyped = (typed: string, place: { readonly label: string; readonly keywords?: string }) => {
  const plain = typed.trim().replace(/(銀行|支店)$/u, "")
  return matchesTyped(plain, place.label, place.keywords) || matchesTyped(bankKana(plain), place.keywords)
}
