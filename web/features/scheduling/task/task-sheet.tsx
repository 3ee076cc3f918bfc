import { MapPin, StickyNote, TrainFront, UserRound, Users } from "lucide-react"
import { useTranslation } from "react-i18next"
import { shiftFields } from "#modules/scheduling/codes.ts"
import { buttonVariants } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog.tsx"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import { shiftLabels, shiftLooks, workShifts } from "../shifts.ts"
import { timesWords } from "../time-words.ts"
import type { TaskView } from "./task-query.ts"

/** An arrangement to read: when, where to meet, where it is, who leads, who else comes. Only what the server sends. */
export function TaskSheet({ view, onClose }: { readonly view: TaskView; readonly onClose: () => void }) {
  const { t } = useTranslation(["calendar", "labels"])
  const { longDay } = useFormat()
  const shifts = workShifts.filter((shift) => view[shiftFields[shift].flag] === 1)
  const meeting = [view.meetingTime, view.meetingPlace].filter(Boolean).join(" ")
  const names = (view.workers ?? []).map(({ name }) => name)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent width={500}>
        <DialogHeader title={view.constructionSiteName} description={longDay(view.startDate)} />
        <DialogBody className="flex flex-col gap-4 pb-6 max-md:text-base">
          <ul className="flex flex-col gap-1.5">
            {shifts.map((shift) => {
              const { from, to } = shiftFields[shift]
              const [starts, ends] = [view[from], view[to]]
              return (
                <li key={shift} className="flex items-center gap-3">
                  <b className={cn("rounded-md px-2 py-0.5", shiftLooks[shift].chip)}>{t(shiftLabels[shift])}</b>
                  <span className="tnum text-lg">
                    {starts != null && ends != null
                      ? timesWords({ from: starts, to: ends }, t("nextDay"))
                      : t("timesOpen")}
                  </span>
                </li>
              )
            })}
          </ul>
          {meeting !== "" && (
            <p className="text-lg font-bold">
              {t("meet")} {meeting}
            </p>
          )}
          <dl className="flex flex-col gap-2.5">
            <Fact icon={MapPin} term={t("address")} value={view.address} />
            <Fact icon={TrainFront} term={t("station")} value={view.station} />
            <Fact icon={UserRound} term={t("leader")} value={view.leaderName} />
            <Fact icon={Users} term={t("crew")} value={names.join("、")} />
            <Fact icon={StickyNote} term={t("note")} value={view.note} />
            <Fact icon={StickyNote} term={t("siteNote")} value={view.noteConstructionSite} />
          </dl>
          {view.address !== "" && (
            <a
              href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(view.address)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonVariants({ variant: "outline", size: "lg" })}
            >
              <MapPin aria-hidden="true" />
              {t("openMap")}
            </a>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
interface FactProps {
  readonly icon: React.ComponentType<{ className?: string }>
  readonly term: string
  readonly value: string | null
}
function Fact({ icon: Icon, term, value }: FactProps) {
  return value === null || value === "" ? null : (
    <div className="flex gap-3">
      <dt className="flex w-24 shrink-0 items-start gap-1.5 text-muted-foreground">
        <Icon className="mt-1 size-3.5 shrink-0" />
        {term}
      </dt>
      <dd className="min-w-0 whitespace-pre-line">{value}</dd>
    </div>
  )
}
