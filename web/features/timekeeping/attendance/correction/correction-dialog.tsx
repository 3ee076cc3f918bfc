import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { AttendanceDay, PunchView } from "#modules/timekeeping/contract.ts"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Textarea } from "@/components/ui/input.tsx"
import { Select } from "@/components/ui/select.tsx"
import { ApiError, fieldErrorOf, sentenceOf } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { useFormat } from "@/lib/use-format.ts"
import { useWrite } from "@/lib/use-write.ts"
import { timekeeping } from "../../client.ts"
import { arrangementsOf } from "../../day/arrangement.ts"
import { attendanceKey } from "../attendance-query.ts"
import { ConflictNotice, storedIn } from "./conflict-notice.tsx"
import { type Draft, draftOf, lengthsOf, type Ticks, type Times, ticksOf, timesOf } from "./draft.ts"
import { RestRows } from "./rest-rows.tsx"
import { ShiftRows } from "./shift-rows.tsx"
import { TimeField } from "./time-field.tsx"

interface CorrectionDialogProps {
  readonly day: AttendanceDay
  /** Undefined adds a punch. */
  readonly punch: PunchView | undefined
  readonly onClose: () => void
}
const office = 0
type Instant = PunchView["checkIn"]
/** Each instant comes from a Date or from the wire. */
const isInstant = (text: string): text is Instant => !Number.isNaN(Date.parse(text))
const instant = (text: string): Instant => {
  if (isInstant(text)) return text
  throw new Error(`not an instant: ${text}`)
}
const wireOf = (day: AttendanceDay, punch: PunchView | undefined, draft: Draft, times: Times) => ({
  userId: day.userId,
  workingDay: day.workingDay,
  checkIn: instant(times.checkIn),
  checkOut: instant(times.checkOut),
  rests: times.rests.map(({ checkIn, checkOut }) => ({ checkIn: instant(checkIn), checkOut: instant(checkOut) })),
  reason: draft.reason.trim(),
  ...ticksSent(ticksOf(draft, day.plans, times)),
  ...(draft.taskId !== null ? { taskId: draft.taskId } : siteOf(punch)),
  ...(punch === undefined ? {} : { timekeepingId: punch.id, version: punch.version }),
})
const ticksSent = ({ shifts, halfShifts }: Ticks) => ({ shifts: [...shifts], halfShifts: [...halfShifts] })
const siteOf = (punch: PunchView | undefined) =>
  punch?.constructionSiteId != null && punch.isOffice === 0
    ? { constructionSiteId: punch.constructionSiteId }
    : { isOffice: 1 as const }

/** 打刻の訂正: in and out with 翌, rests, and always a reason. What another wrote meanwhile is shown, nothing typed is lost. */
export function CorrectionDialog({ day, punch: opened, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation("attendance")
  const { t: common } = useTranslation("common")
  const format = useFormat()
  const [punch, setPunch] = useState(opened)
  const [draft, setDraft] = useState(() => draftOf(day, opened))
  const [isAsked, setAsked] = useState(false)
  const save = useWrite({
    write: (body: ReturnType<typeof wireOf>, extraHeaders) =>
      data(timekeeping.handleWorkingTime({ body, extraHeaders })),
    invalidates: [attendanceKey],
    done: t(opened === undefined ? "dialog.added" : "dialog.saved"),
    onDone: onClose,
    quiet: true,
  })
  const times = timesOf(draft, day.workingDay, punch)
  const stored = save.isError && save.error instanceof ApiError ? storedIn(save.error) : undefined
  const send = (of: PunchView | undefined) => {
    setAsked(true)
    setPunch(of)
    const next = timesOf(draft, day.workingDay, of)
    if (next !== undefined && draft.reason.trim() !== "") save.mutate(wireOf(day, of, draft, next))
  }
  const isReasonMissing = isAsked && draft.reason.trim() === ""
  const lengths = times === undefined ? undefined : lengthsOf(times)
  const wrongOf = (field: string) => fieldErrorOf(save.error, field)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader
          title={t(opened === undefined ? "dialog.add" : "dialog.correct")}
          description={`${day.name}・${format.longDay(day.workingDay)}`}
        />
        <form
          className="contents"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            send(punch)
          }}
        >
          <DialogBody className="flex flex-col gap-4">
            {stored !== undefined && punch !== undefined && (
              <ConflictNotice
                stored={stored}
                draft={draft}
                onOverwrite={() => send(stored)}
                onTake={() => {
                  setPunch(stored)
                  setDraft({ ...draftOf(day, stored), reason: draft.reason })
                  save.reset()
                }}
              />
            )}
            {save.isError && stored === undefined && (
              <p role="alert" className="rounded-lg bg-danger-bg px-3 py-2 text-danger">
                <b>{t("dialog.notSaved")}</b> {sentenceOf(save.error, common)}
              </p>
            )}
            {opened === undefined && <PlaceField day={day} draft={draft} onChange={setDraft} />}
            <div className="grid grid-cols-2 gap-4">
              <TimeField
                label={t("in")}
                value={draft.start}
                onChange={(start) => setDraft({ ...draft, start })}
                wrong={wrongOf("checkIn")}
                isAsked={isAsked}
              />
              <TimeField
                label={t("out")}
                value={draft.end}
                onChange={(end) => setDraft({ ...draft, end })}
                wrong={wrongOf("checkOut")}
                isAsked={isAsked}
                isNextDay={draft.end !== "" && draft.end <= draft.start}
              />
            </div>
            <RestRows
              rests={draft.rests}
              start={draft.start}
              onChange={(rests) => setDraft({ ...draft, rests })}
              wrongOf={wrongOf}
              isAsked={isAsked}
            />
            <ShiftRows
              day={day}
              ticks={ticksOf(draft, day.plans, times)}
              onChange={(ticks) => setDraft({ ...draft, ticks })}
              wrong={wrongOf("shifts") ?? wrongOf("halfShifts")}
            />
            {lengths !== undefined && (
              <p className="tnum text-muted-foreground">
                {t("dialog.length", {
                  presence: format.duration(lengths.presence),
                  rest: format.duration(lengths.rest),
                })}
              </p>
            )}
            <FormField
              label={t("dialog.reason")}
              required
              hint={t("dialog.reasonHint")}
              error={isReasonMissing ? t("dialog.reasonMissing") : wrongOf("reason")}
            >
              <Textarea
                rows={2}
                maxLength={255}
                placeholder={t("dialog.reasonExample")}
                value={draft.reason}
                onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
              />
            </FormField>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {common("cancel")}
            </Button>
            <Button type="submit" busy={save.isPending}>
              {t(opened === undefined ? "dialog.saveAdd" : "dialog.save")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
interface PlaceFieldProps {
  readonly day: AttendanceDay
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}
/** A new punch is for one of the day's arrangements, or the office. */
function PlaceField({ day, draft, onChange }: PlaceFieldProps) {
  const { t } = useTranslation("attendance")
  const options = [
    ...arrangementsOf(day.plans).map(({ taskId, siteName }) => ({ value: taskId, label: siteName })),
    { value: office, label: t("office") },
  ]
  return (
    <FormField label={t("dialog.place")}>
      <Select
        options={options}
        value={draft.taskId ?? office}
        onChange={(taskId) => onChange({ ...draft, taskId: taskId === office ? null : taskId })}
      />
    </FormField>
  )
}
