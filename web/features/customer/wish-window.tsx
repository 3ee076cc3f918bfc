import { Send } from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { Input } from "@/components/ui/input.tsx"
import { Select } from "@/components/ui/select.tsx"
import { ToggleChip } from "@/components/ui/toggle-chip.tsx"
import { calendarKey } from "@/features/scheduling/calendar-query.ts"
import { scheduling } from "@/features/scheduling/client.ts"
import { shiftLabels, type WorkShift, workShifts } from "@/features/scheduling/shifts.ts"
import { ApiError } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { useFormat } from "@/lib/use-format.ts"
import { useWrite } from "@/lib/use-write.ts"
import type { WeekSite, WeekTask } from "./week-query.ts"
import { firstDraft, isChanged, movedClock, validDraft, type WishDraft, wishBody } from "./wish-draft.ts"

const offered = workShifts.filter((shift): shift is WorkShift => shift !== "other")

/** A new arrangement is asked for; without times it is changed itself; with times a request is made of it. */
const useSend = (site: WeekSite, task: WeekTask | undefined, onDone: () => void) => {
  const { t } = useTranslation("customer")
  return useWrite({
    write: ({ valid, draft }: { readonly valid: WishDraft; readonly draft: WishDraft }, extraHeaders) => {
      const changes = wishBody(valid, draft)
      if (task === undefined) {
        const body = { constructionSiteId: site.id, startDate: draft.day, ...changes }
        return data(scheduling.createTask({ body, extraHeaders }))
      }
      const isMoved = draft.day !== task.day
      const body = task.hasTimes
        ? {
            version: task.version,
            metadataCustomerUpdate: {
              ...changes,
              ...(isMoved ? { date: { from: draft.day, to: null } } : {}),
              ...(draft.comment.trim() === "" ? {} : { comment: draft.comment }),
            },
          }
        : { version: task.version, ...changes, ...(isMoved ? { startDate: draft.day } : {}) }
      return data(scheduling.updateTask({ params: { id: task.id }, body, extraHeaders }))
    },
    invalidates: [calendarKey, ["task"]],
    done: t(task?.hasTimes === true ? "sent" : "saved"),
    onDone,
  })
}
interface WishWindowProps {
  readonly site: WeekSite
  readonly task: WeekTask | undefined
  readonly day: string
  readonly today: string
  /** A new arrangement is asked for at one of these. */
  readonly sites: ReadonlyArray<WeekSite>
  readonly onSite: (site: WeekSite) => void
  readonly onClose: () => void
}
/** 変更のお願い: what is valid now, one block a thing, and a button that says what stays until the answer. */
export default function WishWindow(props: WishWindowProps) {
  const { site, task, day, today, sites, onSite, onClose } = props
  const { t } = useTranslation(["customer", "labels", "common"])
  const { day: dayWords } = useFormat()
  const id = useId()
  const valid = validDraft(task, day)
  const [draft, setDraft] = useState(() => firstDraft(task, day))
  const send = useSend(site, task, onClose)
  const change = (part: Partial<WishDraft>) => setDraft({ ...draft, ...part })
  const shift = (one: WorkShift, part: Partial<WishDraft["shifts"][WorkShift]>) =>
    change({ shifts: { ...draft.shifts, [one]: { ...draft.shifts[one], ...part } } })
  const asked = offered.filter((one) => draft.shifts[one].isOn)
  const isRequest = task?.hasTimes === true
  const words = (of: WishDraft) =>
    [
      dayWords(of.day),
      offered
        .filter((one) => of.shifts[one].isOn)
        .map((one) => `${t(shiftLabels[one])} ${t("heads", { count: of.shifts[one].heads })}`)
        .join("・"),
      of.start === null ? "" : t("from", { time: of.start }),
    ]
      .filter((part) => part !== "")
      .join("　")
  const canSend = asked.length > 0 && draft.day >= today && (task === undefined || isChanged(valid, draft))
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent width={500}>
        <DialogHeader title={t(isRequest ? "changeTitle" : "wishTitle")} description={site.name} />
        <DialogBody className="flex flex-col gap-5">
          {task === undefined && sites.length > 1 && (
            <div className="flex flex-col gap-1.5 font-semibold">
              <span id={`${id}site`}>{t("siteOf")}</span>
              <Select
                aria-labelledby={`${id}site`}
                options={sites.map(({ id: value, name }) => ({ value, label: name }))}
                value={site.id}
                onChange={(chosen) => {
                  const next = sites.find((one) => one.id === chosen)
                  if (next !== undefined) onSite(next)
                }}
              />
            </div>
          )}
          {task !== undefined && (
            <p className="rounded-lg bg-accent px-4 py-3">
              <b className="mr-2">{t(isRequest ? "validNow" : "wishedNow")}</b>
              {words(valid)}
            </p>
          )}
          <label htmlFor={`${id}day`} className="flex flex-col gap-1.5 font-semibold">
            {t("day")}
            <Input
              id={`${id}day`}
              type="date"
              value={draft.day}
              min={today}
              onChange={({ target }) => change({ day: target.value })}
            />
          </label>
          <fieldset className="flex flex-col gap-1.5">
            <legend className="mb-1.5 font-semibold">{t("work")}</legend>
            <span className="flex gap-2">
              {offered.map((one) => (
                <ToggleChip
                  key={one}
                  isOn={draft.shifts[one].isOn}
                  className="flex-1 rounded-md"
                  onClick={() => shift(one, { isOn: !draft.shifts[one].isOn })}
                >
                  {t(shiftLabels[one])}
                </ToggleChip>
              ))}
            </span>
          </fieldset>
          {asked.map((one) => (
            <Stepper
              key={one}
              label={`${t(shiftLabels[one])} ${t("people")}`}
              value={t("heads", { count: draft.shifts[one].heads })}
              less={t("lessPeople")}
              more={t("morePeople")}
              onLess={() => shift(one, { heads: Math.max(1, draft.shifts[one].heads - 1) })}
              onMore={() => shift(one, { heads: draft.shifts[one].heads + 1 })}
            />
          ))}
          <Stepper
            label={t("start")}
            value={draft.start ?? t("open")}
            less={t("earlier")}
            more={t("later")}
            onLess={() => change({ start: movedClock(draft.start, -5) })}
            onMore={() => change({ start: movedClock(draft.start, 5) })}
          />
          {isRequest && (
            <label htmlFor={`${id}comment`} className="flex flex-col gap-1.5 font-semibold">
              {t("comment")}
              <Input
                id={`${id}comment`}
                value={draft.comment}
                maxLength={255}
                placeholder={t("commentHint")}
                onChange={({ target }) => change({ comment: target.value })}
              />
            </label>
          )}
          {send.error instanceof ApiError && send.error.errorCode === "Admin_Update_Task" && (
            <p role="alert" className="font-semibold text-danger">
              {t("companyWasFirst")}
            </p>
          )}
        </DialogBody>
        <DialogFooter className="flex-col items-stretch gap-2">
          <Button size="lg" busy={send.isPending} disabled={!canSend} onClick={() => send.mutate({ valid, draft })}>
            <Send aria-hidden="true" />
            {t(isRequest ? "sendRequest" : "sendWish")}
          </Button>
          <p className="text-center text-sm text-muted-foreground">
            {!canSend
              ? t(task === undefined ? "chooseShift" : "chooseFirst")
              : isRequest
                ? t("staysUntil", { now: words(valid) })
                : words(draft)}
          </p>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
interface StepperProps {
  readonly label: string
  readonly value: string
  readonly less: string
  readonly more: string
  readonly onLess: () => void
  readonly onMore: () => void
}
function Stepper({ label, value, less, more, onLess, onMore }: StepperProps) {
  return (
    <fieldset className="flex flex-col gap-1.5" aria-label={label}>
      <span className="font-semibold">{label}</span>
      <span className="flex items-center gap-3">
        <Button variant="outline" className="min-w-19 max-md:h-13" aria-label={`${label} ${less}`} onClick={onLess}>
          {less}
        </Button>
        <output className="tnum flex-1 text-center text-2xl font-bold">{value}</output>
        <Button variant="outline" className="min-w-19 max-md:h-13" aria-label={`${label} ${more}`} onClick={onMore}>
          {more}
        </Button>
      </span>
    </fieldset>
  )
}
