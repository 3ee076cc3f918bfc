import { CalendarOff, CircleCheck, Moon } from "lucide-react"
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { Card } from "@/components/ui/card.tsx"
import type { KeptDay } from "@/lib/punch-queue/kept-day.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { MyDay } from "../day/my-day.ts"
import { openRestMinutes, type Stretch } from "../day/stretch.ts"
import { clockOf, dayOf } from "./clock-span.tsx"
import { DayRibbon } from "./day-ribbon.tsx"
import { MonthTotals, Total } from "./month-totals.tsx"
import { NextArrangement } from "./next-arrangement.tsx"
import { SiteCard } from "./site-card.tsx"
import { SiteRow } from "./site-row.tsx"
import { FoldedWays } from "./site-ways.tsx"

interface DayBodyProps {
  readonly kept: KeptDay | undefined
  readonly day: MyDay
  readonly now: number
}
/** What stands between the clock and the buttons, by what the person is doing. */
export function DayBody(props: DayBodyProps) {
  switch (props.day.duty) {
    case "before":
      return <Before {...props} />
    case "working":
      return <Working {...props} />
    case "resting":
      return <Resting {...props} />
    case "moving":
      return <Moving {...props} />
    case "done":
      return <Done {...props} />
  }
}
function Before({ kept, day }: DayBodyProps) {
  const { t } = useTranslation("today")
  const [first] = day.arrangements
  if (first === undefined) return <Nothing kept={kept} day={day} />
  return (
    <>
      <Sites arrangements={day.arrangements} />
      {day.arrangements.length === 1 && (
        <p className="text-center text-base text-muted-foreground big-text:hidden">{t("locationQuiet")}</p>
      )}
      {kept !== undefined && <MonthTotals today={kept.today} />}
      <FoldedWays arrangement={first} />
    </>
  )
}
const MoreSites = lazy(async () => ({ default: (await import("./more-sites.tsx")).MoreSites }))

