import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { figure, hoursAndMinutes, yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { monthNumber, signed, signedBy } from "../money.ts"
import type { Statement } from "../slip-query.ts"

/** The four figures of a slip, each with its difference from last month. */
export function FigureCards({ slip }: { readonly slip: Statement }) {
  const { t } = useTranslation("pay")
  const format = useFormat()
  const { totals, worked, previous } = slip
  const since = (amount: number | undefined) =>
    previous === null || amount === undefined
      ? undefined
      : t("since", { month: monthNumber(previous.month), yen: signed(amount) })
  return (
    <div className="grid grid-cols-4 gap-3 max-lg:grid-cols-2">
      <Figure label={t("grossTotal")} text={figure(totals.gross)} note={since(totals.gross - (previous?.gross ?? 0))} />
      <Figure
        label={t("deductionTotal")}
        text={figure(-totals.deductions)}
        note={since(totals.deductions - (previous?.deductions ?? 0))}
      />
      <Figure
        label={t("worked")}
        text={t("workedFigure", { days: worked.days, time: hoursAndMinutes(worked.overtimeMinutes) })}
        note={
          previous === null
            ? undefined
            : t("sinceWorked", {
                month: monthNumber(previous.month),
                days: signedBy(worked.days - previous.worked.days, figure),
                time: signedBy(worked.overtimeMinutes - previous.worked.overtimeMinutes, hoursAndMinutes),
              })
        }
      />
      <Figure
        label={
          <>
            {t("netTotal")}
            <span className="ml-3">{t("paidOn", { day: format.day(slip.paidOn) })}</span>
          </>
        }
        text={yen(totals.net)}
        note={since(totals.net - (previous?.net ?? 0)) ?? t("firstSlip")}
        isFilled
      />
    </div>
  )
}
interface FigureProps {
  readonly label: React.ReactNode
  readonly text: string
  readonly note: string | undefined
  readonly isFilled?: boolean
}
function Figure({ label, text, note, isFilled = false }: FigureProps) {
  return (
    <section
      className={cn(
        "rounded-lg border px-4 py-2.5 shadow-card",
        isFilled ? "border-transparent bg-primary text-primary-foreground" : "bg-card",
      )}
    >
      <h2 className={cn("text-xs font-normal", !isFilled && "text-muted-foreground")}>{label}</h2>
      <p className="tnum flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="text-lg">{text}</b>
        <span className={cn("text-xs", !isFilled && "text-muted-foreground")}>{note}</span>
      </p>
    </section>
  )
}
