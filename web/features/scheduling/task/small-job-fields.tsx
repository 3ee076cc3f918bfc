import { useTranslation } from "react-i18next"
import { projectTypes } from "#modules/kernel/codes/project.ts"
import { ChoiceField } from "@/components/form/choice-fields.tsx"
import { Labelled } from "@/components/form/labelled.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { CustomerChoice } from "@/features/people/quick/customer-choice.tsx"
import type { Arrangement } from "./use-arrangement.ts"

/** 小口の依頼: what it is called, where, for whom, 常用 or 請負 (TASK-48). */
export function SmallJobFields({ form }: { readonly form: Arrangement }) {
  const { t } = useTranslation(["calendar", "works"])
  const { field } = form
  const customer = field("smallCustomerId")
  return (
    <div className="flex flex-col gap-3">
      <TextField {...field("smallName")} required placeholder={t("smallExample")} />
      <TextField {...field("smallAddress")} required />
      <Labelled of={customer} required>
        <CustomerChoice value={customer.value} placeholder={t("works:pickCustomer")} onChange={customer.onChange} />
      </Labelled>
      <ChoiceField
        {...field("smallType")}
        required
        options={[
          { value: projectTypes.labor, label: t("works:labor") },
          { value: projectTypes.fixedPrice, label: t("works:fixedPrice") },
        ]}
      />
    </div>
  )
}
