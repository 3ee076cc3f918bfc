import {
  Building2,
  ClipboardList,
  Hourglass,
  MapPin,
  Paperclip,
  Phone,
  StickyNote,
  TrainFront,
  UserRound,
  Users,
} from "lucide-react"
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog.tsx"
import { loadTexts } from "@/i18n/i18n.ts"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import { shiftLabels, shiftLooks } from "../shifts.ts"
import { timesWords } from "../time-words.ts"
import { FileLink } from "./more/files-part.tsx"
import { RecordLink } from "./more/record-link.tsx"
import { TaskActions } from "./more/task-actions.tsx"
import { SheetBilled, SheetPay } from "./sheet-money.tsx"
import { desiredOf, sheetShifts } from "./sheet-shifts.ts"
import { SheetWays } from "./sheet-ways.tsx"
import type { TaskView } from "./task-query.ts"

const SheetVendors = lazy(async () => {
  await loadTexts("slots")
  return await import("./sheet-vendors.tsx")
})

/** An arrangement to read: when, where to meet, where it is, who leads, who else comes. Only what the server sends. */
export function TaskSheet({ view, onClose }: { readonly view: TaskView; readonly onClose: () => void }) {
  const { t } = useTranslation(["calendar", "labels", "arranging"])
  const { longDay } = useFormat()
  const isHeld = view.reserveStatus === 1
  const meeting = [view.meetingTime, view.meetingPlace].filter(Boolean).join(" ")
  const names = (view.workers ?? []).map(({ name }) => name)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent width={500}>
        <DialogHeader title={view.constructionSiteName} description={longDay(view.startDate)}>
          {isHeld && <Badge>{t("onHold")}</Badge>}
          <div className="ml-auto flex flex-wrap items-center">
            <TaskActions view={view} />
          </div>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-4 pb-6 max-md:text-base">
          <ul className="flex flex-col gap-1.5">
            {sheetShifts(view).map(({ shift, times, desired, heads }) => (
              <li key={shift} className={cn("flex flex-wrap items-center gap-x-3", isHeld && "hatched rounded-md")}>
                <b className={cn("rounded-md px-2 py-0.5", shiftLooks[shift].chip)}>{t(shiftLabels[shift])}</b>
                <span className="tnum text-lg">
                  {times === null ? t("timesOpen") : timesWords(times, t("nextDay"))}
                </span>
                <span className="tnum text-muted-foreground">
                  {[
                    desired === "" ? "" : `${t("arranging:desired")} ${desired}`,
                    heads === null ? "" : `${t("arranging:heads")} ${heads}${t("arranging:headUnit")}`,
                  ]
                    .filter((part) => part !== "")
                    .join("・")}
                </span>
              </li>
            ))}
          </ul>
          {meeting !== "" && (
            <p className="text-lg font-bold">
              {t("meet")} {meeting}
            </p>
          )}
          <dl className="flex flex-col gap-2.5">
            <Fact icon={Hourglass} term={t("arranging:desired")} value={desiredOf(view)} />
            <Fact icon={MapPin} term={t("address")} value={view.address} />
            <Fact icon={TrainFront} term={t("station")} value={view.station} />
            <Fact icon={UserRound} term={t("leader")} value={view.leaderTaskName}>
              <Leader view={view} />
            </Fact>
            <Fact icon={Users} term={isHeld ? t("crewHeld") : t("crew")} value={names.join("、")}>
              <Crew view={view} />
            </Fact>
            <Fact icon={Building2} term={t("labels:customer")} value={view.customerCompanyName ?? null}>
              {view.customerId !== undefined && (
                <RecordLink kind="customer" id={view.customerId}>
                  {view.customerCompanyName}
                </RecordLink>
              )}
            </Fact>
            <Fact icon={ClipboardList} term={t("arranging:description")} value={view.description.content} />
            <Fact icon={StickyNote} term={t("note")} value={view.note} />
            <Fact icon={StickyNote} term={t("siteNote")} value={view.noteConstructionSite} />
            <Files term={t("arranging:files")} files={view.description.files} />
            <Files term={t("arranging:siteFiles")} files={view.filesConstructionSite} />
          </dl>
          {view.vendors !== undefined && view.vendors.length > 0 && (
            <Suspense>
              <SheetVendors vendors={view.vendors} />
            </Suspense>
          )}
          <SheetPay view={view} />
          <SheetBilled view={view} />
          <SheetWays view={view} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
interface FactProps {
  readonly icon: React.ComponentType<{ className?: string }>
  readonly term: string
  readonly value: string | null
  /** Drawn instead of the plain value. */
  readonly children?: React.ReactNode
}
function Fact({ icon: Icon, term, value, children }: FactProps) {
  return value === null || value === "" ? null : (
    <div className="flex gap-3">
      <dt className="flex w-24 shrink-0 items-start gap-1.5 text-muted-foreground">
        <Icon className="mt-1 size-3.5 shrink-0" />
        {term}
      </dt>
      <dd className="min-w-0 whitespace-pre-line">{children ?? value}</dd>
    </div>
  )
}
type Files = TaskView["filesConstructionSite"]
function Files({ term, files }: { readonly term: string; readonly files: Files }) {
  return (
    <Fact icon={Paperclip} term={term} value={files.map(({ name }) => name).join("、")}>
      <ul className="flex flex-col">
        {files.map(({ id, name, url }) => (
          <li key={id} className="flex min-w-0">
            <FileLink name={name} url={url} />
          </li>
        ))}
      </ul>
    </Fact>
  )
}
/** Who leads, and how to reach him on the way there. */
function Leader({ view }: { readonly view: TaskView }) {
  const { leaderTaskId, leaderTaskName, leaderTaskPhone, opensLeader } = view
  if (leaderTaskId === null) return null
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {opensLeader ? (
        <RecordLink kind="staff" id={leaderTaskId}>
          {leaderTaskName}
        </RecordLink>
      ) : (
        <span>{leaderTaskName}</span>
      )}
      {leaderTaskPhone != null && leaderTaskPhone !== "" && (
        <a href={`tel:${leaderTaskPhone}`} className="tnum inline-flex items-center gap-1 text-link max-md:min-h-12">
          <Phone className="size-3.5" aria-hidden="true" />
          {leaderTaskPhone}
        </a>
      )}
    </span>
  )
}
/** Each by his name, behind it the company that he comes from. */
function Crew({ view }: { readonly view: TaskView }) {
  const workers = view.workers ?? []
  return (
    <ul className="flex flex-wrap gap-x-2">
      {workers.map(({ userId, name, managerId, vendorCompanyName }, at) => (
        <li key={userId}>
          <RecordLink kind="staff" id={userId}>
            {name}
          </RecordLink>
          {managerId != null && vendorCompanyName != null && (
            <span className="text-muted-foreground">
              （
              <RecordLink kind="vendor" id={managerId}>
                {vendorCompanyName}
              </RecordLink>
              ）
            </span>
          )}
          {at < workers.length - 1 && "、"}
        </li>
      ))}
    </ul>
  )
}
