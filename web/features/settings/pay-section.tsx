import { useTranslation } from "react-i18next"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { companies, data } from "@/lib/client.ts"
import { writing } from "@/lib/form/writing.ts"
import { may, mayEdit } from "@/lib/permissions.tsx"
import { type Company, versionFor } from "./company-query.ts"
import { type PayDays, payDayFields } from "./pay-days.ts"
import { PayFields } from "./pay-fields.tsx"
import { SettingCard } from "./setting-card.tsx"
import { SettingForm } from "./setting-form.tsx"
import { useSettingForm } from "./use-setting-form.ts"

const valuesOf = (company: Company): PayDays => ({
  salaryClosingDate: company.salaryClosingDate ?? 0,
  salaryPaymentDelayMonth: company.salaryPaymentDelayMonth ?? "",
  salaryPaymentDate: company.salaryPaymentDate ?? "",
})
const orNull = (value: number | "") => (value === "" ? null : value)

/** 締め日・支払日: changed until the first month is closed; open months are cut anew by it. */
export function PaySection({ company }: { readonly company: Company }) {
  const { t } = useTranslation(["settings", "registration"])
  const mayWrite = may(company, "update") && mayEdit(company, "salaryClosingDate")
  const { form, undo } = useSettingForm({
    company,
    valuesOf,
    words: Object.fromEntries(payDayFields.map((name) => [name, t(`registration:field.${name}`)])),
    mayWrite,
    write: ({ values, stored = company }) =>
      writing({
        schema: async () => (await import("#modules/companies/contract.ts")).companiesContract.updateCompany.body,
        body: {
          version: versionFor(stored, payDayFields),
          salaryClosingDate: values.salaryClosingDate,
          salaryPaymentDelayMonth: orNull(values.salaryPaymentDelayMonth),
          salaryPaymentDate: orNull(values.salaryPaymentDate),
        },
        send: (body, extraHeaders) => data(companies.updateCompany({ body, extraHeaders })),
      }),
  })
  return (
    <SettingCard section="pay" hint={t("payHint")}>
      <SettingForm form={form} undo={undo} mayWrite={mayWrite} notice={<ConflictNote form={form} />}>
        <PayFields
          form={form}
          closing={form.field("salaryClosingDate")}
          delay={form.field("salaryPaymentDelayMonth")}
          date={form.field("salaryPaymentDate")}
        />
      </SettingForm>
    </SettingCard>
  )
}
