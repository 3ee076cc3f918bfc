/** A company is stopped, or let in again, by one of the platform's people by name: `tehai company stop` and `resume`. */
import { decideCompany } from "#modules/companies/index.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { acting } from "../platform/acting.ts"

const { active, inactive } = activeStatuses
const said = {
  stop: { ja: "の利用を停止しました。管理者に理由をメールで知らせます。", en: "is stopped; its admin is told why." },
  resume: { ja: "の利用を再開しました。", en: "is let in again." },
}
interface Standing {
  readonly as: string
  readonly companyId: number
  readonly to: keyof typeof said
  readonly reason?: string | undefined
  readonly dryRun?: boolean | undefined
}
/** Fails with Not_Found, with Invalid_Input without a reason, and with Update_Expired where it stands so already. */
export const standCompany = ({ as, companyId, dryRun, reason = "", to }: Standing) => {
  const status = to === "stop" ? inactive : active
  const { en, ja } = said[to]
  return acting(
    {
      ...{ as, dryRun },
      command: `company ${to}`,
      said: (made: { readonly name: string }) => `会社 ${companyId}「${made.name}」${ja}\nCompany ${companyId} ${en}`,
    },
    decideCompany({ companyId, status, reason }),
  )
}
