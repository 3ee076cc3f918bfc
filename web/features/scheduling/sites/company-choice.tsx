import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { FormField } from "@/components/ui/form-field.tsx"
import { Select } from "@/components/ui/select.tsx"
import { enterCompany } from "@/features/session/enter-company.ts"
import { session } from "@/lib/session.ts"
import { wayBack } from "@/lib/way-back.ts"
import { newSiteQuery } from "./site-queries.ts"

/**
 * For which of one's companies the site or arrangement is made; one where this person may not arrange can't be chosen
 * (PICK-07, TASK-55, D98). `back` is where one goes on in the other company.
 */
export function CompanyChoice({ back, hint }: { readonly back: string; readonly hint: string }) {
  const { t } = useTranslation("works")
  const { data: known } = useQuery(newSiteQuery)
  const companies = known?.companies ?? []
  if (companies.length < 2) return null
  const here = session.signIn()?.companyId ?? null
  const go = (companyId: number) => {
    const company = companies.find((one) => one.companyId === companyId)
    if (company === undefined || companyId === here) return
    wayBack.remember(back)
    enterCompany({ companyId, roleId: company.roleId })
  }
  return (
    <FormField label={t("forCompany")} hint={hint} className="md:col-span-4">
      <Select
        value={here}
        onChange={go}
        options={companies.map(({ companyId, companyName, isDisabled, statusText }) => ({
          value: companyId,
          label: statusText === null ? companyName : `${companyName}（${statusText}）`,
          disabled: isDisabled && companyId !== here,
        }))}
      />
    </FormField>
  )
}
