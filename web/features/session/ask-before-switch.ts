/** What the company that is gone over to says before anybody goes (PICK-05). */
import { loadTexts } from "@/i18n/i18n.ts"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"

const fetchAlert = (companyId: number) => data(billing.switchAlert({ extraHeaders: { companyId: String(companyId) } }))
export type SwitchAlert = NonNullable<Awaited<ReturnType<typeof fetchAlert>>>

export const askBeforeSwitch = async (companyId: number) => {
  const [alert] = await Promise.all([fetchAlert(companyId), loadTexts("bills")])
  return alert
}
