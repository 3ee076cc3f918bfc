import { useTranslation } from "react-i18next"
import { blockMinutes } from "#modules/companies/codes.ts"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { TimeField } from "@/components/form/figure-fields.tsx"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { companies, data } from "@/lib/client.ts"
import { writing } from "@/lib/form/writing.ts"
import { may } from "@/lib/permissions.tsx"
import { type Company, versionFor } from "./company-query.ts"
import { SettingCard } from "./setting-card.tsx"
import { SettingForm } from "./setting-form.tsx"
import { isLastShift, shiftBody, shiftFields, shiftRows, shiftValues, tickShift } from "./shift-values.ts"
import { useSettingForm } from "./use-setting-form.ts"

/** シフト: which the company works and when, as the form of an arrangement fills them in. */
export function ShiftsSection({ company }: { readonly company: Company }) {
  const { t, i18n } = useTranslation(["settings", "labels"])
  const mayWrite = may(company, "configShift")
  const { form, undo } = useSettingForm({
    company,
    valuesOf: shiftValues,
    words: {
      ...Object.fromEntries(
        shiftRows.flatMap(({ shift, isOn, from, to }) => [
          [isOn, t(`labels:${shift}`)],
          [from, t("from", { shift: t(`labels:${shift}`) })],
          [to, t("to", { shift: t(`labels:${shift}`) })],
        ]),
      ),
      blockMinute: t("blockMinute"),
      dateRegisterSchedule: t("dateRegisterSchedule"),
    },
    mayWrite,
    write: ({ values, stored = company }) =>
      writing({
        schema: async () => (await import("#modules/companies/contract.ts")).companiesContract.configShift.body,
        body: { version: versionFor(stored, shiftFields), ...shiftBody(values) },
        send: (body, extraHeaders) => data(companies.configShift({ body, extraHeaders })),
      }),
  })
  const { values } = form
  const step = company.blockMinute
  // 2026-11-22 is a Sunday.
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: "long", timeZone: "UTC" })
  return (
    <SettingCard section="shifts" hint={t("shiftsHint")}>
      <SettingForm form={form} undo={undo} mayWrite={mayWrite} notice={<ConflictNote form={form} />}>
        {shiftRows.map((row) => {
          const isOn = values[row.isOn] === "1"
          const error = form.errorOf(row.isOn)
          return (
            <fieldset
              key={row.shift}
              className="grid grid-cols-[9rem_8rem_8rem] items-start gap-x-4 gap-y-2 max-md:grid-cols-2 max-md:big-text:grid-cols-1"
            >
              <legend className="sr-only">{t(`labels:${row.shift}`)}</legend>
              <div data-field={row.isOn} className="flex min-h-9 flex-col justify-center md:mt-5 max-md:col-span-2">
                <Checkbox
                  checked={isOn}
                  disabled={!mayWrite || isLastShift(values, row)}
                  onCheckedChange={(next) =>
                    form.change((now) => tickShift(now, row, next ? "1" : "0"), [row.isOn, row.from, row.to])
                  }
                >
                  {t(`labels:${row.shift}`)}
                </Checkbox>
                {error !== undefined && <p className="text-xs text-danger">{error}</p>}
              </div>
              {isOn && (
                <>
                  <TimeField step={step} {...form.field(row.from)} label={t("start")} required />
                  <TimeField step={step} {...form.field(row.to)} label={t("end")} required />
                </>
              )}
            </fieldset>
          )
        })}
        <p className="text-xs text-muted-foreground">{t("lastShift")}</p>
        <div className="grid grid-cols-4 items-start gap-x-4 gap-y-5 md:big-text:grid-cols-2 max-lg:grid-cols-2 max-md:grid-cols-1">
          <SelectField
            {...form.field("blockMinute")}
            required
            hint={t("blockMinuteHint")}
            className="md:col-span-2"
            options={blockMinutes.map((minutes) => ({ value: String(minutes), label: t("minutes", { minutes }) }))}
          />
          <SelectField
            {...form.field("dateRegisterSchedule")}
            required
            hint={t("dateRegisterScheduleHint")}
            className="md:col-span-2"
            options={[0, 1, 2, 3, 4, 5, 6].map((day) => ({
              value: String(day),
              label: weekday.format(Date.UTC(2026, 10, 22 + day)),
            }))}
          />
        </div>
      </SettingForm>
    </SettingCard>
  )
}
