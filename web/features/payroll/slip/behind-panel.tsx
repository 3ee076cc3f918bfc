import { ChevronDown, ChevronRight, Clock, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { cn } from "@/lib/class-names.ts"
import { clockTime } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { SlipLine, Statement } from "../slip-query.ts"
import { DayCards } from "./day-cards.tsx"
import { DayClock } from "./day-clock.tsx"
import { countsShifts, lastOut, planEnd, type ShareOfDay, sharesOf, shareText, siteOf, sumOfShares } from "./shares.ts"

interface BehindPanelProps {
  readonly slip: Statement
  /** Undefined: every day of the month. */
  readonly line: SlipLine | undefined
  readonly onClose: () => void
}
const columns = "grid grid-cols-[6.5rem_minmax(0,1fr)_3.5rem_3.5rem_3.5rem] items-center gap-x-2 px-4"

/** What stands behind a line: its days, and behind each day the arrangement and the punches. */
export function BehindPanel({ slip, line, onClose }: BehindPanelProps) {
  const { t } = useTranslation("pay")
  const shares = sharesOf(slip, line)
  const isShifts = countsShifts(line)
  const text = (share: number) => shareText(share, isShifts, (count) => t("behindShifts", { count }))
  const [openDay, setOpenDay] = useState<string>()
  return (
    <Card className="flex min-h-0 flex-col">
      <header className="flex min-h-10 shrink-0 items-center gap-2 border-b px-4 py-1">
        <Clock aria-hidden="true" className="size-4 text-muted-foreground" />
        <h2 className="font-semibold">{line === undefined ? t("behindAll") : t("behind", { name: line.name })}</h2>
        {shares.length > 0 && (
          <span className="tnum text-xs text-muted-foreground">
            {t("behindCount", { days: shares.length, time: text(sumOfShares(shares)) })}
          </span>
        )}
        {line !== undefined && (
          <Button variant="ghost" size="icon-sm" className="ml-auto" aria-label={t("closePanel")} onClick={onClose}>
            <X />
          </Button>
        )}
      </header>
      {line !== undefined && shares.length === 0 ? (
        <Figures line={line} />
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <div className={cn(columns, "h-8 border-b bg-muted text-2xs text-muted-foreground")}>
            <span>{t("day")}</span>
            <span>{t("site")}</span>
            <span className="text-right">{t("planEnd")}</span>
            <span className="text-right">{t("checkOut")}</span>
            <span className="truncate text-right">{line?.name ?? t("shares")}</span>
          </div>
          {shares.map((one) => (
            <Day
              key={one.day}
              of={one}
              text={text(one.share)}
              isOpen={one.day === openDay}
              onToggle={() => setOpenDay(one.day === openDay ? undefined : one.day)}
            />
          ))}
          <div className="tnum flex h-9 items-center justify-between border-b bg-muted px-4 font-semibold">
            <span>{t("total", { days: shares.length })}</span>
            <span>{text(sumOfShares(shares))}</span>
          </div>
        </div>
      )}
      <p className="shrink-0 border-t px-4 py-2 text-xs text-muted-foreground">{t("countsNote")}</p>
    </Card>
  )
}
interface DayProps {
  readonly of: ShareOfDay
  readonly text: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}
function Day({ of, text, isOpen, onToggle }: DayProps) {
  const { t } = useTranslation("pay")
  const { weekday, day, shortDay } = useFormat()
  const { attendance } = of
  const Chevron = isOpen ? ChevronDown : ChevronRight
  const out = attendance === undefined ? undefined : lastOut(attendance)
  const end = attendance === undefined ? undefined : planEnd(attendance)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t("openDay", { day: day(of.day) })}
        onClick={onToggle}
        className={cn(
          columns,
          "tnum min-h-8.5 w-full border-b text-left -outline-offset-2 hover:bg-muted/60",
          isOpen && "bg-accent",
        )}
      >
        <span className="flex items-center gap-1.5 whitespace-nowrap">
          <Chevron aria-hidden="true" className="size-3.5 text-muted-foreground" />
          {shortDay(of.day)}（{weekday(of.day)}）
        </span>
        <span className="truncate">{attendance === undefined ? "" : (siteOf(attendance) ?? t("office"))}</span>
        <span className="text-right text-muted-foreground">{end === undefined ? "—" : clockTime(end)}</span>
        <span className="text-right">{out === undefined ? "—" : <DayClock at={out} day={of.day} />}</span>
        <b className="text-right">{text}</b>
      </button>
      {isOpen && attendance !== undefined && (
        <DayCards day={attendance} className="border-b bg-accent/50 px-4 py-2.5" />
      )}
    </>
  )
}
/** A line without days: the figures it was calculated from. */
function Figures({ line }: { readonly line: SlipLine }) {
  const { t } = useTranslation("pay")
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-4">
      <p className="text-muted-foreground">{t("noDaysBehind")}</p>
      <dl className="mt-3 divide-y border-y">
        {line.text.figures.map(({ words, text }) => (
          <div key={words} className="flex justify-between gap-3 py-1.5">
            <dt className="text-muted-foreground">{words}</dt>
            <dd className="tnum font-medium">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
