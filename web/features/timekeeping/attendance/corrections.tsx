import { History } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { clockTime, dayOfInstant, hoursAndMinutes } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { shiftOf } from "../today/shift-looks.ts"

type Correction = AttendanceDay["corrections"][number]
type Kept = NonNullable<Correction["before"]>

const useFacts = (day: string) => {
  const { t } = useTranslation("attendance")
  const { t: label } = useTranslation("labels")
  const time = (instant: string) => {
    const on = dayOfInstant(instant)
    return `${on > day ? t("next") : on < day ? t("previous") : ""}${clockTime(instant)}`
  }
  const rests = ({ rests: some, totalRestDuration }: Kept) =>
    totalRestDuration !== null
      ? hoursAndMinutes(totalRestDuration)
      : some.map(({ checkIn, checkOut }) => `${time(checkIn)}–${checkOut === null ? "" : time(checkOut)}`).join(" ")
  const shifts = ({ shifts: done, halfShifts }: Kept) =>
    done.map((id) => label(shiftOf(id).key) + (halfShifts.includes(id) ? `（${t("dialog.half")}）` : "")).join("・")
  return (kept: Kept | null) => {
    if (kept === null) return undefined
    return {
      in: time(kept.checkIn),
      out: kept.checkOut === null ? "" : time(kept.checkOut),
      site: kept.isOffice === 1 ? t("office") : (kept.siteName ?? ""),
      arrangement: kept.taskId === null ? "" : t("arrangementOf", { id: kept.taskId }),
      rest: rests(kept),
      shifts: shifts(kept),
    } as const
  }
}
const names = ["in", "out", "site", "arrangement", "rest", "shifts"] as const

/** 訂正の履歴: what stood there struck out, what stands now, why, who and when. The press itself never disappears. */
export function Corrections({ day: { workingDay, corrections } }: { readonly day: AttendanceDay }) {
  const { t } = useTranslation("attendance")
  if (corrections.length === 0) return null
  return (
    <section aria-label={t("history")}>
      <h3 className="mb-1 flex items-center gap-1.5 text-xs text-muted-foreground max-md:text-sm">
        <History aria-hidden="true" className="size-3.5" />
        {t("history")} {t("historyCount", { count: corrections.length })}
      </h3>
      <ol className="divide-y rounded-lg border">
        {corrections.map((correction) => (
          <CorrectionItem key={correction.id} correction={correction} day={workingDay} />
        ))}
      </ol>
    </section>
  )
}
interface CorrectionItemProps {
  readonly correction: Correction
  /** The day that the punch belongs to. */
  readonly day: string
}
/** One correction: what changed, why, by whom and when. */
export function CorrectionItem({ correction, day }: CorrectionItemProps) {
  return (
    <li className="flex flex-col gap-0.5 px-3 py-2">
      <Changes correction={correction} day={day} />
      <p>{correction.reason}</p>
      <Author correction={correction} />
    </li>
  )
}
function Changes({ correction, day }: CorrectionItemProps) {
  const { t } = useTranslation("attendance")
  const factsOf = useFacts(day)
  const [before, after] = [factsOf(correction.before), factsOf(correction.after)]
  const changed = names.filter((name) => before?.[name] !== after?.[name] && (before?.[name] || after?.[name]))
  return (
    <>
      {before === undefined && <b>{t("historyAdded")}</b>}
      {after === undefined && <b className="text-danger">{t("historyRemoved")}</b>}
      {changed.map((name) => (
        <p key={name} className="tnum flex flex-wrap items-baseline gap-x-2">
          <span className="text-muted-foreground">{t(name)}</span>
          {before !== undefined && (
            <del className="text-muted-foreground">{before[name] === "" ? t("historyNone") : before[name]}</del>
          )}
          {before !== undefined && after !== undefined && <span aria-hidden="true">→</span>}
          {after !== undefined && (
            <ins className="font-bold no-underline">{after[name] === "" ? t("historyNone") : after[name]}</ins>
          )}
        </p>
      ))}
    </>
  )
}
/** 石川 美咲（事務）・11/24 8:23・本人に通知済み */
function Author({ correction: { at, byName, byRoleId, toldAt } }: { readonly correction: Correction }) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const roleName = useRoleName()
  return (
    <p className="tnum text-xs text-muted-foreground max-md:text-sm">
      {byName !== null && `${byName}${byRoleId === null ? "" : `（${roleName(byRoleId)}）`}・`}
      {format.day(dayOfInstant(at))} {clockTime(at)}
      {toldAt !== null && `・${t("personTold")}`}
    </p>
  )
}
