import { useQuery } from "@tanstack/react-query"
import { Plus, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { mostSubsidies } from "#modules/payroll/codes.ts"
import { TickField } from "@/components/form/choice-fields.tsx"
import { YenField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import { yen } from "@/lib/format.ts"
import type { Values } from "./draft-values.ts"
import { offeredSubsidiesQuery } from "./offered-subsidies.ts"
import { useStaffForm } from "./staff-form.ts"

const columns = ["title", "subsidy", "isInHourlyBase", "isPaidWhole"] as const
type Line = Readonly<Record<(typeof columns)[number], string>>
const emptyLine: Line = { title: "", subsidy: "", isInHourlyBase: "1", isPaidWhole: "0" }
const lineValues = (row: number, of: (column: keyof Line) => string): Values =>
  Object.fromEntries(columns.map((column) => [`terms.subsidy.${row}.${column}`, of(column)]))

/** その他の手当: allowances of a month; what the company pays by rule is one press away. */
export function SubsidyFields() {
  const { t } = useTranslation("people")
  const { values, field, change } = useStaffForm()
  const mayWrite = !field("terms.subsidies").isReadOnly
  const setAll = (next: Values) => change((now) => ({ ...now, ...next }))
  const count = Number(values["terms.subsidies"] ?? 0)
  const rows = Array.from({ length: count }, (_, row) => row)
  const remove = (gone: number) => {
    const kept = rows.filter((row) => row !== gone)
    setAll({
      "terms.subsidies": String(kept.length),
      ...Object.assign(
        {},
        ...kept.map((row, place) => lineValues(place, (column) => values[`terms.subsidy.${row}.${column}`] ?? "")),
      ),
      ...lineValues(count - 1, () => ""),
    })
  }
  const add = (line: Line) =>
    setAll({ "terms.subsidies": String(count + 1), ...lineValues(count, (column) => line[column]) })
  const { data: offered } = useQuery({ ...offeredSubsidiesQuery, enabled: mayWrite })
  const taken = new Set(rows.map((row) => values[`terms.subsidy.${row}.title`]))
  const left = (offered ?? []).filter(({ title }) => !taken.has(title))
  return (
    <fieldset className="col-span-full flex min-w-0 flex-col gap-3">
      <legend className="mb-1 text-xs">{t("field.otherSubsidy")}</legend>
      {count > 0 && (
        <p className="text-muted-foreground text-xs">
          {t("hint.isInHourlyBase")} {t("hint.isPaidWhole")}
        </p>
      )}
      {rows.map((row) => (
        <div key={row} className="flex flex-wrap items-start gap-3">
          <TextField
            {...field(`terms.subsidy.${row}.title`)}
            label={t("field.subsidyTitle")}
            required
            className="w-64 max-md:w-full"
          />
          <YenField {...field(`terms.subsidy.${row}.subsidy`)} label={t("field.subsidy")} required className="w-40" />
          <span className="flex flex-wrap gap-x-4 md:mt-7">
            <TickField {...field(`terms.subsidy.${row}.isInHourlyBase`)} label={t("field.isInHourlyBase")} />
            <TickField {...field(`terms.subsidy.${row}.isPaidWhole`)} label={t("field.isPaidWhole")} />
          </span>
          {mayWrite && (
            <Button
              variant="ghost"
              size="icon"
              className="md:mt-6"
              aria-label={t("removeSubsidy", { row: row + 1 })}
              onClick={() => remove(row)}
            >
              <X />
            </Button>
          )}
        </div>
      ))}
      {mayWrite && count < mostSubsidies && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => add(emptyLine)}>
            <Plus aria-hidden="true" />
            {t("addSubsidy")}
          </Button>
          {left.map(({ isInHourlyBase, isPaidWhole, subsidy, title }) => (
            <Button
              key={title}
              variant="outline"
              size="sm"
              onClick={() =>
                add({
                  title,
                  subsidy: String(subsidy),
                  isInHourlyBase: String(isInHourlyBase),
                  isPaidWhole: String(isPaidWhole),
                })
              }
            >
              <Plus aria-hidden="true" />
              {title} <span className="tnum">{yen(subsidy)}</span>
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  )
}
