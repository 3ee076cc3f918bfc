import { useId } from "react"
import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { Input } from "@/components/ui/input.tsx"
import { Select } from "@/components/ui/select.tsx"
import { ToggleChip } from "@/components/ui/toggle-chip.tsx"
import { taskKeys } from "@/features/scheduling/calendar-query.ts"
import { scheduling } from "@/features/scheduling/client.ts"
import { shiftLabels, type WorkShift, workShifts } from "@/features/scheduling/shifts.ts"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { useFormat } from "@/lib/use-format.ts"
import { Stepper } from "./stepper.tsx"
import type { WeekSite, WeekTask } from "./week-query.ts"
import { firstDraft, isChanged, movedClock, validDraft, type WishDraft, wishBody } from "./wish-draft.ts"

const offered = workShifts.filter((shift): shift is WorkShift => shift !== "other")

const contract = async () => (await import("#modules/scheduling/contract.ts")).schedulingContract

/** A new arrangement is asked for; without times it is changed itself; with times a request is made of it. */
const sendingOf = (site: WeekSite, task: WeekTask | undefined, valid: WishDraft, draft: WishDraft) => {
  const changes = wishBody(valid, draft)
  if (task === undefined) {
    return writing({
      schema: async () => (await contract()).createTask.body,
      body: { constructionSiteId: site.id, startDate: draft.day, ...changes },
      send: (body, extraHeaders) => data(scheduling.createTask({ body, extraHeaders })),
    })
  }
  const isMoved = draft.day !== task.day
  const asked = {
    ...changes,
    ...(isMoved ? { date: { from: draft.day, to: null } } : {}),
    ...(draft.comment.trim() === "" ? {} : { comment: draft.comment }),
  }
  return writing({
    schema: async () => (await contract()).updateTask.body,
    body: task.hasTimes
      ? { version: task.version, metadataCustomerUpdate: asked }
      : { version: task.version, ...changes, ...(isMoved ? { startDate: draft.day } : {}) },
    send: (body, extraHeaders) => data(scheduling.updateTask({ params: { id: task.id }, body, extraHeaders })),
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
  const isRequest = task?.hasTimes === true
  const isChosen = (draft: WishDraft) =>
    offered.some((one) => draft.shifts[one].isOn) && (task === undefined || isChanged(valid, draft))
  const missing = task === undefined ? "chooseShift" : "chooseFirst"
  const form = useForm({
    first: firstDraft(task, day),
    words: { day: t("day"), start: t("start"), shifts: t("work"), comment: t("comment") },
    rules: ({ values }) => [
      ...(isChosen(values) ? [] : [{ field: "shifts", key: missing }]),
      ...(values.day >= today ? [] : [{ field: "day", key: "dayIsPast" }]),
    ],
    say: (key) => (key === missing || key === "dayIsPast" ? t(key) : undefined),
    write: ({ values }) => sendingOf(site, task, valid, values),
    invalidates: [...taskKeys, ["task"]],
    done: t(isRequest ? "sent" : "saved"),
    onSaved: onClose,
  })
  const { values: draft } = form
  const change = (part: Partial<WishDraft>) => form.change((now) => ({ ...now, ...part }), Object.keys(part))
  const shift = (one: WorkShift, part: Partial<WishDraft["shifts"][WorkShift]>) =>
    change({ shifts: { ...draft.shifts, [one]: { ...draft.shifts[one], ...part } } })
  const asked = offered.filter((one) => draft.shifts[one].isOn)
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
  return (
    <FormDialog
      form={form}
      title={t(isRequest ? "changeTitle" : "wishTitle")}
      description={site.name}
      action={t(isRequest ? "sendRequest" : "sendWish")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-5"
      foot={
        <p className="text-sm text-muted-foreground">
          {isChosen(draft) && (isRequest ? t("staysUntil", { now: words(valid) }) : words(draft))}
        </p>
      }
    >
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
      <label htmlFor={`${id}day`} data-field="day" className="flex flex-col gap-1.5 font-semibold">
        {t("day")}
        <Input
          id={`${id}day`}
          type="date"
          value={draft.day}
          min={today}
          onChange={({ target }) => change({ day: target.value })}
        />
        <Complaints of={form.sentencesOf("day")} />
      </label>
      <fieldset data-field="shifts" className="flex flex-col gap-1.5">
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
        <Complaints of={form.sentencesOf("shifts")} />
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
    </FormDialog>
  )
}

function Complaints({ of }: { readonly of: ReadonlyArray<string> }) {
  return of.map((sentence) => (
    <p key={sentence} role="alert" className="text-sm font-semibold text-danger">
      {sentence}
    </p>
  ))
}
