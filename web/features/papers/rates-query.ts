import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { data } from "@/lib/client.ts"
import { papers, papersKey } from "./client.ts"

type WireDay = Parameters<typeof papers.preview>[0]["body"]["createdAt"]
const isWireDay = (day: string): day is WireDay => /^\d{4}-\d{2}-\d{2}$/.test(day)
/** The law asks nothing of the kind. */
const anyType = 3

/** The percents of consumption tax of a day, the standard one first. */
export const ratesQuery = (day: string) =>
  queryOptions({
    queryKey: [...papersKey, "rates", day],
    queryFn: async () =>
      isWireDay(day) ? (await data(papers.preview({ body: { type: anyType, createdAt: day } }))).valueTaxes : [],
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
