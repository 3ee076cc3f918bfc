import { useTranslation } from "react-i18next"
import { hourIntervals } from "#modules/companies/codes.ts"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { TimeField } from "@/components/form/figure-fields.tsx"
import { companies, data } from "@/lib/client.ts"
import { numberOrNull, textOrNull } from "@/lib/form/texts.ts"
import { writing } from "@/lib/form/writing.ts"
import { may } from "@/lib/permissions.tsx"
import { type Company, versionFor } from "./company-query.ts"
import { SettingCard } from "./setting-card.tsx"
import { SettingForm } from "./setting-form.tsx"
import { useSettingForm } from "./use-setting-form.ts"

const valuesOf = ({ startTime, hourIntervalType }: Company) => ({
  startTime,
  hourIntervalType: String(hourIntervalType),
})

/** カレンダーの時間表示: the hours in which everybody of the company sees a day of the calendar. */
export function TimeViewSection({ company }: { readonly company: Company }) {
  const { t } = useTranslation("settings")
  const mayWrite = may(company, "timeView")
  const { form, undo } = useSettingForm({
    company,
    valuesOf,
    words: { startTime: t("timeViewStart"), hourIntervalType: t("timeViewRow") },
    mayWrite,
    write: ({ values, stored = company }) =>
      writing({
        schema: async () => (await import("#modules/companies/contract.ts")).companiesContract.setTimeView.body,
        body: {
          version: versionFor(stored, ["startTime", "hourIntervalType"]),
          startTime: textOrNull(values.startTime),
          hourIntervalType: numberOrNull(values.hourIntervalType),
        },
        send: (body, extraHeaders) => data(companies.setTimeView({ body, extraHeaders })),
      }),
  })
  return (
    <SettingCard section="timeView" hint={t("timeViewHint")}>
      <SettingForm form={form} undo={undo} mayWrite={mayWrite} notice={<ConflictNote form={form} />}>
        <div className="grid grid-cols-4 items-start gap-x-4 gap-y-5 md:big-text:grid-cols-2 max-lg:grid-cols-2 max-md:grid-cols-1">
          <TimeField step={5} {...form.field("startTime")} required />
          <SelectField
            {...form.field("hourIntervalType")}
            required
            options={hourIntervals.map((minutes) => ({ value: String(minutes), label: t("minutes", { minutes }) }))}
          />
        </div>
      </SettingForm>
    </SettingCard>
  )
}
