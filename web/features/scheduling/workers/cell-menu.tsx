import { useQueries } from "@tanstack/react-query"
import { Plus, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Popover, PopoverContent, PopoverTitle } from "@/components/ui/popover.tsx"
import { useFormat } from "@/lib/use-format.ts"
import type { Calendar, Person, Slot } from "../calendar-model.ts"
import { SlotChip } from "../slot-chip.tsx"
import { boldReason } from "../task/candidates.ts"
import { Reason } from "../task/reason.tsx"
import { overCell } from "./board-words.ts"
import { openSlots } from "./rows.ts"
import { isOn } from "./strokes.ts"
import type { Hand } from "./use-hand.ts"
import { slotCandidates } from "./use-verdicts.ts"

/** How many arrangements of the day are offered at once, those that need people first. */
const mostSlots = 8

interface CellMenuProps {
  readonly person: Person
  readonly day: string
  readonly calendar: Calendar
  readonly hand: Hand
  readonly isEditable: boolean
  readonly onOpen: ((slot: Slot) => void) | undefined
  readonly onCreate: (() => void) | undefined
  readonly onClose: () => void
}
/** A person's day: what he is on, with the way off it, and what of the day he could be put on. */
export function CellMenu({ person, day, calendar, hand, isEditable, onOpen, onCreate, onClose }: CellMenuProps) {
  const { t } = useTranslation("calendar")
  const { day: dayWords } = useFormat()
  const slots = calendar.byDay.get(day)?.slots ?? []
  const own = slots.filter((slot) => isOn(slot, person.userId))
  const others = slots.filter((slot) => !isOn(slot, person.userId))
  const offered = [...openSlots(others), ...others.filter(({ shortage }) => shortage === 0)].slice(0, mostSlots)
  const answers = useQueries({
    queries: offered.map((slot) => ({ ...slotCandidates(slot, person.name), enabled: isEditable })),
  })
  return (
    <Popover open onOpenChange={onClose}>
      <PopoverContent
        anchor={() => document.querySelector(`[data-over="${overCell(person.userId, day)}"]`)}
        side="right"
        align="start"
        className="w-84 p-0"
      >
        <PopoverTitle className="border-b px-4 py-2.5 text-sm font-bold">
          {person.name}
          <span className="ml-2 font-normal text-muted-foreground">{dayWords(day)}</span>
        </PopoverTitle>
        <ul>
          {own.map((slot) => (
            <li key={slot.key} className="flex items-center gap-2 border-b px-3 py-1.5">
              <button type="button" onClick={() => onOpen?.(slot)} className="min-w-0 flex-1">
                <SlotChip slot={slot} className="h-7" />
              </button>
              {isEditable && (
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => {
                    onClose()
                    hand.remove([slot], person)
                  }}
                >
                  <X />
                  {t("remove")}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <p className="px-4 pt-2 text-2xs text-muted-foreground">
          {offered.length === 0 ? t("noSlots") : t("openSlots")}
        </p>
        <ul>
          {offered.map((slot, at) => {
            const candidate = answers[at]?.data?.find(({ userId }) => userId === person.userId)
            const reason = boldReason(candidate)
            return (
              <li key={slot.key} className="flex items-center gap-2 px-3 py-1.5">
                <div className="min-w-0 flex-1">
                  <SlotChip slot={slot} className="h-6" />
                  {candidate !== undefined && (
                    <Reason
                      verdict={reason?.verdict ?? "ok"}
                      title={reason?.title ?? t("verdictOk")}
                      fact={reason?.fact}
                      className="mt-0.5"
                    />
                  )}
                </div>
                {isEditable && candidate?.verdict !== "refused" && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`${hand.slotWords(slot)} ${t("assign")}`}
                    onClick={() => {
                      onClose()
                      hand.assign(slot, person)
                    }}
                  >
                    {t("assign")}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
        {onCreate !== undefined && (
          <div className="border-t p-2">
            <Button variant="quiet" size="sm" onClick={onCreate}>
              <Plus />
              {t("newHere")}
            </Button>
          </div>
        )}
      </PopoverContent>
    </Popover>
  )
}
