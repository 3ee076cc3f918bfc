import { useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { editScopes } from "#modules/kernel/codes/project.ts"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Input } from "@/components/ui/input.tsx"
import { Select } from "@/components/ui/select.tsx"
import { ToggleChip } from "@/components/ui/toggle-chip.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { shiftLabels, type WorkShift, workShifts } from "@/features/scheduling/shifts.ts"
import { DayInput } from "@/features/scheduling/task/day-input.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { Complaints } from "./complaints.tsx"
import { DayChoice } from "./day-choice.tsx"
import { OvertakenNote } from "./overtaken-note.tsx"
import { Stepper } from "./stepper.tsx"
import { useWishForm } from "./use-wish-form.ts"
import type { Week, WeekSite } from "./week-query.ts"
import type { Wish } from "./wish.ts"
import { WishClocks } from "./wish-clocks.tsx"
import { type WishDraft, wishedOver, withDay } from "./wish-draft.ts"

const scopes = [editScopes.one, editScopes.future, editScopes.all]

interface WishWindowProps extends Wish {
  readonly today: string
  /** Whom it is asked of. */
  readonly company: string
  /** The company's hours: from where a time is moved while none is said. */
  readonly usualTimes: Week["usualTimes"]
  /** A new arrangement is asked for at one of these. */
  readonly sites: ReadonlyArray<WeekSite>
  readonly onSite: (site: WeekSite) => void
  readonly onClose: () => void
}
/** 変更のお願い: what is valid now, one block a thing, and a button that says what stays until the answer. */
export default function WishWindow(props: WishWindowProps) {
  const { site, task, day, today, company, usualTimes, sites, onSite, again, onClose } = props
  const { t } = useTranslation(["customer", "arranging", "labels", "common", "calendar"])
  const { day: dayWords } = useFormat()
  const id = useId()
  const { form, overtaken, known, valid, isChosen, countsHeads } = useWishForm({ site, task, day, today, onClose })
  const isRequest = known?.hasTimes === true
  const { values: draft, conflict } = form
  const change = (part: Partial<WishDraft>) => form.change((now) => ({ ...now, ...part }), Object.keys(part))
  const shift = (one: WorkShift, part: Partial<WishDraft["shifts"][WorkShift]>) =>
    change({ shifts: { ...draft.shifts, [one]: { ...draft.shifts[one], ...part } } })
  const unread = (field: "day" | "to") =>
    form.change((now) => ({ ...now, unread: [...withDay(now, field, now[field]).unread, field] }), [field, "unread"])
  const isRefilled = useRef(false)
  useEffect(() => {
    if (again === undefined || isRefilled.current) return
    isRefilled.current = true
    const isOver = again.date != null && again.date.from < today
    form.change(
      (now) => {
        const wished = wishedOver(now, again)
        return isOver || task === undefined ? { ...wished, day: now.day } : wished
      },
      ["shifts"],
    )
  })
  // Old and new stand side by side where an arrangement is changed.
  const before = (now: string, then: string) => (task === undefined || now === then ? undefined : then)
  const headWords = (of: WishDraft, one: WorkShift) =>
    of.shifts[one].isOn ? t("heads", { count: of.shifts[one].heads }) : t("nothing")
  const asked = workShifts.filter((one) => draft.shifts[one].isOn)
  const shiftWords = (of: WishDraft) =>
    workShifts
      .filter((one) => of.shifts[one].isOn)
      .map((one) =>
        [t(shiftLabels[one]), countsHeads ? t("heads", { count: of.shifts[one].heads }) : ""].join(" ").trim(),
      )
      .join("・")
  const timeWords = ({ start, end }: WishDraft) =>
    start !== null && end !== null ? `${start}〜${end}` : start === null ? "" : t("from", { time: start })
  const words = (of: WishDraft) =>
    [of.to === "" ? dayWords(of.day) : `${dayWords(of.day)}〜${dayWords(of.to)}`, shiftWords(of), timeWords(of)]
      .filter((part) => part !== "")
      .join("　")
  const stays = isRequest ? t("staysUntil", { now: words(valid) }) : words(draft)
  return (
    <FormDialog
      form={form}
      title={t(isRequest ? "changeTitle" : "wishTitle")}
      description={site.name}
      action={t(isRequest ? "sendRequest" : "sendWish")}
      onClose={onClose}
      conflict={
        overtaken !== undefined &&
        conflict !== undefined && (
          <OvertakenNote
            overtaken={overtaken}
            onTake={conflict.both.length === 0 ? undefined : () => form.takeTheirs(conflict.both)}
          />
        )
      }
      bodyClassName="flex flex-col gap-5"
      foot={
        <p className="text-sm text-muted-foreground">{isChosen && (known?.isHeld === true ? t("staysHeld") : stays)}</p>
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
          {known?.isHeld === true && (
            <span className="mt-1 block">
              <Badge tone="outline" className="mr-2">
                {t("onHold")}
              </Badge>
              {t("heldHint", { company })}
            </span>
          )}
        </p>
      )}
      <div data-field="day" className="flex flex-col gap-1.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
          {t("day")}
          <span className="tnum text-sm font-normal">
            {before(draft.day, valid.day) !== undefined && (
              <>
                <s className="text-muted-foreground">{dayWords(valid.day)}</s> →{" "}
              </>
            )}
            <b className="text-warning">{dayWords(draft.day)}</b>
          </span>
        </span>
        <DayChoice
          label={t("day")}
          value={draft.day}
          today={today}
          isWrong={form.sentencesOf("day").length > 0}
          onChange={(chosen) => form.change((now) => withDay(now, "day", chosen), ["day", "unread"])}
          onUnread={() => unread("day")}
        />
        <Complaints of={form.sentencesOf("day")} />
      </div>
      {task === undefined && (
        <div data-field="to" className="flex flex-col gap-1.5">
          <span className="font-semibold">{t("lastDay")}</span>
          <DayInput
            label={t("lastDay")}
            value={draft.to}
            today={today}
            near={draft.day}
            mayBeEmpty
            isWrong={form.sentencesOf("to").length > 0}
            onChange={(chosen) => form.change((now) => withDay(now, "to", chosen), ["to", "unread"])}
            onUnread={() => unread("to")}
          />
          <span className="text-sm text-muted-foreground">{t("lastDayHint")}</span>
          <Complaints of={form.sentencesOf("to")} />
        </div>
      )}
      {isRequest && known.groupId !== null && (
        <div data-field="scope" className="flex flex-col gap-1.5 font-semibold">
          {t("scope")}
          <ToggleGroup
            label={t("scope")}
            value={draft.scope}
            onChange={(scope) => change({ scope })}
            options={scopes.map((value) => ({ value, label: t(`arranging:scope.${value}`) }))}
          />
          <Complaints of={form.sentencesOf("scope")} />
        </div>
      )}
      <fieldset data-field="shifts" className="flex flex-col gap-1.5">
        <legend className="mb-1.5 font-semibold">{t("work")}</legend>
        <span className="flex flex-wrap gap-2">
          {workShifts.map((one) => (
            <ToggleChip
              key={one}
              isOn={draft.shifts[one].isOn}
              className="min-w-20 flex-1 rounded-md"
              onClick={() => shift(one, { isOn: !draft.shifts[one].isOn })}
            >
              {t(shiftLabels[one])}
            </ToggleChip>
          ))}
        </span>
        <Complaints of={form.sentencesOf("shifts")} />
      </fieldset>
      {countsHeads &&
        asked.map((one) => (
          <Stepper
            key={one}
            label={`${t(shiftLabels[one])} ${t("people")}`}
            value={headWords(draft, one)}
            before={before(headWords(draft, one), headWords(valid, one))}
            less={t("lessPeople")}
            more={t("morePeople")}
            onLess={() => shift(one, { heads: Math.max(1, draft.shifts[one].heads - 1) })}
            onMore={() => shift(one, { heads: draft.shifts[one].heads + 1 })}
          />
        ))}
      <WishClocks form={form} known={known} valid={valid} usualTimes={usualTimes} />
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
