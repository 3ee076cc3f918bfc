/** What the link of a mail opens. */
import { queryOptions } from "@tanstack/react-query"
import { data } from "@/lib/client.ts"
import { papers } from "./client.ts"

const fetchLinked = (token: string) => data(papers.byLink({ body: { token } }))
export type LinkedPaper = Awaited<ReturnType<typeof fetchLinked>>
export const linkedQuery = (token: string) =>
  queryOptions({ queryKey: ["paper-link", token], queryFn: () => fetchLinked(token), gcTime: 0, retry: false })
