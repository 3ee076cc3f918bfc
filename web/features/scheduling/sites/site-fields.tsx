import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { projectTypes, projectWorkStatuses } from "#modules/kernel/codes/project.ts"
import { normaliseYen } from "#modules/kernel/fields/normalise.ts"
import { ChoiceField, SelectField } from "@/components/form/choice-fields.tsx"
import { DayField } from "@/components/form/figure-fields.tsx"
import { Labelled } from "@/components/form/labelled.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { Combobox } from "@/components/ui/combobox.tsx"
import { CustomerChoice } from "@/features/people/quick/customer-choice.tsx"
import { leaveAddress, PrefectureField } from "./prefecture-field.tsx"
import { requiredFields, type SiteDraft } from "./site-draft.ts"
import { leadersQuery } from "./site-queries.ts"
import { offeredStates } from "./site-states.ts"
import type { SiteForm } from "./use-site-form.ts"

/** All fields of a site; what the kind of work asks for stands in its own row. */
export function SiteFields({ form }: { readonly form: SiteForm }) {
  const { t } = useTranslation("works")
  const { data: leaders } = useQuery(leadersQuery)
  const required = requiredFields(form.values.type)
  const field = <Name extends keyof SiteDraft>(name: Name) => ({
    ...form.field(name),
    required: required.includes(name),
  })
  const price = { normalise: normaliseYen, inputMode: "numeric" } as const
  const [customer, leader] = [field("customerId"), field("leaderId")]
  return (
    <>
      <TextField {...field("name")} className="md:col-span-2" />
      <TextField {...field("nameKana")} />
      <SelectField
        {...field("state")}
        required
        options={offeredStates.map((word) => ({ value: projectWorkStatuses[word], label: t(`state.${word}`) }))}
      />
      <Labelled of={customer} required className="md:col-span-2">
        <CustomerChoice value={customer.value} placeholder={t("pickCustomer")} onChange={customer.onChange} />
      </Labelled>
      <ChoiceField
        {...field("type")}
        required
        className="md:col-span-2"
        options={[
          { value: projectTypes.labor, label: t("laborHint") },
          { value: projectTypes.fixedPrice, label: t("fixedPriceHint") },
        ]}
      />
      {form.values.type === projectTypes.fixedPrice ? (
        <TextField {...field("contractValue")} {...price} className="md:col-span-2" />
      ) : (
        <>
          <TextField {...field("regularUnitPrice")} {...price} />
          <TextField {...field("nightUnitPrice")} {...price} />
        </>
      )}
      <DayField {...field("startTime")} />
      <DayField {...field("endTime")} placeholder="2027/03/31" />
      <TextField {...field("address")} onLeave={() => leaveAddress(form)} className="md:col-span-2" />
      <PrefectureField form={form} />
      <TextField {...field("station")} placeholder={t("stationExample")} className="md:col-span-2" />
      <Labelled of={leader}>
        <Combobox
          value={leader.value}
          clearable
          placeholder={t("noLeader")}
          onChange={leader.onChange}
          options={(leaders ?? []).map(({ id, name, furiganaName }) => ({
            value: id,
            label: name,
            ...(furiganaName === null ? {} : { keywords: furiganaName }),
          }))}
        />
      </Labelled>
      <TextField {...field("representativeName")} />
      <TextField {...field("meetingPlace")} placeholder={t("meetingExample")} className="md:col-span-2" />
      <MemoField {...field("description")} className="md:col-span-4" />
    </>
  )
}
