import { useTranslation } from "react-i18next"
import { slashDate } from "@/lib/format.ts"
import { signed } from "../money.ts"
import type { SlipLine, Statement } from "../slip-query.ts"
import { Because } from "./because.tsx"
import { RepaidExpenses } from "./repaid-expenses.tsx"

/** なぜこの金額？: one plain sentence, the calculation step by step with its roundings, the difference with its cause. */
export function Why({ slip, line }: { readonly slip: Statement; readonly line: SlipLine }) {
  const { t } = useTranslation("pay")
  const { sentence, steps } = line.text
  return (
    <div className="flex flex-col gap-2 border-y border-primary/25 bg-accent/50 px-4 py-3">
      <h3 className="text-xs font-semibold text-link">{t("why")}</h3>
      <p>{sentence}</p>
      <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-md border bg-card text-xs">
        <caption className="sr-only">{t("steps")}</caption>
        <tbody>
          {steps.map((step) => (
            <tr key={step.words} className="[&>*]:border-b last:[&>*]:border-b-0">
              <th scope="row" className="w-40 px-3 py-1.5 text-left align-top font-normal text-muted-foreground">
                {step.name}
              </th>
              <td className="px-3 py-1.5">
                <span className="text-sm">{step.numbers}</span>
                {step.rounding !== undefined && (
                  <span className="block text-2xs text-muted-foreground">{step.rounding}</span>
                )}
              </td>
              <td className="px-3 py-1.5 text-right align-top text-sm font-semibold whitespace-nowrap">
                {step.result}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {slip.previous !== null && line.difference !== null && line.difference.yen !== 0 && (
        <p className="text-xs">
          <b className="tnum">
            {t("because", { month: Number(slip.previous.month.slice(5)), yen: signed(line.difference.yen) })}
          </b>{" "}
          <Because difference={line.difference} />
        </p>
      )}
      {line.kind === "repayment" && <RepaidExpenses slip={slip} />}
      <Laws slip={slip} line={line} />
    </div>
  )
}
/** The law values that the line used, each with the page where it is printed. */
function Laws({ slip, line }: { readonly slip: Statement; readonly line: SlipLine }) {
  const { t } = useTranslation("pay")
  const used = slip.law.filter(({ parameter, since }) =>
    line.why.inputs.some(
      ({ source }) => source.kind === "law" && source.parameter === parameter && source.since === since,
    ),
  )
  if (used.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-2xs text-muted-foreground">
      {t("lawBehind")}
      {used.map(({ parameter, since, label, reference }) => (
        <a
          key={`${parameter} ${since}`}
          href={reference}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center underline hover:text-link"
        >
          {t("lawSince", { label, day: slashDate(since) })}
        </a>
      ))}
    </p>
  )
}
