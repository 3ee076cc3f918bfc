import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { projectTypes, projectWorkStatuses } from "#modules/kernel/codes/project.ts"
import { normaliseDay, normaliseYen } from "#modules/kernel/fields/normalise.ts"
import { Combobox } from "@/components/ui/combobox.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Input, Textarea } from "@/components/ui/input.tsx"
import { RadioGroup, RadioItem } from "@/components/ui/radio-group.tsx"
import { Select } from "@/components/ui/select.tsx"
import { CustomerChoice } from "@/features/people/quick/customer-choice.tsx"
import { isDay } from "@/lib/address.ts"
import { dayOfInstant, slashDate } from "@/lib/format.ts"
import { useFieldWord } from "./field-words.ts"
import { PrefectureField, proposePrefecture } from "./prefecture-field.tsx"
import { requiredFields, type SiteDraft } from "./site-draft.ts"
import { leadersQuery } from "./site-queries.ts"
import { offeredStates } from "./site-states.ts"
import type { SiteForm } from "./use-site-form.ts"

type TextKey = { [Key in keyof SiteDraft]: SiteDraft[Key] extends string ? Key : never }[keyof SiteDraft]

interface LineProps {
  readonly form: SiteForm
  readonly field: TextKey
  readonly placeholder?: string
  /** What leaving the field makes of the text. */
  readonly tidy?: (typed: string) => string
  readonly isNumber?: boolean
  readonly onLeave?: () => void
  readonly className?: string
}
function Line({ form, field, placeholder, tidy, isNumber = false, onLeave, className }: LineProps) {
  const word = useFieldWord()
  const value = form.draft[field]
  return (
    <FormField
      label={word(field)}
      required={requiredFields(form.draft.type).includes(field)}
      error={form.errors[field]}
      className={className ?? ""}
    >
      <Input
        value={value}
        autoComplete="off"
        placeholder={placeholder}
        {...(isNumber ? { inputMode: "numeric" as const, className: "tnum text-right" } : {})}
        onChange={({ target }) => form.set(field, target.value)}
        onBlur={() => {
          const next = tidy?.(value) ?? value
          if (next !== value) form.set(field, next)
          onLeave?.()
        }}
      />
    </FormField>
  )
}
const tidyDay = (typed: string) => {
  if (typed.trim() === "") return ""
  const day = normaliseDay(typed, dayOfInstant(new Date().toISOString()))
  return isDay(day) ? slashDate(day) : typed
}
/** All fields of a site; what the kind of work asks for stands in its own row. */
export function SiteFields({ form }: { readonly form: SiteForm }) {
  const { t } = useTranslation(["works", "labels"])
  const { draft, errors, set } = form
  const { data: leaders } = useQuery(leadersQuery)
  const isFixed = draft.type === projectTypes.fixedPrice
  return (
    <div className="grid items-start gap-x-4 gap-y-4 md:grid-cols-4">
      <Line form={form} field="name" className="md:col-span-2" />
      <Line form={form} field="nameKana" />
      <FormField label={t("states")} required error={errors.state}>
        <Select
          value={draft.state}
          onChange={(state) => set("state", state)}
          options={offeredStates.map((word) => ({ value: projectWorkStatuses[word], label: t(`state.${word}`) }))}
        />
      </FormField>
      <FormField label={t("labels:customer")} required error={errors.customerId} className="md:col-span-2">
        <CustomerChoice
          value={draft.customerId}
          placeholder={t("pickCustomer")}
          onChange={(id) => set("customerId", id)}
        />
      </FormField>
      <FormField label={t("kind")} required group error={errors.type} className="md:col-span-2">
        <RadioGroup
          value={draft.type}
          onValueChange={(type) => set("type", Number(type))}
          className="min-h-9 items-center"
        >
          <RadioItem value={projectTypes.labor}>{t("laborHint")}</RadioItem>
          <RadioItem value={projectTypes.fixedPrice}>{t("fixedPriceHint")}</RadioItem>
        </RadioGroup>
      </FormField>
      {isFixed ? (
        <Line form={form} field="contractValue" isNumber tidy={normaliseYen} className="md:col-span-2" />
      ) : (
        <>
          <Line form={form} field="regularUnitPrice" isNumber tidy={normaliseYen} />
          <Line form={form} field="nightUnitPrice" isNumber tidy={normaliseYen} />
        </>
      )}
      <Line form={form} field="startTime" placeholder="2026/04/01" tidy={tidyDay} />
      <Line form={form} field="endTime" placeholder="2027/03/31" tidy={tidyDay} />
      <Line form={form} field="address" className="md:col-span-2" onLeave={() => proposePrefecture(form)} />
      <PrefectureField form={form} />
      <Line form={form} field="station" placeholder={t("stationExample")} className="md:col-span-2" />
      <FormField label={t("leader")} error={errors.leaderId}>
        <Combobox
          value={draft.leaderId}
          clearable
          placeholder={t("noLeader")}
          onChange={(id) => set("leaderId", id)}
          options={(leaders ?? []).map(({ id, name, furiganaName }) => ({
            value: id,
            label: name,
            ...(furiganaName === null ? {} : { keywords: furiganaName }),
          }))}
        />
      </FormField>
      <Line form={form} field="representativeName" />
      <Line form={form} field="meetingPlace" placeholder={t("meetingExample")} className="md:col-span-2" />
      <FormField label={t("description")} error={errors.description} className="md:col-span-4">
        <Textarea rows={4} value={draft.description} onChange={({ target }) => set("description", target.value)} />
      </FormField>
    </div>
  )
}
