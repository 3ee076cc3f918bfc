/** A request beside our days, as the server compares them. */
import { queryOptions } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import { data } from "@/lib/client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { papers, papersKey } from "./client.ts"

const fetchMatch = (id: number) => data(papers.match({ params: { id } }))
export type MatchView = Awaited<ReturnType<typeof fetchMatch>>
export type MatchedDay = MatchView["differences"][number]
export type MatchedLine = MatchView["lines"][number]

export const matchQuery = (id: number) =>
  queryOptions({ queryKey: [...papersKey, "match", id], queryFn: () => fetchMatch(id) })
export const showMatch = (view: MatchView) => queryClient.setQueryData(matchQuery(view.id).queryKey, view)
export const loadMatch = async (id: number) => {
  await Promise.all([queryClient.ensureQueryData(matchQuery(id)), loadTexts("papers", "match", "form")])
}
