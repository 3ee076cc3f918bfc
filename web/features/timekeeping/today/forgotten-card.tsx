import { TriangleAlert } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { useFormat } from "@/lib/use-format.ts"
import type { Forgotten } from "../day/my-day.ts"
import { clockOf, dayOf } from "./clock-span.tsx"

const step = 5 * 60_000
const roundDown = (millis: number) => Math.floor(millis / step) * step
const eightHours = 8 * 3_600_000

interface ForgottenCardProps {
  readonly forgotten: Forgotten
  /** How many more days wait behind this one. */
  readonly more: number
  readonly now: number
  readonly onClaim: (claimsEnd: string) => void
}
/** 退勤が記録されていない日: asked for first, with the plan's end filled in; never in the way of today. */
export function ForgottenCard({ forgotten, more, now, onClaim }: ForgottenCardProps) {
  const { t } = useTranslation("today")
  const format = useFormat()
  const { stretch, proposals, askedAt } = forgotten
  const isYesterday = dayOf(now - 86_400_000) === stretch.day
  const since = t("forgotten.since", { day: format.day(stretch.day), time: clockOf(stretch.checkIn) })
  return (
    <section aria-labelledby="forgotten" className="overflow-hidden rounded-xl border-2 border-warning bg-card">
      <h2 id="forgotten" className="flex items-center gap-2 bg-warning-bg px-4 py-3 text-lg font-bold text-warning">
        <TriangleAlert aria-hidden="true" className="size-5.5 shrink-0" />
        {isYesterday ? t("forgotten.yesterday") : t("forgotten.onDay", { day: format.day(stretch.day) })}
      </h2>
      <div className="px-4 py-3">
        <p className="tnum text-base">
          {since}
          {stretch.siteName !== null && `・${stretch.siteName}`}
        </p>
        {askedAt != null && <p className="mt-1 text-base font-bold">{t("forgotten.asked")}</p>}
        {stretch.id === null ? (
          <p className="mt-2 text-base text-muted-foreground">{t("forgotten.notSent")}</p>
        ) : (
          <Question
            key={stretch.id}
            checkIn={stretch.checkIn}
            latest={now}
            proposals={proposals.filter(({ at }) => at > stretch.checkIn && at <= now)}
            onClaim={onClaim}
          />
        )}
        {more > 0 && <p className="mt-2 text-center text-base">{t("forgotten.more2", { count: more })}</p>}
      </div>
    </section>
  )
}
interface QuestionProps {
  readonly checkIn: number
  readonly latest: number
  readonly proposals: Forgotten["proposals"]
  readonly onClaim: (claimsEnd: string) => void
}
/** 何時に終わりましたか？ */
function Question({ checkIn, latest, proposals, onClaim }: QuestionProps) {
  const { t } = useTranslation("today")
  const [end, setEnd] = useState(() => proposals[0]?.at ?? roundDown(Math.min(checkIn + eightHours, latest)))
  const move = (by: number) => setEnd(Math.min(Math.max(end + by, checkIn + 60_000), latest))
  const isNextDay = dayOf(end) > dayOf(checkIn)
  const words: Readonly<Record<string, string>> = { plan: t("forgotten.plan"), crew: t("forgotten.crew") }
  const stepLooks =
    "min-h-15 min-w-0 flex-1 shrink border-input px-1 text-base font-bold whitespace-normal max-md:h-auto"
  return (
    <>
      <h3 className="mt-3 text-xl font-bold">{t("forgotten.question")}</h3>
      {proposals.length > 0 && (
        <div className="mt-3 flex gap-3">
          {proposals.map(({ from, at }) => (
            <Button
              key={`${from}${at}`}
              variant={at === end ? "default" : "outline"}
              aria-pressed={at === end}
              className="h-auto min-h-14 flex-1 flex-col gap-0 border-input text-base max-md:h-auto"
              onClick={() => setEnd(at)}
            >
              <b className="tnum">{clockOf(at)}</b>
              <span className="text-sm whitespace-normal">{words[from] ?? t("forgotten.other")}</span>
            </Button>
          ))}
        </div>
      )}
      <div className="mt-3 flex items-center gap-2">
        <Button variant="outline" className={stepLooks} onClick={() => move(-step)}>
          {t("forgotten.less")}
        </Button>
        <output
          aria-label={t("forgotten.time")}
          className="tnum shrink-0 text-[2.25rem] leading-none big-text:text-xl font-bold"
        >
          {isNextDay && <span className="text-base">{t("nextDay")}</span>}
          {clockOf(end)}
        </output>
        <Button variant="outline" className={stepLooks} onClick={() => move(step)}>
          {t("forgotten.more")}
        </Button>
      </div>
      <Button size="dock" className="mt-3 whitespace-normal" onClick={() => onClaim(new Date(end).toISOString())}>
        {t(isNextDay ? "forgotten.claimNext" : "forgotten.claim", { time: clockOf(end) })}
      </Button>
      <p className="mt-2 text-center text-base text-muted-foreground">{t("forgotten.hint")}</p>
    </>
  )
}
