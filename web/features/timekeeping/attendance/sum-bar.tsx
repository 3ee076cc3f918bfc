import { useTranslation } from "react-i18next"
import { figure, hoursAndMinutes } from "@/lib/format.ts"

const parts = ["working", "done", "missing", "later", "unfinished"] as const

interface SumBarProps {
  readonly counts: { readonly planned: number }
  readonly sums: {
    readonly ofPlanned: Readonly<Record<(typeof parts)[number], number>>
    readonly others: number
    readonly workedMinutes: number
    readonly restMinutes: number
  }
}
/** 予定 26人 ＝ 勤務中 20・未出勤 3・これから 3, and the hours of whoever has finished. */
export function SumBar({ counts, sums }: SumBarProps) {
  const { t } = useTranslation("attendance")
  const told = parts.filter((part) => sums.ofPlanned[part] > 0)
  return (
    <section
      aria-label={t("sum")}
      className="tnum flex shrink-0 flex-wrap items-baseline gap-x-6 gap-y-1 border-t-2 border-t-strong bg-muted px-4 py-2 text-sm md:big-text:sticky md:big-text:bottom-0 md:big-text:z-11"
    >
      <p>
        {t("standing.planned")} <b>{t("people", { count: counts.planned, people: figure(counts.planned) })}</b>
        {told.length > 0 && " ＝ "}
        {told.map((part, at) => (
          <span key={part}>
            {at > 0 && "・"}
            {t(`standing.${part}`)} <b>{figure(sums.ofPlanned[part])}</b>
          </span>
        ))}
      </p>
      {sums.others > 0 && (
        <p>
          {t("others")} <b>{figure(sums.others)}</b>
        </p>
      )}
      <p className="ml-auto max-md:ml-0">
        {t("worked")} <b>{hoursAndMinutes(sums.workedMinutes)}</b>
        <span className="ml-3">
          {t("rest")} <b>{hoursAndMinutes(sums.restMinutes)}</b>
        </span>
      </p>
    </section>
  )
}
