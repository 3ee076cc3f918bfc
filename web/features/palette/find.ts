import { data, workspaces } from "@/lib/client.ts"

/** What of the company the server finds by a keyword, for this person. */
export const find = (keyword: string, signal: AbortSignal) =>
  data(workspaces.search({ body: { keyword }, fetchOptions: { signal } }))
export type Found = Awaited<ReturnType<typeof find>>[number]
