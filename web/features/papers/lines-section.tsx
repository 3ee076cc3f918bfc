import { Plus, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { YenField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { emptyLine, linesOf, withLines } from "./paper-values.ts"
import type { PaperFormOf } from "./use-paper-form.ts"

/** 明細: one line of figures each; a line from the work says how many days it bills. */
export function LinesSection({ form }: { readonly form: PaperFormOf }) {
  const { t } = useTranslation("papers")
  const { change, field, values } = form
  const lines = linesOf(values)
  return (
    <Card className="shrink-0">
      <section aria-label={t("field.lines")} className="flex flex-col gap-4 p-5 max-md:p-4">
        <h2 className="text-base font-bold">{t("field.lines")}</h2>
        {lines.map((line, n) => {
          const name = (part: string) => `lines.${n}.${part}`
          return (
            <fieldset
              key={name("row")}
              className="grid grid-cols-[minmax(10rem,1fr)_6rem_5rem_9rem_6rem_2.5rem] items-start gap-3 max-lg:grid-cols-2 max-lg:border-t max-lg:pt-3"
            >
              <legend className="sr-only">{t("lineOf", { n: n + 1 })}</legend>
              <div className="flex flex-col gap-1 max-lg:col-span-2">
                <TextField {...field(name("label"))} label={t("line.label")} required />
                {line.days !== "" && (
                  <Badge tone="primary" className="self-start">
                    {t("daysBehind", { count: line.days.split(" ").length })}
                  </Badge>
                )}
              </div>
              <TextField {...field(name("quantity"))} label={t("line.quantity")} inputMode="decimal" required />
              <TextField {...field(name("unit"))} label={t("line.unit")} />
              <YenField {...field(name("unitPrice"))} label={t("line.unitPrice")} required />
              <SelectField
                {...field(name("valueTax"))}
                label={t("line.valueTax")}
                options={[
                  { value: "10", label: "10%" },
                  { value: "8", label: t("reduced") },
                ]}
              />
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
          onClick={() => change((now) => withLines(now, [...linesOf(now), emptyLine]))}
        >
          <Plus aria-hidden="true" />
          {t("addLine")}
        </Button>
      </section>
    </Card>
  )
}
