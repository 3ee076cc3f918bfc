import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { loadTexts } from "@/i18n/i18n.ts"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import { useIsOnline } from "@/lib/is-online.ts"
import { deviceClock } from "@/lib/punch-queue/device-clock.ts"
import type { KeptDay } from "@/lib/punch-queue/kept-day.ts"
import type { QueuedPress } from "@/lib/punch-queue/press.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { MyDay } from "../day/my-day.ts"
import { ClockHead } from "./clock-head.tsx"
import { dayOf } from "./clock-span.tsx"
import { DayBody } from "./day-body.tsx"
import { Dock, OtherSiteBelow } from "./dock.tsx"
import { PressList } from "./press-list.tsx"
import { PunchSteps } from "./punch-steps.tsx"
import { useMyDay } from "./use-my-day.ts"
import { useNightTheme } from "./use-night-theme.ts"
import { usePunching } from "./use-punching.ts"

/** With the words of 勤務表, only for whoever was corrected. */
const Corrected = lazy(async () => {
  await loadTexts("attendance")
  return await import("./corrected.tsx")
})
/** Only for whoever left a day without its end. */
const ForgottenCard = lazy(async () => ({ default: (await import("./forgotten-card.tsx")).ForgottenCard }))
const evening = 3
/** Older than this, what is shown says when it came. */
const freshMillis = 3 * 60_000

/** More than a short card stands below: two sites, or a name or an address of two lines. */
const isFull = ({ arrangements }: MyDay) =>
  arrangements.length > 1 ||
  arrangements.some(({ address, siteName, station }) => siteName.length > 14 || `${address}${station}`.length > 20)

/** Still on the device, or refused and not read yet. */
const isUnsettled = ({ delivery, isRead }: QueuedPress) =>
  delivery === "waiting" || (delivery === "refused" && isRead !== true)

/** Unsettled ones of any day, and those of the day that is shown. */
const shownOf = (presses: ReadonlyArray<QueuedPress>, day: string) =>
  presses.filter((press) => isUnsettled(press) || dayOfInstant(press.pressedAt) === day)

/** 今日: one screen, one tap. Works the same without a signal. */
export function TodayScreen() {
  const { t } = useTranslation("today")
  const isOnline = useIsOnline()
  const { now, kept, presses, day, error, isPending, refetch } = useMyDay()
  const punching = usePunching({
    day,
    asksShifts: kept?.today.asksShifts ?? false,
    refresh: () => void refetch(),
  })
  const isNightWork =
    (day.open ?? day.nextUp) !== undefined && day.arrangements.some(({ shifts }) => shifts.includes(evening))
  useNightTheme(isNightWork, now)
  const needsList = presses.some(isUnsettled)
  const [forgotten] = day.forgotten
  const asksFirst = forgotten !== undefined && day.open === undefined
  if (error !== null && kept === undefined) {
    return (
      <div className="p-4">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (isPending && kept === undefined && isOnline) return <Loading />
  return (
    <div className="mx-auto flex min-h-full w-full max-w-120 flex-col">
      <h1 className="sr-only">{t("title")}</h1>
      <div className="flex flex-col gap-3 px-4 pb-4 big-text:gap-1 big-text:px-2 big-text:pb-2">
        {asksFirst && (
          <Suspense>
            <ForgottenCard
              forgotten={forgotten}
              more={day.forgotten.length - 1}
              now={now}
              onClaim={(end) => punching.claim(forgotten.stretch, end)}
            />
          </Suspense>
        )}
        <ClockHead day={day} now={now} isCompact={needsList || asksFirst || isFull(day)} />
        {deviceClock.isWrong() && (
          <p className="rounded-xl bg-warning-bg px-4 py-2.5 text-base text-warning">{t("clockWrong")}</p>
        )}
        {needsList && (
          <PressList
            presses={shownOf(presses, dayOf(now))}
            day={dayOf(now)}
            officePhone={kept?.today.officePhone ?? null}
          />
        )}
        <DayBody kept={kept} day={day} now={now} />
        {kept !== undefined && kept.today.corrections.length > 0 && (
          <Suspense>
            <Corrected corrections={kept.today.corrections} />
          </Suspense>
        )}
        <Age kept={kept} now={now} />
        <OtherSiteBelow day={day} punching={punching} />
      </div>
      <Dock day={day} punching={punching} presses={presses} />
      <PunchSteps punching={punching} kept={kept} presses={presses} day={day} />
    </div>
  )
}
/** 「06:58 に受け取った手配」 */
function Age({ kept, now }: { readonly kept: KeptDay | undefined; readonly now: number }) {
  const { t } = useTranslation("today")
  const format = useFormat()
  const isOnline = useIsOnline()
  if (kept === undefined) return null
  // Nothing came when it was asked for: it says at once from when it is.
  const isCut = !isOnline || kept.isFromDevice === true
  if (!isCut && now - Date.parse(kept.today.now) < freshMillis) return null
  const received = kept.today.now
  const isToday = dayOfInstant(received) === dayOf(now)
  const time = isToday ? clockTime(received) : `${format.day(dayOfInstant(received))} ${clockTime(received)}`
  return (
    <p role="status" className="text-center text-base text-muted-foreground">
      {isCut && isOnline && <span className="block text-warning">{t("unreachable")}</span>}
      {t("receivedAt", { time })}
    </p>
  )
}
function Loading() {
  const { t } = useTranslation("common")
  return (
    <div className="mx-auto flex w-full max-w-120 flex-col items-center gap-4 p-4" role="status">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-18 w-56" />
      <Skeleton className="h-9 w-32 rounded-full" />
      <Skeleton className="h-48 w-full rounded-xl" />
    </div>
  )
}
