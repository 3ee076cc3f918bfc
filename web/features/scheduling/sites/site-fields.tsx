import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { projectTypes, projectWorkStatuses } from "#modules/kernel/codes/project.ts"
import { normaliseYen } from "#modules/kernel/fields/normalise.ts"
import { ChoiceField, SelectField } from "@/components/form/choice-fields.tsx"
import { DayField } from "@/components/form/figure-fields.tsx"
import { FilesField } from "@/components/form/files-field.tsx"
import { Labelled } from "@/components/form/labelled.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { Combobox } from "@/components/ui/combobox.tsx"
import { Select } from "@/components/ui/select.tsx"
import { CustomerChoice } from "@/features/people/quick/customer-choice.tsx"
import { CompanyChoice } from "./company-choice.tsx"
import { leaveAddress, PrefectureField } from "./prefecture-field.tsx"
import { requiredFields, type SiteDraft } from "./site-draft.ts"
import { leadersQuery, newSiteQuery, type SiteView } from "./site-queries.ts"
import { offeredStates } from "./site-states.ts"
import type { SiteForm } from "./use-site-form.ts"
import { VendorLines } from "./vendor-lines.tsx"
import { WorkerChips } from "./worker-chips.tsx"

interface SiteFieldsProps {
  readonly form: SiteForm
  readonly site: SiteView | undefined
}
/** All fields of a site; what the kind of work asks for stands in its own row, what is not this person's is not there. */
export function SiteFields({ form, site }: SiteFieldsProps) {
  const { t } = useTranslation("works")
  const { isAllowed } = form
  const mayLead = isAllowed("leaderId")
  const { data: leaders } = useQuery({ ...leadersQuery, enabled: mayLead })
  const isFixed = form.values.type === projectTypes.fixedPrice
  const required = requiredFields(form.values.type)
  const field = <Name extends keyof SiteDraft>(name: Name) => ({
    ...form.field(name),
    required: required.includes(name),
  })
  const price = { normalise: normaliseYen, inputMode: "numeric" } as const
  const [customer, leader] = [field("customerId"), field("leaderId")]
  return (
    <>
      {site === undefined && <CompanyChoice back="/works?create=1" hint={t("forCompanyHint")} />}
      {isAllowed("name") && <TextField {...field("name")} className="md:col-span-2" />}
      {isAllowed("nameKana") && <TextField {...field("nameKana")} />}
      {isAllowed("state") && (
        <SelectField
          {...field("state")}
          required
          options={offeredStates.map((word) => ({ value: projectWorkStatuses[word], label: t(`state.${word}`) }))}
        />
      )}
      {mayLead && (
        <Labelled of={customer} required className="md:col-span-2">
          <CustomerChoice value={customer.value} placeholder={t("pickCustomer")} onChange={customer.onChange} />
        </Labelled>
      )}
      {!mayLead && isAllowed("customerId") && (
        <Labelled of={customer} required className="md:col-span-2">
          <OwnCustomer value={customer.value} onChange={customer.onChange} />
        </Labelled>
      )}
      {isAllowed("type") && (
        <ChoiceField
          {...field("type")}
          required
          className="md:col-span-2"
          options={[
            { value: projectTypes.labor, label: t("laborHint") },
            { value: projectTypes.fixedPrice, label: t("fixedPriceHint") },
          ]}
        />
      )}
      {isFixed && isAllowed("contractValue") && (
        <TextField {...field("contractValue")} {...price} className="md:col-span-2" />
      )}
      {!isFixed && isAllowed("regularUnitPrice") && (
        <>
          <TextField {...field("regularUnitPrice")} {...price} />
          <TextField {...field("nightUnitPrice")} {...price} />
        </>
      )}
      {isAllowed("startTime") && <DayField {...field("startTime")} />}
      {isAllowed("endTime") && <DayField {...field("endTime")} placeholder="2027/03/31" />}
      {isAllowed("address") && (
        <TextField {...field("address")} onLeave={() => leaveAddress(form)} className="md:col-span-2" />
      )}
      {isAllowed("kenId") && <PrefectureField form={form} />}
      <TextField {...field("station")} placeholder={t("stationExample")} className="md:col-span-2" />
      {mayLead && (
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
      )}
      {isAllowed("representativeName") && <TextField {...field("representativeName")} />}
      {isAllowed("meetingPlace") && (
        <TextField {...field("meetingPlace")} placeholder={t("meetingExample")} className="md:col-span-2" />
      )}
      {isAllowed("vendors") && <VendorLines form={form} isFixed={isFixed} />}
      {isAllowed("workers") && <WorkerChips form={form} siteId={site?.id} />}
      <MemoField {...field("description")} className="md:col-span-2" />
      <FilesField {...field("files")} accept="image/*,application/pdf" className="md:col-span-2" />
    </>
  )
}

/** Whoever has no list of customers chooses of those that the new site may be for. */
function OwnCustomer({
  value,
  onChange,
}: {
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}) {
  const { t } = useTranslation("works")
  const { data: known } = useQuery(newSiteQuery)
  const options = (known?.customers ?? []).map(({ companyName, id, isDisabled }) => ({
    value: id,
    label: companyName,
    disabled: isDisabled,
  }))
  return <Select value={value} placeholder={t("pickCustomer")} options={options} onChange={onChange} />
}
