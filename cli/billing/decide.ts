/** The platform's word on a transfer, as a named operator: `tehai billing accept` and `refuse` (CLI-02, D93). */
import { decideTransfer } from "#modules/billing/index.ts"
import { activeStatuses, type Flag, flags } from "#modules/kernel/codes.ts"
import type { Said } from "../decision-command.ts"
import { inDatabase } from "../in-database.ts"
import { acted } from "../platform/acting.ts"

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
interface Made {
  readonly name: string
  readonly amount: number
  readonly references: ReadonlyArray<string>
  readonly isLapsed: Flag
}
const revived = {
  ja: "取り消された申し込みを、元に戻して入金にします。",
  en: "The order that was given back is taken up again.",
}

/** Fails as `decideTransfer` does, and where the operator is none of the platform's people. */
export const bankingDecided = ({ amount, as, companyId, dryRun, reason, to }: Decision) => {
  const asked = {
    companyId,
    status: to === "accept" ? activeStatuses.active : activeStatuses.rejectVerify,
    ...(amount === undefined ? {} : { amount }),
    ...(reason === undefined ? {} : { reason }),
  }
  const { en, ja } = said[to]
  const text = ({ amount: sum, isLapsed, name, references }: Made) => {
    const bills = references.join("、")
    const more = isLapsed === flags.on ? revived : { ja: "", en: "" }
    return `会社 ${companyId}「${name}」 ${bills} ${sum} 円: ${ja}${more.ja}\nCompany ${companyId}, ${bills}, ${sum} yen: ${en} ${more.en}`.trimEnd()
  }
  return acted({ as, dryRun, command: `billing ${to}`, said: text }, decideTransfer(asked))
}

export const decideBanking = (decision: Decision) =>
  inDatabase(`billing ${decision.to}`, () => bankingDecided(decision))
