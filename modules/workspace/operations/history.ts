/** 変更の履歴 of a thing, told by the module whose record it is; another kind is one more line here. */

import { Effect } from "effect"
import { authorize } from "#modules/kernel/policy.ts"
import { partnerHistory, staffHistory } from "#modules/people/index.ts"
import { siteHistory } from "#modules/scheduling/index.ts"
import type { HistoryKind } from "../codes.ts"
import { historyPolicy } from "../policy/entrance-policy.ts"

/** So many at once: what was changed lately is what is looked for. */
const atMost = 20

/** Fails with Permission_Denied, and with Not_Found for whom or what the reader does not see. */
export const showHistory = Effect.fn("Workspace.showHistory")(function* (
  { kind, id }: { readonly kind: HistoryKind; readonly id: number },
  before: number | undefined,
) {
  yield* authorize(historyPolicy, "read", undefined)
  const asked = { before, atMost }
  if (kind === "staff") return yield* staffHistory(id, asked)
  return yield* kind === "site" ? siteHistory(id, asked) : partnerHistory(kind, id, asked)
})
