/** The platform's word on a company that was registered, by one of its people by name: `tehai company approve` and `reject`. */
import { decideCompany } from "#modules/companies/index.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { acting } from "../platform/acting.ts"

const said = {
  approve: { ja: "承認しました。管理者にメールで知らせます。", en: "is approved; its admin is told by mail." },
  reject: { ja: "却下しました。管理者に理由をメールで知らせます。", en: "is rejected; its admin is told why by mail." },
}
interface Decision {
  readonly as: string
  readonly companyId: number
  readonly to: keyof typeof said
  readonly reason?: string | undefined
  readonly dryRun?: boolean | undefined
}

/** Fails with Not_Found, with Invalid_Input without a reason, and with Update_Expired where nothing waits for this word. */
export const decideRegistration = ({ as, companyId, dryRun, reason = "", to }: Decision) => {
  const status = to === "approve" ? activeStatuses.active : activeStatuses.rejectVerify
  const { en, ja } = said[to]
  return acting(
    {
      ...{ as, dryRun },
      command: `company ${to}`,
      said: (made: { readonly name: string }) => `会社 ${companyId}「${made.name}」を${ja}\nCompany ${companyId} ${en}`,
    },
    decideCompany({ companyId, status, reason }),
  )
}
