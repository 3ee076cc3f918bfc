import { CircleCheck, Flag, StickyNote } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { Card } from "@/components/ui/card.tsx"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Arrangement } from "../day/arrangement.ts"
import { ClockSpan } from "./clock-span.tsx"
import { Mates, PlanFiles } from "./plan-parts.tsx"
import { shiftOf } from "./shift-looks.ts"
import { FoldedWays, SiteAddress, Ways } from "./site-ways.tsx"

interface SiteCardProps {
  readonly arrangement: Arrangement
  /** Meeting time and note matter until the work has begun. */
  readonly showsMeeting?: boolean
  readonly tag?: "done" | "nextSite" | undefined
  /** The day stands beside the meeting, because it isn't today. */
  readonly isLater?: boolean
  /** In large text telephone and map stand below the day's totals instead. */
  readonly hasWaysBelow?: boolean
}
/** 手配: shift, time, site, address, where to meet, note, telephone, map. */
export function SiteCard({
  arrangement,
  showsMeeting = true,
  tag,
  isLater = false,
  hasWaysBelow = false,
}: SiteCardProps) {
  const { t } = useTranslation("today")
  const { shifts, startsAt, endsAt, note } = arrangement
  return (
    <Card className="flex">
      <span aria-hidden="true" className="flex w-1.5 shrink-0 flex-col">
        {shifts.map((shift) => (
          <span key={shift} className={cn("flex-1", shiftOf(shift).edge)} />
        ))}
      </span>
      <div className="min-w-0 flex-1 p-3.5 big-text:px-2 big-text:py-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base big-text:leading-tight">
          <ShiftChips shifts={shifts} />
          <ClockSpan from={startsAt} to={endsAt} />
          {tag !== undefined && (
            <Badge tone={tag === "done" ? "success" : "primary"} className="ml-auto">
              {tag === "done" && <CircleCheck aria-hidden="true" />}
              {t(tag)}
            </Badge>
          )}
        </div>
        <SiteName arrangement={arrangement} />
        <div className="big-text:hidden">
          <SiteAddress arrangement={arrangement} />
        </div>
        {showsMeeting && <Meeting arrangement={arrangement} isLater={isLater} />}
        {note !== null && note !== "" && (
          <p className="mt-2 flex gap-2 rounded-lg bg-muted px-3 py-2 text-base big-text:hidden">
            <StickyNote aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
            <span className="min-w-0 whitespace-pre-wrap">{note}</span>
          </p>
        )}
        <Mates arrangement={arrangement} className="big-text:hidden" />
        <PlanFiles arrangement={arrangement} className="mt-2 big-text:hidden" />
        <Ways arrangement={arrangement} className="big-text:hidden" />
        {!hasWaysBelow && <FoldedWays arrangement={arrangement} />}
      </div>
    </Card>
  )
}
export function ShiftChips({ shifts }: { readonly shifts: Arrangement["shifts"] }) {
  const { t } = useTranslation("labels")
  return (
    <span className="flex overflow-hidden rounded-sm text-sm font-bold">
      {shifts.map((shift) => (
        <span key={shift} className={cn("px-2 py-0.5 outdoor:outline-1", shiftOf(shift).chip)}>
          {t(shiftOf(shift).key)}
        </span>
      ))}
    </span>
  )
}
function SiteName({ arrangement: { siteName, siteKana } }: { readonly arrangement: Arrangement }) {
  return (
    <h2 className="mt-1.5 line-clamp-2 text-xl leading-snug font-bold big-text:mt-0 big-text:text-lg big-text:leading-tight big-text:line-clamp-3">
      {siteName}
      {siteKana !== null && siteKana !== "" && (
        <span className="ml-2 text-sm font-normal text-muted-foreground big-text:hidden">{siteKana}</span>
      )}
    </h2>
  )
}
/** The most wanted line. */
function Meeting({ arrangement, isLater }: { readonly arrangement: Arrangement; readonly isLater: boolean }) {
  const { t } = useTranslation("today")
  const format = useFormat()
  const { meetingTime, meetingPlace, day } = arrangement
  if (!isLater && meetingTime === null && meetingPlace === null) return null
  return (
    <p className="mt-0.5 flex gap-2 text-base font-bold big-text:leading-tight">
      <Flag aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
      <span className="tnum min-w-0">
        {isLater && `${format.day(day)} `}
        {(meetingTime !== null || meetingPlace !== null) && t("meet")} {meetingTime} {meetingPlace}
      </span>
    </p>
  )
}
