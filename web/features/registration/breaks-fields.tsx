import { Plus, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { type BreakDuty, breakDuties } from "#modules/companies/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { NumberInput } from "@/components/ui/typed-input.tsx"
import type { BreakRow, Draft } from "./draft.ts"
import type { WizardForm } from "./use-wizard-form.ts"

const isAlike = ({ breakTime }: Draft) => new Set(breakDuties.map((duty) => JSON.stringify(breakTime[duty]))).size === 1

interface DutyProps {
  readonly form: WizardForm
  /** The duties whose list this is: one, or all alike. */
  readonly duties: readonly [BreakDuty, ...ReadonlyArray<BreakDuty>]
  readonly word: string
}
/** The rows of one duty, or of all at once: from this length of presence on, this rest (D20). */
function DutyBreaks({ form, duties, word }: DutyProps) {
  const { t } = useTranslation("registration")
  const [first] = duties
  const rows = form.values.breakTime[first]
  const answered = duties.map((duty) => `breakTime.${duty}`)
  const put = (next: ReadonlyArray<BreakRow>) =>
    form.change(
      (now) => ({
        ...now,
        breakTime: { ...now.breakTime, ...Object.fromEntries(duties.map((duty) => [duty, next])) },
      }),
      answered,
    )
  const set = (at: number, part: Partial<BreakRow>) =>
    put(rows.map((row, place) => (place === at ? { ...row, ...part } : row)))
  return (
    <fieldset className="min-w-0">
      <legend className="float-left w-28 py-2 text-sm max-md:float-none max-md:w-auto max-md:font-bold">{word}</legend>
      <div className="flex flex-col gap-2 md:ml-28">
        {rows.length === 0 && <p className="py-2 text-xs text-muted-foreground">{t("noBreak")}</p>}
        {rows.map((row, at) => {
          const place = `breakTime.${first}.${at}`
          const names = [`${place}.hour`, `${place}.minute`, `${place}.break`]
          const wrong = form.errorOf(...names)
          const control = (part: keyof BreakRow, label: string) => (
            <span data-field={`${place}.${part}`} className="w-16">
              <NumberInput
                whole
                aria-label={label}
                aria-invalid={form.errorOf(`${place}.${part}`) !== undefined || undefined}
                value={row[part]}
                onChange={(text) => set(at, { [part]: text })}
              />
            </span>
          )
          return (
            <div key={at}>
              <div className="flex flex-wrap items-center gap-2 text-sm">
                {control("hour", t("breakHourOf", { duty: word, row: at + 1 }))}
                {t("breakHours")}
                {control("minute", t("breakMinuteOf", { duty: word, row: at + 1 }))}
                {t("breakMinutes")}
                <span aria-hidden="true">→</span>
                {control("break", t("breakLengthOf", { duty: word, row: at + 1 }))}
                {t("breakLength")}
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={t("removeBreak", { duty: word, row: at + 1 })}
                  onClick={() => put(rows.filter((_, other) => other !== at))}
                >
                  <X aria-hidden="true" />
                </Button>
              </div>
              {wrong !== undefined && <p className="mt-1 text-2xs text-danger max-md:text-sm">{wrong}</p>}
            </div>
          )
        })}
        <Button
          variant="quiet"
          size="sm"
          className="self-start"
          aria-label={t("addBreak", { duty: word })}
          onClick={() => put([...rows, { hour: "", minute: "0", break: "" }])}
        >
          <Plus aria-hidden="true" />
          {t("addBreak", { duty: word })}
        </Button>
      </div>
    </fieldset>
  )
}
/** 休憩: one list for everybody, or one for each duty (WIZ-08). */
export function BreaksFields({ form }: { readonly form: WizardForm }) {
  const { t } = useTranslation("registration")
  const [isByDuty, setByDuty] = useState(() => !isAlike(form.values))
  const [first, ...others] = breakDuties
  const alike = () => {
    setByDuty(false)
    form.change(
      (now) => ({
        ...now,
        breakTime: { ...now.breakTime, ...Object.fromEntries(others.map((duty) => [duty, now.breakTime[first]])) },
      }),
      ["breakTime"],
    )
  }
  return (
    <div data-field="breakTime" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <ToggleGroup
          label={t("breaksFor")}
          value={isByDuty ? "byDuty" : "all"}
          onChange={(next) => (next === "all" ? alike() : setByDuty(true))}
          options={[
            { value: "all", label: t("sameForAll") },
            { value: "byDuty", label: t("byDuty") },
          ]}
        />
        <span className="text-xs text-muted-foreground max-md:text-sm">{t("legalBreaks")}</span>
      </div>
      {isByDuty ? (
        breakDuties.map((duty) => <DutyBreaks key={duty} form={form} duties={[duty]} word={t(`duty.${duty}`)} />)
      ) : (
        <DutyBreaks form={form} duties={[first, ...others]} word={t("duty.all")} />
      )}
    </div>
  )
}
