import { queryOptions } from "@tanstack/react-query"
import { data } from "@/lib/client.ts"
import { scheduling } from "../client.ts"

const fetchSheet = (id: number, receiverId: number | undefined, signal: AbortSignal) =>
  data(
    scheduling.taskSheet({
      params: { id },
      query: receiverId === undefined ? {} : { receiverId },
      fetchOptions: { signal },
    }),
  )
export type TaskSheetView = Awaited<ReturnType<typeof fetchSheet>>
export type Receiver = TaskSheetView["receivers"][number]

/** The sheet as one receiver will get it, and whom it can go to. Drawn anew for each receiver. */
export const sheetQuery = (id: number, receiverId?: number) =>
  queryOptions({
    queryKey: ["task", id, "sheet", receiverId ?? 0],
    queryFn: ({ signal }) => fetchSheet(id, receiverId, signal),
    staleTime: 0,
  })