/** Only the next site stands whole: what is for later must not push the totals and the button out of sight. */
function Sites({ arrangements: [first, ...others] }: Pick<MyDay, "arrangements">) {
  if (first === undefined) return null
  return (
    <>
      <SiteCard arrangement={first} hasWaysBelow />
      {others.length <= 2 ? (
        others.map((one) => <SiteRow key={one.taskId} arrangement={one} />)
      ) : (
        <Suspense>
          <MoreSites arrangements={others} />
        </Suspense>
      )}
    </>
  )
}
function Nothing({ kept, day }: Pick<DayBodyProps, "kept" | "day">) {
  const { t } = useTranslation("today")
  const isKnown = kept !== undefined
  return (
    <>
      <Card className="flex items-center gap-4 p-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-xl bg-muted">
          <CalendarOff aria-hidden="true" className="size-7" />
        </span>
        <div>
          <h2 className="text-lg font-bold">{t(isKnown ? "none" : "notReceived")}</h2>
          <p className="text-base text-muted-foreground">{t(isKnown ? "noneHint" : "notReceivedHint")}</p>
        </div>
      </Card>
      <NextArrangement kept={kept} day={day.day} />
    </>
  )
}
function Working({ kept, day, now }: DayBodyProps) {
  const current = day.arrangements.find(({ taskId }) => taskId === day.open?.taskId)
  const others = day.arrangements.filter(
    ({ taskId }) => taskId !== current?.taskId && !day.stretches.some((one) => one.taskId === taskId),
  )
  return (
    <>
      <DayRibbon day={day} countsFromPunch={kept?.today.countsFromPunch ?? true} now={now} />
      {day.open !== undefined && day.day < dayOf(now) && <NightDay day={day.day} />}
      {current !== undefined && <SiteCard arrangement={current} showsMeeting={false} />}
      {current === undefined && day.open !== undefined && <UnplannedSite stretch={day.open} />}
      {others.map((arrangement) => (
        <SiteRow key={arrangement.taskId} arrangement={arrangement} />
      ))}
    </>
  )
}
/** Where he works although it was not arranged: another site, or the office. */
function UnplannedSite({ stretch: { siteName } }: { readonly stretch: Stretch }) {
  const { t } = useTranslation("today")
  return (
    <Card className="px-4 py-3">
      <p className="text-base text-muted-foreground">{t("unplannedSite")}</p>
      <b className="block text-lg">{siteName ?? t("receipt.office")}</b>
    </Card>
  )
}
/** Past midnight: the work stays with the day it began. */
function NightDay({ day }: { readonly day: string }) {
  const { t } = useTranslation("today")
  const format = useFormat()
  return (
    <p className="flex gap-3 rounded-xl bg-secondary px-4 py-3 text-base text-secondary-foreground">
      <Moon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        <b className="block">{t("nightDay", { day: format.day(day) })}</b>
        <span className="text-sm">{t("nightHint")}</span>
      </span>
    </p>
  )
}
function Resting({ kept, day, now }: DayBodyProps) {
  const { t } = useTranslation("today")
  const minutes = day.open === undefined ? 0 : openRestMinutes(day.open, now)
  const rule = kept?.today.ruleRestMinutes ?? 0
  const share = rule === 0 ? 0 : Math.min(100, Math.round((day.restMinutes / rule) * 100))
  const next = day.arrangements.find(({ taskId }) => taskId === day.open?.taskId)
  return (
    <>
      <Card className="p-4 text-center">
        <p className="text-base text-muted-foreground">{t("restNow")}</p>
        <p className="tnum text-clock leading-tight font-bold big-text:text-[2.75rem]">
          {minutes}
          <span className="ml-1 text-xl">{t("minutes")}</span>
        </p>
        {rule > 0 && (
          <div aria-hidden="true" className="mt-2 h-4.5 overflow-hidden rounded-full border border-input bg-muted">
            <div className="h-full bg-warning" style={{ width: `${share}%` }} />
          </div>
        )}
        <p className="tnum mt-2 text-base">
          {t("restToday", { minutes: day.restMinutes })}
          {rule > 0 && `／${t("restRule", { minutes: rule })}`}
        </p>
      </Card>
      <DayRibbon day={day} countsFromPunch={kept?.today.countsFromPunch ?? true} now={now} />
      {next !== undefined && <SiteCard arrangement={next} showsMeeting={false} />}
    </>
  )
}
function Moving({ kept, day, now }: DayBodyProps) {
  return (
    <>
      <DayRibbon day={day} countsFromPunch={kept?.today.countsFromPunch ?? true} now={now} />
      {day.stretches.map((stretch) => (
        <DoneStretch key={stretch.checkIn} stretch={stretch} />
      ))}
      {day.arrangements.map((arrangement) => {
        const isDone = day.stretches.some(({ taskId }) => taskId === arrangement.taskId)
        const isNext = arrangement.taskId === day.nextUp?.taskId
        if (isDone) return null
        return isNext ? (
          <SiteCard key={arrangement.taskId} arrangement={arrangement} tag="nextSite" />
        ) : (
          <SiteRow key={arrangement.taskId} arrangement={arrangement} />
        )
      })}
    </>
  )
}
/** A site that is finished for today, in one line. */
function DoneStretch({ stretch }: { readonly stretch: Stretch }) {
  const { t } = useTranslation("today")
  const { siteName, checkIn, checkOut } = stretch
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <span className="min-w-0 flex-1">
        <b className="block text-base">{siteName ?? t("receipt.office")}</b>
        <span className="tnum text-sm text-muted-foreground">
          {clockOf(checkIn)} {t("kind.in")}
          {checkOut !== null && ` → ${clockOf(checkOut)} ${t("kind.out")}`}
        </span>
      </span>
      <Badge tone="success">
        <CircleCheck aria-hidden="true" />
        {t("done")}
      </Badge>
    </Card>
  )
}
function Done({ kept, day, now }: DayBodyProps) {
  const { t } = useTranslation("today")
  const format = useFormat()
  const first = day.stretches[0]
  const last = day.stretches.at(-1)
  if (first === undefined || last === undefined) return null
  const plan = day.arrangements.find(({ taskId }) => taskId === first.taskId)
  const waits = kept?.today.countsFromPunch === false && plan !== undefined && plan.startsAt > first.checkIn
  return (
    <>
      <h2 className="text-center text-xl font-bold">{t("wellDone")}</h2>
      <Card>
        <div className="grid grid-cols-3 divide-x">
          <Total word={t("kind.in")} value={clockOf(first.checkIn)} />
          <Total word={t("kind.out")} value={last.checkOut === null ? "" : clockOf(last.checkOut)} />
          <Total word={t("rest")} value={String(day.restMinutes)} unit={t("minutes")} />
        </div>
        <div className="border-t px-4 pt-3">
          <DayRibbon day={day} countsFromPunch={kept?.today.countsFromPunch ?? true} now={now} />
        </div>
        <div className="mt-2 flex items-baseline justify-between gap-3 border-t px-4 py-3">
          <span className="text-base text-muted-foreground">{t("workedTotal")}</span>
          <b className="tnum text-xl">{format.duration(day.workedMinutes)}</b>
        </div>
        {(waits || day.isRestByRule || last.isEndClaimed) && (
          <ul className="px-4 pb-3 text-base text-muted-foreground">
            {waits && <li>{t("fromPlanStart", { time: clockOf(plan.startsAt) })}</li>}
            {day.isRestByRule && <li>{t("restByRule", { minutes: day.restMinutes })}</li>}
            {last.isEndClaimed && <li>{t("endClaimed")}</li>}
          </ul>
        )}
      </Card>
      <NextArrangement kept={kept} day={day.day} />
    </>
  )
}
