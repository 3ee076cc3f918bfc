/** The papers of a customer's ホーム: which of them wait for its yes. */
import { paperStatuses } from "#modules/papers/codes.ts"
import { papers, papersKey } from "@/features/papers/client.ts"
import type { PaperRow } from "@/features/papers/paper-queries.ts"
import { page } from "@/lib/client.ts"

export const latestQuery = {
  queryKey: [...papersKey, "latest"],
  queryFn: () => page(papers.list({ body: { pageSize: 50 } })),
}
/** Whatever is handed over and not agreed to yet, however old. */
export const pendingQuery = {
  queryKey: [...papersKey, "pending"],
  queryFn: () => page(papers.list({ body: { status: paperStatuses.pending, pageSize: 1000 } })),
}

type Asking = Pick<PaperRow, "id" | "permissions">
const waitsForYes = ({ permissions }: Asking) => permissions.actions.includes("confirm")

/** Each paper once, the newest first as both lists have them. */
export const waitingAmong = <Row extends Asking>(latest: ReadonlyArray<Row>, pending: ReadonlyArray<Row>) => {
  const known = new Set(latest.map(({ id }) => id))
  return {
    waiting: [...latest, ...pending.filter(({ id }) => !known.has(id))].filter(waitsForYes),
    others: latest.filter((row) => !waitsForYes(row)),
  }
}
