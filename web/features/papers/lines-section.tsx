import { Plus, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { YenField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { slashDate, yen } from "@/lib/format.ts"
import { emptyLine, feeIn, type Line, linesOf, withLines } from "./paper-values.ts"
import { amountOfLine } from "./typed-print.ts"
import type { PaperFormOf } from "./use-paper-form.ts"

/** 明細: one line of figures each; a line from the work says how many days it bills. */
function LineAmount({ line }: { readonly line: Line }) {
  const { t } = useTranslation("papers")
  const amount = amountOfLine(line)
  return (
    <div className="flex flex-col gap-1.5 text-right">
      <span className="text-sm font-medium">{t("line.amount")}</span>
      <output className="tnum flex min-h-9 items-center justify-end font-bold">
        {amount === undefined ? "—" : yen(amount)}
      </output>
    </div>
  )
}

interface WhatIsBehindProps {
  readonly of: BoundField<string>
  readonly says: string
  /** What the press is called that lets the line stand on its own figures. */
  readonly without: string
}
/** The days or the period that a line bills; where the server refuses them, why, and the way to let the line stand without. */
function WhatIsBehind({ of: { error, onChange, value }, says, without }: WhatIsBehindProps) {
  if (value === "") return null
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={error === undefined ? "primary" : "danger"}>{says}</Badge>
      {error !== undefined && (
        <>
          <span role="alert" className="text-destructive text-sm">
            {error}
          </span>
          <Button variant="outline" size="sm" onClick={() => onChange("")}>
            {without}
          </Button>
        </>
      )}
    </span>
  )
}

interface LinesSectionProps {
  readonly form: PaperFormOf
  /** Percents of tax of the paper's day, the standard one first. */
  readonly rates: ReadonlyArray<number>
}
export function LinesSection({ form, rates }: LinesSectionProps) {
  const { t } = useTranslation("papers")
  const { change, field, values } = form
  const lines = linesOf(values)
  const feeSays = ({ fee }: Pick<Line, "fee">) => {
    const period = feeIn(fee)
    if (period === null) return ""
    const { from, to } = period
    return t("feeOf", { days: from === to ? slashDate(to) : `${slashDate(from)}〜${slashDate(to)}` })
  }
  return (
    <Card className="shrink-0">
      <section aria-label={t("field.lines")} className="flex flex-col gap-4 p-5 max-md:p-4">
        <h2 className="text-base font-bold">{t("field.lines")}</h2>
        {lines.map((line, n) => {
          const name = (part: string) => `lines.${n}.${part}`
          return (
            <fieldset
              key={name("row")}
              className={`grid min-w-0 grid-cols-[4.5rem_4rem_minmax(6rem,1fr)_6rem_minmax(5.5rem,auto)_2.25rem] items-start gap-x-2 gap-y-2 max-md:grid-cols-2 ${n === 0 ? "" : "border-t pt-3"}`}
            >
              <legend className="sr-only">{t("lineOf", { n: n + 1 })}</legend>
              <div className="col-span-6 flex flex-col gap-1 max-md:col-span-2">
                <TextField {...field(name("label"))} label={t("line.label")} required />
                <WhatIsBehind
                  of={field(name("days"))}
                  says={t("daysBehind", { count: line.days.split(" ").length })}
                  without={t("withoutDays")}
                />
                <WhatIsBehind of={field(name("fee"))} says={feeSays(line)} without={t("withoutFee")} />
              </div>
              <TextField {...field(name("quantity"))} label={t("line.quantity")} inputMode="decimal" required />
              <TextField {...field(name("unit"))} label={t("line.unit")} />
              <YenField {...field(name("unitPrice"))} label={t("line.unitPrice")} required />
              <SelectField
                {...field(name("valueTax"))}
                label={t("line.valueTax")}
                options={rates.map((rate, at) => ({
                  value: String(rate),
                  label: at === 0 ? `${rate}%` : t("reduced", { rate }),
                }))}
              />
              <LineAmount line={line} />
              <Button
                variant="ghost"
                size="icon"
                className="mt-6"
                aria-label={t("removeLine", { n: n + 1 })}
                disabled={lines.length === 1}
                onClick={() =>
                  change((now) =>
                    withLines(
                      now,
                      linesOf(now).filter((_, at) => at !== n),
                    ),
                  )
                }
              >
                <X />
              </Button>
            </fieldset>
          )
        })}
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => change((now) => withLines(now, [...linesOf(now), emptyLine(rates[0])]))}
        >
          <Plus aria-hidden="true" />
          {t("addLine")}
        </Button>
      </section>
    </Card>
  )
}
