/** In the place of an id: the slip of an open month, which has none yet. */
export const draftId = "draft"

import type { PayRow } from "./queries.ts"

/** Where a row's slip stands: by its id, or as a draft by month and person. */
export const slipLink = ({ id, userId }: Pick<PayRow, "id" | "userId">, month: string) =>
  ({
    to: "/salary-v4-detail/$id",
    params: { id: id === null ? draftId : String(id) },
    search: id === null ? { month, userId } : {},
  }) as const
