import { CircleCheck, TriangleAlert } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { numberIn } from "#modules/kernel/fields/normalise.ts"
import { shiftFields } from "#modules/scheduling/codes.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { cn } from "@/lib/class-names.ts"
import { type ShiftDefault, sumOf } from "../calendar-model.ts"
import { mayEndNextDay, shiftLabels, shiftLooks, type WorkShift, workShifts } from "../shifts.ts"
import { endsNextDay, timesWords } from "../time-words.ts"
import { type ShiftDraft, tick, untick, withShift } from "./draft.ts"
import { LevelInput } from "./more/level-input.tsx"
import { PlannedTime } from "./planned-time.tsx"
import { fieldsOfShift } from "./task-fields.ts"
import type { TaskView } from "./task-query.ts"
import type { Arrangement } from "./use-arrangement.ts"

/** 人工 that are on a shift, as typed; what is no number counts as one person. */
export const assignedOn = ({ people }: ShiftDraft) => sumOf(people.map(({ count }) => numberIn(count) ?? 1))

interface ShiftCardsProps {
  readonly form: Arrangement
  readonly view: TaskView | undefined
  readonly shifts: ReadonlyArray<ShiftDefault>
  readonly active: WorkShift
  readonly onActivate: (shift: WorkShift) => void
  readonly isFixedPrice: boolean
}
/** The four shifts, each a card that is ticked, timed and counted, and that shows its people below when pressed. */
export function ShiftCards(props: ShiftCardsProps) {
  return (
    <div className="grid shrink-0 gap-2 border-b bg-background p-2.5 max-md:p-4 md:grid-cols-4">
      {workShifts.map((shift) => (
        <ShiftCard key={shift} {...props} shift={shift} />
      ))}
    </div>
  )
}
function ShiftCard({
  form,
  view,
  shifts,
  active,
  onActivate,
  isFixedPrice,
  shift,
}: ShiftCardsProps & { readonly shift: WorkShift }) {
  const { t } = useTranslation(["calendar", "labels"])
  const { values: draft, change, errorOf, blame, word } = form
  const now = draft.shifts[shift]
  const fields = shiftFields[shift]
  const label = t(shiftLabels[shift])
  const usual = shifts.find(({ key }) => key === shift)
  const wrong = fieldsOfShift(shift).find((field) => errorOf(field) !== undefined)
  const wrongId = useId()
  const describe = (...fields: ReadonlyArray<string>) =>
    wrong !== undefined && fields.includes(wrong) ? { "aria-describedby": wrongId } : {}
  const edit = (part: Partial<ShiftDraft>) => change((before) => withShift(before, shift, part), fieldsOfShift(shift))
  /** A start answers for its end too: which of them is wrong shows when either is left. */
  const leaveTimes = () => form.leave(fields.from, fields.to)
  const setOn = (isOn: boolean) => {
    onActivate(shift)
    if (isOn) return change((before) => tick(before, shift, shifts), fieldsOfShift(shift))
    // D80: people who are saved on it come off first; the sentence names them.
    const saved = (view?.workers ?? []).filter(
      (worker) => worker[fields.flag] === 1 && now.people.some(({ userId }) => userId === worker.userId),
    )
    if (saved.length > 0) return blame(fields.flag, `peopleStillOn:${saved.map(({ name }) => name).join("、")}`)
    change((before) => untick(before, shift), fieldsOfShift(shift))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card with a head of its own, not a form's fieldset
    <div
      role="group"
      aria-label={label}
      data-field={fields.flag}
      className={cn(
        "relative overflow-hidden rounded-lg border border-strong bg-card py-2 pr-2.5 pl-4",
        !now.isOn && "border-dashed bg-transparent",
        active === shift && "border-primary ring-1 ring-primary",
      )}
    >
      <span
        aria-hidden="true"
        className={cn("absolute inset-y-0 left-0 w-1.5", now.isOn ? shiftLooks[shift].mark : "bg-border")}
      />
      <div className="flex min-h-8 items-center gap-2">
        <Checkbox aria-label={t("useShift", { shift: label })} checked={now.isOn} onCheckedChange={setOn} />
        <button
          type="button"
          aria-pressed={active === shift}
          onClick={() => onActivate(shift)}
          className={cn(
            "min-w-0 flex-1 truncate text-left text-sm font-bold max-md:min-h-12",
            now.isOn && shiftLooks[shift].text,
          )}
        >
          {label}
        </button>
        {now.isOn && !isFixedPrice && <Fill draft={now} />}
      </div>
      {now.isOn ? (
        <>
          <div className="mt-1 flex items-center gap-1.5">
            <PlannedTime
              label={t("fromOf", { shift: label })}
              value={now.from}
              field={fields.from}
              isWrong={errorOf(fields.from) !== undefined}
              {...describe(fields.from)}
              onChange={(from) => edit({ from })}
              onLeave={leaveTimes}
              className="px-2"
            />
            <span className="shrink-0 text-xs">
              {endsNextDay(now.from, now.to) && mayEndNextDay(shift) ? t("untilNextDay") : "〜"}
            </span>
            <PlannedTime
              label={t("toOf", { shift: label })}
              value={now.to}
              field={fields.to}
              isWrong={errorOf(fields.to) !== undefined}
              {...describe(fields.to)}
              onChange={(to) => edit({ to })}
              onLeave={leaveTimes}
              className="px-2"
            />
          </div>
          <div className="tnum mt-1.5 flex items-center gap-1.5 text-xs">
            {!isFixedPrice && (
              <>
                <span>{t("needed")}</span>
                <LevelInput
                  data-field={`${fields.needed} ${fields.heads}`}
                  aria-label={t("neededOf", { shift: label })}
                  {...describe(fields.needed, fields.heads)}
                  aria-invalid={errorOf(fields.needed, fields.heads) !== undefined || undefined}
                  value={now.needed}
                  onChange={(needed) => edit({ needed })}
                  onBlur={() => form.leave(fields.needed)}
                  className="h-8 w-14 px-1.5"
                />
                <span>{t("manDays")}</span>
              </>
            )}
            <span className="ml-auto whitespace-nowrap text-muted-foreground">
              {t("assigned")} <b className="text-foreground">{assignedOn(now)}</b>
            </span>
          </div>
        </>
      ) : (
        <p className="mt-1 text-2xs text-muted-foreground max-md:text-sm">
          {usual?.from != null && usual.to !== null
            ? t("unusedShift", { times: timesWords({ from: usual.from, to: usual.to }, t("nextDay")) })
            : t("unusedShiftPlain")}
        </p>
      )}
      {wrong !== undefined && (
        <p id={wrongId} role="alert" className="mt-1 text-2xs text-danger max-md:text-sm">
          {wrong === fields.flag ? errorOf(wrong) : `${word(wrong)}：${errorOf(wrong)}`}
        </p>
      )}
    </div>
  )
}
/** 不足 1.5, 充足 or 1人工 多い, from what stands in the form now. */
function Fill({ draft }: { readonly draft: ShiftDraft }) {
  const { t } = useTranslation("calendar")
  const needed = numberIn(draft.needed)
  if (needed === undefined) return null
  const missing = sumOf([needed, -assignedOn(draft)])
  if (missing > 0)
    return (
      <Badge tone="danger">
        <TriangleAlert aria-hidden="true" />
        {t("shortOnly", { count: missing })}
      </Badge>
    )
  return missing < 0 && needed > 0 ? (
    <Badge tone="warning">{t("tooMany", { count: -missing })}</Badge>
  ) : (
    <Badge tone="success">
      <CircleCheck aria-hidden="true" />
      {t("full")}
    </Badge>
  )
}
