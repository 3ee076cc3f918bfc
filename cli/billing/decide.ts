/** The platform's word on a transfer, as a named operator: `tehai billing accept` and `refuse` (CLI-02, D93). */
import { Effect } from "effect"
import { decideTransfer, transferToDecide } from "#modules/billing/index.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import type { Said } from "../decision-command.ts"
import { inDatabase } from "../in-database.ts"
import { platformOperator } from "../platform/operator.ts"
import type { Told } from "../run.ts"

export interface Decision extends Said {
  readonly to: "accept" | "refuse"
}
const said = {
  accept: { ja: "入金を確認しました。", en: "The transfer has been received." },
  refuse: {
    ja: "お振込を断りました。管理者に理由をメールで知らせます。",
    en: "The transfer is refused; its admin is told why.",
  },
}

/** Fails as `decideTransfer` does, and where the operator is none of the platform's people. */
export const bankingDecided = ({ amount, as, companyId, dryRun = false, reason, to }: Decision) =>
  Effect.gen(function* () {
    const operator = yield* platformOperator(as)
    const status = to === "accept" ? activeStatuses.active : activeStatuses.rejectVerify
    const asked = {
      companyId,
      status,
      ...(amount === undefined ? {} : { amount }),
      ...(reason === undefined ? {} : { reason }),
    }
    if (dryRun) {
      const waits = yield* acrossCompanies(`tehai billing ${to} --dry-run`)(transferToDecide(companyId))
      const lapsed = waits.isLapsed
        ? { ja: "（期限切れで取り消した申込を戻します）", en: ", an order that was given back" }
        : { ja: "", en: "" }
      const text = `（試し）会社 ${companyId}「${waits.name}」: ${waits.references.join(", ")} 計 ${waits.amount} 円${lapsed.ja}\n(dry run) company ${companyId}: ${waits.amount} yen${lapsed.en}, nothing was changed.`
      return { text, json: { ...waits, isDryRun: true } } satisfies Told
    }
    const made = yield* writeAcross(
      { reason: `tehai billing ${to}`, personId: operator, scope: "platform" },
      decideTransfer(asked),
    )
    const { en, ja } = said[to]
    const text = `会社 ${companyId}「${made.name}」 ${made.amount} 円: ${ja}\nCompany ${companyId}, ${made.amount} yen: ${en}`
    return { text, json: made } satisfies Told
  })

export const decideBanking = (decision: Decision) =>
  inDatabase(`billing ${decision.to}`, () => bankingDecided(decision))
