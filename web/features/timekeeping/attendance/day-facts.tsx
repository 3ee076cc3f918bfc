import { useTranslation } from "react-i18next"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import { Can } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { arrangementsOf } from "../day/arrangement.ts"
import { ClockSpan } from "../today/clock-span.tsx"
import { CallLink } from "./call-link.tsx"
import type { Change } from "./changes.ts"
import { overdueMinutes } from "./day-sections.ts"
import { DayTime } from "./day-time.tsx"
import { ProblemBadges } from "./problems.tsx"

interface DayProps {
  readonly day: AttendanceDay
}
interface DayNameProps extends DayProps {
  readonly shownDay: string
  readonly onOpen: () => void
}
/** Opens the person's day; a night of the day before says so. Below it his trade and number, as far as the reader sees them. */
export function DayName({ day: { name, phone, trade, workingDay }, shownDay, onOpen }: DayNameProps) {
  const format = useFormat()
  const tradeName = useTradeName()
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        className="min-h-6 text-left font-medium whitespace-nowrap text-link hover:underline"
      >
        {name}
      </button>
      {workingDay !== shownDay && (
        <span className="ml-2 text-xs text-muted-foreground">{format.shortDay(workingDay)}</span>
      )}
      <span className="tnum block truncate pb-1 text-xs leading-4 text-muted-foreground">
        {[trade == null || trade === "" ? "" : tradeName(trade), phone].filter(Boolean).join("・")}
      </span>
    </>
  )
}
/** From when to when he is planned, a line an arrangement. */
export function PlannedTimes({ plans }: Pick<AttendanceDay, "plans">) {
  return arrangementsOf(plans).map((plan) => (
    <span key={plan.taskId} className="block">
      <ClockSpan from={plan.startsAt} to={plan.endsAt} />
    </span>
  ))
}
/** Where, line by line with the times beside it, and below it where he pressed instead. */
export function PlannedSites({ plans, punches, matesHere }: Pick<AttendanceDay, "plans" | "punches" | "matesHere">) {
  const { t } = useTranslation("attendance")
  const elsewhere = new Set(
    punches.flatMap(({ taskId, siteName }) =>
      siteName === null || plans.some((plan) => plan.taskId === taskId || plan.siteName === siteName) ? [] : [siteName],
    ),
  )
  return (
    <>
      {arrangementsOf(plans).map((plan) => (
        <span key={plan.taskId} title={plan.siteName} className="block truncate">
          {plan.siteName}
        </span>
      ))}
      {matesHere !== undefined && <MatesHere of={matesHere} />}
      {[...elsewhere].map((siteName) => (
        <span key={siteName} className="block truncate text-warning">
          {t("pressedAt", { siteName })}
        </span>
      ))}
    </>
  )
}
/** 職長 森・ほか2人は出勤: whether the site waits for him alone. */
export function MatesHere({ of: { leaderName, others } }: { readonly of: NonNullable<AttendanceDay["matesHere"]> }) {
  const { t } = useTranslation("attendance")
  if (leaderName === null && others === 0) return null
  const leader = leaderName === null ? undefined : t("leaderHere", { name: leaderName })
  const rest = others === 0 ? undefined : t(leader === undefined ? "matesHere" : "othersHere", { count: others })
  return (
    <span className="tnum block truncate text-xs text-muted-foreground max-md:text-sm">
      {t("cameToo", { who: [leader, rest].filter((part) => part !== undefined).join("・") })}
    </span>
  )
}
/** When he came, or today how long he is overdue. */
export function Pressed({ day, isToday }: DayProps & { readonly isToday: boolean }) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const [first] = day.punches
  const overdue = overdueMinutes(day)
  return (
    <>
      {first !== undefined && <DayTime instant={first.checkIn} day={day.workingDay} />}
      {overdue > 0 && isToday && <b className="text-danger">{t("overdue", { time: format.duration(overdue) })}</b>}
    </>
  )
}
/** Whether he is at work, rests, or has gone without a press, as the section says in which he stands; undefined of who has left. */
export const stillHere = ({
  problems,
  punches,
  standings,
}: Pick<AttendanceDay, "problems" | "punches" | "standings">) => {
  const last = punches.at(-1)
  if (last?.state !== "open" || problems.includes("unfinished")) return undefined
  if (standings.includes("unfinished")) return "problem.unfinished"
  return last.timekeepingRests.some(({ checkOut }) => checkOut === null) ? "resting" : "open"
}
const hereLooks = { "problem.unfinished": "text-danger", resting: "text-warning", open: "text-success" } as const

/** When he left, or that he is still at work. */
export function Left({ day }: DayProps) {
  const { t } = useTranslation("attendance")
  const out = day.punches.at(-1)?.checkOut
  const here = stillHere(day)
  return (
    <>
      {out != null && <DayTime instant={out} day={day.workingDay} />}
      {here !== undefined && <span className={hereLooks[here]}>{t(here)}</span>}
    </>
  )
}
/** What of the day to check. */
export function ToCheck({ day }: DayProps) {
  const { t } = useTranslation("attendance")
  return (
    <span className="flex flex-wrap gap-1 py-0.5">
      <ProblemBadges problems={day.problems} />
      {day.corrections.length > 0 && <Badge>{t("corrected")}</Badge>}
    </span>
  )
}
/** Whoever is missing is rung up by a button. */
export function CallMissing({ day }: DayProps) {
  const [first] = day.standings
  return first === "missing" || first === "unfinished" ? <CallLink of={day} /> : null
}
/** The punch that most likely needs the correction: the one without an end, else the first. */
export const urgentPunch = ({ punches }: AttendanceDay) =>
  punches.find(({ checkOut }) => checkOut === null) ?? punches[0]

export function Correct({ day, onChange }: DayProps & { readonly onChange: (change: Change) => void }) {
  const { t } = useTranslation("attendance")
  const word = t(day.punches.length === 0 ? "add" : "correct")
  return (
    <Can do="correct" to={day}>
      <Button
        variant="outline"
        size="sm"
        aria-label={`${day.name} ${word}`}
        onClick={() => onChange({ kind: "correct", day, punch: urgentPunch(day) })}
      >
        {word}
      </Button>
    </Can>
  )
}
