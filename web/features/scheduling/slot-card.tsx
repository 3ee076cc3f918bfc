import { MapPin, Plus, StickyNote, UserRound } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { cn } from "@/lib/class-names.ts"
import { needsPeople, type Slot } from "./calendar-model.ts"
import { usePicked } from "./picked.ts"
import { timesWords } from "./time-words.ts"

const NoteWindow = lazy(() => import("./task/note-window.tsx"))

/** How many faces stand in a card before the rest becomes a number. */
const mostFaces = 7

/** Two letters of a name on a card's face would be cut, so the whole name is its hint. */
function Faces({ slot }: { readonly slot: Slot }) {
  const { t } = useTranslation("calendar")
  const rest = slot.people.length - mostFaces
  return (
    <span className="flex -space-x-1">
      {slot.people.slice(0, rest > 0 ? mostFaces - 1 : mostFaces).map((person) => (
        <Avatar key={person.userId} name={person.name} size={24} className="ring-2 ring-card max-md:size-8" />
      ))}
      {rest > 0 && (
        <span className="z-1 grid size-6 place-items-center rounded-full bg-border text-2xs ring-2 ring-card max-md:size-8">
          <span aria-hidden="true">+{rest + 1}</span>
          <span className="sr-only">{t("morePeople", { count: rest + 1 })}</span>
        </span>
      )}
    </span>
  )
}
interface SlotCardProps {
  readonly slot: Slot
  readonly onOpen: ((slot: Slot) => void) | undefined
  /** Whoever looks may put people on it; else it only says that they are missing. */
  readonly mayAssign: boolean
  readonly mayNote: boolean
}
/** One arrangement of the day: site, state in words, times, customer, leader, people, note. */
export function SlotCard({ slot, onOpen, mayAssign, mayNote }: SlotCardProps) {
  const { t } = useTranslation("calendar")
  const { site, leader, note, shortage, isUnmanned, people } = slot
  const isPicked = usePicked()?.has(slot.taskId) === true
  const name = slot.name === "" ? site.name : `${site.name}　${slot.name}`
  return (
    <div
      className={cn(
        "px-4 py-2.5 hover:bg-muted/60 max-md:py-3",
        slot.isHeld && "hatched text-muted-foreground",
        isPicked && "outline-2 -outline-offset-2 outline-danger",
      )}
    >
      <div className="flex items-start gap-2">
        <h4 className="min-w-0 flex-1 ellipsis text-sm font-semibold max-md:text-base big-text:whitespace-normal">
          {onOpen === undefined ? (
            name
          ) : (
            <button
              type="button"
              onClick={() => onOpen(slot)}
              className="max-w-full ellipsis text-left max-md:min-h-12 big-text:whitespace-normal"
            >
              {name}
            </button>
          )}
        </h4>
        {isPicked && <Badge tone="danger">{t("picked")}</Badge>}
        {slot.isHeld && <Badge>{t("onHold")}</Badge>}
        {slot.isAsked && <Badge tone="pending">{t("adjusting")}</Badge>}
        {needsPeople(slot) ? (
          <Badge tone="danger">{isUnmanned ? t("unmanned") : t("stillNeeded", { count: shortage })}</Badge>
        ) : (
          slot.needed !== undefined && slot.needed > 0 && <Badge tone="success">{t("arranged")}</Badge>
        )}
      </div>
      <p className="mt-0.5 flex items-center gap-3 text-xs big-text:flex-wrap text-muted-foreground max-md:text-sm">
        <span className="tnum shrink-0">{slot.isAsked ? t("timesOpen") : timesWords(slot, t("nextDay"))}</span>
        {site.customerName && (
          <span className="inline-flex min-w-0 items-center gap-1">
            <MapPin className="size-3 shrink-0" aria-hidden="true" />
            <span className="ellipsis">{site.customerName}</span>
          </span>
        )}
        {leader !== undefined && (
          <span className="inline-flex min-w-0 items-center gap-1" title={t("leader")}>
            <UserRound className="size-3 shrink-0" aria-hidden="true" />
            <span className="sr-only">{t("leader")}</span>
            <span className="ellipsis">{leader.name}</span>
          </span>
        )}
      </p>
      {(people.length > 0 || (needsPeople(slot) && mayAssign) || note !== "" || mayNote) && (
        <div className="mt-1.5 flex items-center gap-1.5 big-text:flex-wrap">
          {people.length > 0 && <Faces slot={slot} />}
          {needsPeople(slot) && mayAssign && onOpen !== undefined && (
            <button
              type="button"
              onClick={() => onOpen(slot)}
              className="inline-flex h-6 shrink-0 items-center gap-0.5 rounded-full border border-dashed border-danger/70 px-2 text-2xs font-medium text-danger hover:bg-danger-bg max-md:h-12 max-md:px-3 max-md:text-sm"
            >
              <Plus className="size-3" aria-hidden="true" />
              {t("assignWorkers")}
            </button>
          )}
          <Note slot={slot} mayNote={mayNote} />
        </div>
      )}
    </div>
  )
}
/** The note, and for whoever may write one the window for it. */
function Note({ slot, mayNote }: { readonly slot: Slot; readonly mayNote: boolean }) {
  const { t } = useTranslation(["calendar", "arranging"])
  const [isOpen, setOpen] = useState(false)
  const { note, taskId } = slot
  const looks = "ml-1 inline-flex min-w-0 items-center gap-1 text-2xs text-muted-foreground max-md:text-sm"
  const words = (
    <>
      <StickyNote className="size-3 shrink-0" aria-hidden="true" />
      <span className="ellipsis">{note}</span>
    </>
  )
  if (!mayNote) return note === "" ? null : <span className={looks}>{words}</span>
  return (
    <>
      <button
        type="button"
        aria-label={[t("arranging:editNote"), note].filter(Boolean).join("：")}
        title={t("arranging:editNote")}
        onClick={() => setOpen(true)}
        className={`${looks} min-h-6 rounded-sm px-1 hover:bg-muted max-md:min-h-12`}
      >
        {words}
      </button>
      {isOpen && (
        <Suspense>
          <NoteWindow taskId={taskId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
