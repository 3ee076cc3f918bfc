import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useWhoWasFirst } from "@/components/form/who-was-first.ts"
import { Button } from "@/components/ui/button.tsx"
import { shiftLabels, workShifts } from "@/features/scheduling/shifts.ts"
import { useFormat } from "@/lib/use-format.ts"
import { type Change, changesOf, type Overtaken } from "./overtaken.ts"

interface OvertakenNoteProps {
  readonly overtaken: Overtaken
  /** Gives up what was wished otherwise than it is now; undefined where nothing stands against it. */
  readonly onTake: (() => void) | undefined
}
/** Somebody was first: who, what it was and what it is now; what is wished stays in the form below. */
export function OvertakenNote({ overtaken, onTake }: OvertakenNoteProps) {
  const { t } = useTranslation(["customer", "labels", "form"])
  const { day } = useFormat()
  const whoWasFirst = useWhoWasFirst()
  const changes = changesOf(overtaken)
  const shiftOf = (part: Change["part"]) => workShifts.find((shift) => shift === part)
  const label = (part: Change["part"]) => {
    const shift = shiftOf(part)
    if (shift !== undefined) return `${t(shiftLabels[shift])} ${t("people")}`
    if (part === "held") return t("stateOf")
    if (part === "meeting") return t("meetingOf")
    return part === "day" || part === "start" || part === "end" ? t(part) : t("comment")
  }
  const words = (part: Change["part"], value: Change["now"]) => {
    if (part === "held") return t(value === null ? "planned" : "onHold")
    if (value === null) return t("nothing")
    if (part === "day") return day(String(value))
    return typeof value === "number" ? t("heads", { count: value }) : value
  }
  return (
    <section role="alert" className="rounded-lg border border-warning bg-warning-bg/50 px-4 py-3">
      <h3 className="flex items-start gap-2 font-bold text-warning">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        {whoWasFirst(overtaken.change) ?? t("form:conflict.title")}
      </h3>
      <p className="mt-1 text-sm">{t("overtakenKept")}</p>
      {changes.length > 0 && (
        <ul className="tnum mt-2 flex flex-col gap-1">
          {changes.map(({ part, before, now }) => (
            <li key={part}>
              {label(part)} <s className="text-muted-foreground">{words(part, before)}</s> → <b>{words(part, now)}</b>
            </li>
          ))}
        </ul>
      )}
      {onTake !== undefined && (
        <Button variant="outline" size="sm" className="mt-3" onClick={onTake}>
          {t("takeNow")}
        </Button>
      )}
    </section>
  )
}
