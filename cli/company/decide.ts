/** The platform's word on a company that was registered, from the command line: `tehai company approve` and `reject`. */
import { Effect } from "effect"
import { decideCompany } from "#modules/companies/index.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { inDatabase } from "../in-database.ts"
import { CommandRefused } from "../refusals.ts"
import type { Told } from "../run.ts"

interface Decision {
  readonly companyId: number
  readonly to: "approve" | "reject"
  readonly reason?: string
}
const said = {
  approve: { ja: "承認しました。管理者にメールで知らせます。", en: "is approved; its admin is told by mail." },
  reject: { ja: "却下しました。管理者に理由をメールで知らせます。", en: "is rejected; its admin is told why by mail." },
}

/** Fails with Not_Found, with Invalid_Input without a reason, and with Update_Expired where nothing waits for this word. */
export const decideRegistration = ({ companyId, reason = "", to }: Decision) =>
  inDatabase(`company ${to}`, () =>
    Effect.gen(function* () {
      if (to === "reject" && reason.trim() === "")
        return yield* new CommandRefused({
          ja: "--reason に却下の理由を書いてください。管理者がそのまま読みます。",
          en: "Say why by --reason: the admin reads it as it is.",
          exit: "usage",
        })
      const status = to === "approve" ? activeStatuses.active : activeStatuses.rejectVerify
      const asked = { companyId, status, reason }
      const made = yield* writeAcross({ reason: `tehai company ${to}`, personId: null }, decideCompany(asked))
      const { ja, en } = said[to]
      const text = `会社 ${companyId}「${made.name}」を${ja}\nCompany ${companyId} ${en}`
      return { text, json: { companyId, name: made.name, status: made.status } } satisfies Told
    }),
  )
