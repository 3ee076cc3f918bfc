import { Plus, TriangleAlert, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type BreakDuty, breakDuties } from "#modules/companies/codes.ts"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import { companies, data } from "@/lib/client.ts"
import { writing } from "@/lib/form/writing.ts"
import { may } from "@/lib/permissions.tsx"
import { type BreakValues, breakBody, breakValues, cellOf, cells, isUnderLaw, newLine } from "./break-values.ts"
import { type Company, versionFor } from "./company-query.ts"
import { SettingCard } from "./setting-card.tsx"
import { SettingForm } from "./setting-form.tsx"
import { useDutyName } from "./use-duty-name.ts"
import { useSettingForm } from "./use-setting-form.ts"

/** 休憩: from which presence on how much is taken off where nobody punched a rest, beside what the law asks. */
export function BreaksSection({ company }: { readonly company: Company }) {
  const { t } = useTranslation("settings")
  const dutyName = useDutyName()
  const mayWrite = may(company, "configShift")
  const { form, undo } = useSettingForm({
    company,
    valuesOf: breakValues,
    words: (name) => {
      const [duty = "", , cell] = name.split(".")
      const [whose, what] = [breakDuties.find((one) => one === duty), cells.find((one) => one === cell)]
      if (whose === undefined) return undefined
      return what === undefined ? dutyName(whose) : `${dutyName(whose)} ${t(`cell.${what}`)}`
    },
    mayWrite,
    fieldOf: cellOf,
    write: ({ values, stored = company }) =>
      writing({
        schema: async () => (await import("#modules/companies/contract.ts")).companiesContract.configShift.body,
        body: { version: versionFor(stored, ["breakTime"]), ...breakBody(values) },
        send: (body, extraHeaders) => data(companies.configShift({ body, extraHeaders })),
      }),
  })
  const shown = (duty: string, values: BreakValues) =>
    breakDuties
      .filter((one) => one === duty)
      .flatMap((one) => values[one])
      .map((line) => t("breakLine", { hour: line.hour, minute: line.minute.padStart(2, "0"), break: line.break }))
      .join("、")
  const put = (duty: BreakDuty, lines: BreakValues[BreakDuty]) =>
    form.change((now) => ({ ...now, [duty]: lines }), [duty])
  return (
    <SettingCard section="breaks" hint={t("breaksHint")}>
      <SettingForm form={form} undo={undo} mayWrite={mayWrite} notice={<ConflictNote form={form} show={shown} />}>
        <p className="rounded-md bg-muted px-3 py-2 text-sm">
          {t("legalBreaks")}{" "}
          {company.legalBreaks
            .map((one) => t("legalBreak", { hours: one.beyondMinutes / 60, minutes: one.break }))
            .join("、")}
        </p>
        {breakDuties.map((duty) => (
          <fieldset key={duty} className="flex flex-col gap-2 border-t pt-3">
            <legend className="contents text-sm font-bold">{dutyName(duty)}</legend>
            {form.values[duty].map((_, at) => (
              <div key={at} className="flex flex-wrap items-start gap-3">
                {cells.map((cell) => (
                  <TextField
                    key={cell}
                    {...form.bind(
                      `${duty}.${at}.${cell}`,
                      (now) => now[duty][at]?.[cell] ?? "",
                      (value, into) => ({
                        ...into,
                        [duty]: into[duty].map((one, n) => (n === at ? { ...one, [cell]: value } : one)),
                      }),
                    )}
                    label={t(`cell.${cell}`)}
                    inputMode="numeric"
                    unit={t(`unit.${cell}`)}
                    required
                    className="w-32"
                  />
                ))}
                {mayWrite && (
                  <Button
                    variant="ghost"
                    size="icon"
                    className="md:mt-6"
                    aria-label={t("removeBreak", { duty: dutyName(duty), row: at + 1 })}
                    onClick={() => put(duty, form.values[duty].toSpliced(at, 1))}
                  >
                    <X />
                  </Button>
                )}
              </div>
            ))}
            {form.values[duty].length === 0 && <p className="text-xs text-muted-foreground">{t("noBreak")}</p>}
            {isUnderLaw(form.values[duty], company.legalBreaks) && (
              <p role="status" className="flex items-center gap-1.5 text-xs text-warning">
                <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
                {t("underLaw")}
              </p>
            )}
            {mayWrite && (
              <Button
                variant="outline"
                size="sm"
                className="self-start"
                onClick={() => put(duty, [...form.values[duty], newLine])}
              >
                <Plus aria-hidden="true" />
                {t("addBreak", { duty: dutyName(duty) })}
              </Button>
            )}
          </fieldset>
        ))}
      </SettingForm>
    </SettingCard>
  )
}
