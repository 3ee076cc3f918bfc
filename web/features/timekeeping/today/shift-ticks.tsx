import { ChevronLeft, CircleAlert, LogOut } from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { shiftIds, workShifts } from "#modules/kernel/codes/shift.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { cn } from "@/lib/class-names.ts"
import { clockTime } from "@/lib/format.ts"
import type { PressFacts } from "@/lib/punch-queue/press.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Arrangement, ShiftId } from "../day/arrangement.ts"
import { ClockSpan } from "./clock-span.tsx"
import { Overlay, OverlayBody, OverlayDock } from "./overlay.tsx"
import { proposedTicks } from "./proposed-ticks.ts"
import { shiftOf } from "./shift-looks.ts"
import { ShiftChips } from "./site-card.tsx"
import type { Step } from "./steps.ts"

interface ShiftTicksProps {
  readonly step: Extract<Step, { kind: "ticks" }>
  readonly today: string
  readonly arrangement: Arrangement | undefined
  readonly onDone: (facts: PressFacts) => void
  readonly onClose: () => void
}
/** Whatever was arranged, all of them can be told. */
const allShifts: ReadonlyArray<ShiftId> = workShifts.map((shift) => shiftIds[shift])

/**
 * People paid by shift say which they did (TIME-04): filled in by what they worked of the arrangement, so one more tap is
 * the usual case.
 */
export function ShiftTicks({ step, today, arrangement, onDone, onClose }: ShiftTicksProps) {
  const { t } = useTranslation("today")
  const format = useFormat()
  const title = useId()
  const end = step.facts.claimsEnd ?? step.pressedAt
  const [proposed] = useState(() => proposedTicks(arrangement, step.of, end))
  const [ticked, setTicked] = useState(proposed.shifts)
  const [halves, setHalves] = useState(proposed.halfShifts)
  const [isAsked, setAsked] = useState(false)
  const time = clockTime(end)
  const isMissing = ticked.length === 0
  const toggle = (id: ShiftId) =>
    setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id].toSorted())
  const halve = (id: ShiftId) =>
    setHalves(halves.includes(id) ? halves.filter((one) => one !== id) : [...halves, id].toSorted())
  const finish = () => {
    setAsked(true)
    const halfShifts = halves.filter((id) => ticked.includes(id))
    if (!isMissing) onDone({ ...step.facts, shifts: ticked, ...(halfShifts.length === 0 ? {} : { halfShifts }) })
  }
  return (
    <Overlay titleId={title} onClose={onClose}>
      <header className="flex min-h-15 shrink-0 items-center gap-1 border-b bg-card px-2">
        <Button variant="ghost" size="icon" aria-label={t("ticks.back")} onClick={onClose}>
          <ChevronLeft />
        </Button>
        <div className="min-w-0">
          <b className="block text-base">{t("kind.out")}</b>
          <span className="block truncate text-sm text-muted-foreground">
            {[format.day(step.of.day), step.of.siteName].filter((part) => part !== null).join("・")}
          </span>
        </div>
      </header>
      <OverlayBody className="flex flex-col gap-3">
        <h2 id={title} className="text-xl font-bold">
          {step.of.day === today ? t("ticks.title") : t("ticks.titleOn", { day: format.day(step.of.day) })}
        </h2>
        {isAsked && isMissing ? (
          <p role="alert" className="flex gap-2 rounded-xl bg-danger-bg px-4 py-3 text-base text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>
              <b className="block">{t("ticks.none")}</b>
              {t("ticks.noneHint")}
            </span>
          </p>
        ) : (
          <p className="text-base text-muted-foreground">
            {t(proposed.shifts.length > 0 ? "ticks.hint" : "ticks.hintEmpty")}
          </p>
        )}
        {allShifts.map((id) => (
          <ShiftTick
            key={id}
            id={id}
            part={arrangement?.parts.find(({ shift }) => shift === id)}
            isTicked={ticked.includes(id)}
            isHalf={halves.includes(id)}
            onToggle={() => toggle(id)}
            onHalve={() => halve(id)}
          />
        ))}
      </OverlayBody>
      <OverlayDock className="border-t bg-card">
        <p className="tnum text-center text-base text-muted-foreground">{t("ticks.pressed", { time })}</p>
        <Button size="punch" onClick={finish} className={cn(isMissing && isAsked && "opacity-60")}>
          <LogOut />
          {t(step.facts.kind === "claimEnd" ? "forgotten.claim" : "outAt", { time })}
        </Button>
      </OverlayDock>
    </Overlay>
  )
}
interface ShiftTickProps {
  readonly id: ShiftId
  /** Of the arrangement; undefined when it was not planned. */
  readonly part: Arrangement["parts"][number] | undefined
  readonly isTicked: boolean
  /** Half of it was worked: half of its price. */
  readonly isHalf: boolean
  readonly onToggle: () => void
  readonly onHalve: () => void
}
function ShiftTick({ id, part, isTicked, isHalf, onToggle, onHalve }: ShiftTickProps) {
  const { t } = useTranslation("today")
  const { t: label } = useTranslation("labels")
  return (
    <div className="flex flex-col gap-1">
      <label
        className={cn(
          "flex min-h-17 cursor-pointer items-center gap-3 rounded-xl border bg-card px-4 py-2",
          isTicked ? "border-2 border-primary bg-secondary" : "border-input",
        )}
      >
        <input type="checkbox" checked={isTicked} onChange={onToggle} className="size-7 shrink-0 accent-primary" />
        <span className="flex flex-wrap items-center gap-x-2 text-base font-bold">
          <ShiftChips shifts={[id]} />
          {part !== undefined && <ClockSpan from={part.startsAt} to={part.endsAt} />}
        </span>
        <span className="ml-auto">
          {part !== undefined ? (
            <Badge tone="success">{t("ticks.planned")}</Badge>
          ) : (
            <span className="text-sm text-muted-foreground">{t("ticks.notPlanned")}</span>
          )}
        </span>
      </label>
      {isTicked && (
        <label className="flex min-h-12 cursor-pointer items-center gap-3 self-end px-4 text-base">
          <input
            type="checkbox"
            checked={isHalf}
            onChange={onHalve}
            aria-label={t("ticks.halfOf", { shift: label(shiftOf(id).key) })}
            className="size-6 shrink-0 accent-primary"
          />
          {t("ticks.half")}
        </label>
      )}
    </div>
  )
}
