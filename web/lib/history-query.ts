import { infiniteQueryOptions } from "@tanstack/react-query"
import type { HistoryKind } from "#modules/workspace/codes.ts"
import { data, workspaces } from "./client.ts"

/** null: from the newest on. */
type Before = number | null
const fromNewest = (): Before => null
const fetchHistory = (kind: HistoryKind, id: number, before: Before, signal: AbortSignal) =>
  data(
    workspaces.history({
      params: { kind, id },
      query: before === null ? {} : { before },
      fetchOptions: { signal },
    }),
  )
export type HistoryEntry = Awaited<ReturnType<typeof fetchHistory>>["entries"][number]

/** What was changed of a thing, the newest first; read again with whatever stands under the same key. */
export const historyQuery = (key: ReadonlyArray<unknown>, kind: HistoryKind, id: number) =>
  infiniteQueryOptions({
    queryKey: [...key, "history", kind, id],
    initialPageParam: fromNewest(),
    queryFn: ({ pageParam, signal }) => fetchHistory(kind, id, pageParam, signal),
    getNextPageParam: ({ next }) => next,
  })
