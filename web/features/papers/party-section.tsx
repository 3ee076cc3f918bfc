import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { paperTypes } from "#modules/papers/codes.ts"
import { ChoiceField, SelectField } from "@/components/form/choice-fields.tsx"
import { DayField } from "@/components/form/figure-fields.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { PartnerSection } from "@/features/partners/partner-section.tsx"
import { page } from "@/lib/client.ts"
import { papers, papersKey } from "./client.ts"
import { kindsFromWork, partiesQuery } from "./paper-queries.ts"
import { kinds } from "./paper-state.tsx"
import { partyKey } from "./paper-values.ts"
import { TakeInWork } from "./take-in-work.tsx"
import { useDueByTerms } from "./use-due-by-terms.ts"
import type { PaperFormOf } from "./use-paper-form.ts"

interface PartySectionProps {
  readonly form: PaperFormOf
  readonly paperId: number | undefined
  readonly ofTask: number | undefined
}
/** Kind, party, subject, period and days; from the period the work is taken in. */
export function PartySection({ form, ofTask, paperId }: PartySectionProps) {
  const { t } = useTranslation("papers")
  const { change, field, values } = form
  const type = Number(values.type)
  const { data: parties = [] } = useQuery(partiesQuery(type))
  const { data: makes = [] } = useQuery({
    queryKey: [...papersKey, "makes"],
    queryFn: async () => (await page(papers.list({ body: { pageSize: 1 } }))).makes,
  })
  const due = useDueByTerms(form)
  return (
    <PartnerSection title={t("section.paper")}>
      <SelectField
        {...field("type")}
        onChange={(next) => change((now) => ({ ...now, type: next, party: "" }))}
        options={kinds.map((word) => ({
          value: String(paperTypes[word]),
          label: t(`type.${word}`),
          disabled: makes.length > 0 && !makes.includes(paperTypes[word]),
        }))}
      />
      <SelectField
        {...field("party")}
        onChange={(party) => due({ party })}
        required
        className="col-span-2 max-md:col-span-1"
        options={parties.map((one) => ({ value: partyKey(one), label: one.name }))}
      />
      <DayField {...field("createdAt")} onChange={(createdAt) => due({ createdAt })} required />
      <TextField {...field("title")} required className="col-span-2 max-md:col-span-1" />
      <TextField {...field("place")} className="col-span-2 max-md:col-span-1" />
      <DayField {...field("stageStartFrom")} />
      <DayField {...field("stageStartTo")} onChange={(stageStartTo) => due({ stageStartTo })} />
      <DayField {...field("dueDate")} required={type === paperTypes.invoice} />
      <ChoiceField
        {...field("isTaxVendor")}
        options={[
          { value: "0", label: t("tax.outer") },
          { value: "1", label: t("tax.inner") },
        ]}
      />
      {kindsFromWork.includes(type) && <TakeInWork form={form} paperId={paperId} ofTask={ofTask} />}
      <MemoField
        {...field("payTo")}
        rows={3}
        maxLength={255}
        required={type === paperTypes.invoice}
        className="col-span-2 max-md:col-span-1"
      />
      <MemoField {...field("content")} rows={3} maxLength={2000} className="col-span-2 max-md:col-span-1" />
    </PartnerSection>
  )
}
