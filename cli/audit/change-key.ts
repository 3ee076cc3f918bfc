import { Effect } from "effect"
import { writeAcross } from "#modules/kernel/write.ts"
import { changeAuditKey } from "#modules/runtime/audit/audit-key.ts"
import { confirmed } from "../confirm.ts"
import { aloneInDatabase } from "../in-database.ts"
import type { Told } from "../run.ts"

const question =
  "元の鍵（audit.key）は本当に失われましたか。これまでの記録は、この鍵では確かめられなくなります。 / Is the old key lost? What it sealed can't be proven by the new one."

/** The key of this folder, made when missing, signs from now on. */
export const changeKey = (isAgreed: boolean) =>
  aloneInDatabase("audit change-key", () =>
    Effect.gen(function* () {
      yield* confirmed(isAgreed, question)
      const changed = yield* writeAcross({ reason: "tehai audit change-key", personId: null }, changeAuditKey())
      const text = "これからの監査をこの DATA_DIR の鍵で封印します。 / This folder's key seals the audit from now on."
      return { text, json: changed } satisfies Told
    }),
  )
