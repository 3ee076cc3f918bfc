/** Whose payment a page shows: the company that its address names, else the one that was chosen last. */
import { countOf } from "@/lib/address.ts"
import { session } from "@/lib/session.ts"

export interface CompanySearch {
  readonly companyId?: number | undefined
}
/** Read by the page itself: what stands in its route is on the login page too. */
export const namedCompany = ({ companyId }: CompanySearch) =>
  countOf(companyId) ?? session.signIn()?.companyId ?? session.lastCompanyId() ?? 0
