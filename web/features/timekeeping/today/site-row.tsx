import { ChevronDown } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import type { Arrangement } from "../day/arrangement.ts"
import { ClockSpan } from "./clock-span.tsx"
import { shiftOf } from "./shift-looks.ts"
import { ShiftChips } from "./site-card.tsx"
import { SiteMore } from "./site-ways.tsx"

/** A further site of the day in one line; a tap shows where it is. */
export function SiteRow({ arrangement }: { readonly arrangement: Arrangement }) {
  const { t } = useTranslation("today")
  const { shifts, siteName, startsAt, endsAt, meetingTime, meetingPlace } = arrangement
  const meeting = [meetingTime, meetingPlace].filter((part) => part !== null && part !== "").join(" ")
  const when = (
    <>
      <ClockSpan from={startsAt} to={endsAt} />
      {meeting !== "" && `・${t("meet")} ${meeting}`}
    </>
  )
  return (
    <details data-slot="card" className="group overflow-hidden rounded-xl border bg-card">
      <summary className="relative flex min-h-15 list-none items-center gap-3 py-2 pr-3 pl-4 big-text:min-h-12 big-text:gap-1.5 big-text:py-0.5 big-text:pr-1.5 big-text:pl-3">
        <span aria-hidden="true" className="absolute inset-y-0 left-0 flex w-1.5 flex-col">
          {shifts.map((shift) => (
            <span key={shift} className={cn("flex-1", shiftOf(shift).edge)} />
          ))}
        </span>
        <ShiftChips shifts={shifts} />
        <span className="min-w-0 flex-1">
          <b className="line-clamp-2 text-base leading-snug big-text:line-clamp-none big-text:leading-tight">
            {siteName}
          </b>
          <span className="tnum block text-sm text-muted-foreground big-text:hidden">{when}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="border-t px-4 pt-2 pb-3">
        <p className="tnum hidden text-base big-text:block">{when}</p>
        <SiteMore arrangement={arrangement} />
      </div>
    </details>
  )
}
