import { useTranslation } from "react-i18next"
import type { AttendanceDay, PunchView } from "#modules/timekeeping/contract.ts"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { TimeField } from "@/components/form/figure-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { Labelled } from "@/components/form/labelled.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { Combobox } from "@/components/ui/combobox.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { useFormat } from "@/lib/use-format.ts"
import { endedOf, isAtWork, lengthsOf, liesNextDay, ticksOf, timesOf } from "./draft.ts"
import { NextDay } from "./next-day.tsx"
import { RestRows } from "./rest-rows.tsx"
import { ShiftRows } from "./shift-rows.tsx"
import { useCorrection } from "./use-correction.ts"
import { nameOfPlace } from "./use-places.ts"

interface CorrectionDialogProps {
  readonly day: AttendanceDay
  /** Undefined adds a punch. */
  readonly punch: PunchView | undefined
  readonly onClose: () => void
}

/** 打刻の訂正: in and out with 翌, rests, and always a reason. */
export function CorrectionDialog({ day, punch, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const { form, show, places } = useCorrection(day, punch, onClose)
  const { values, field } = form
  const step = useWorkspace().company.blockMinute
  const times = timesOf(values, day.workingDay, form.stored)
  const ended = times === undefined ? undefined : endedOf(times)
  const lengths = ended === undefined ? undefined : lengthsOf(ended)
  const goesOn = isAtWork(form.stored) && values.end === ""
  const place = form.bind("taskId", nameOfPlace, (name, into) => ({ ...into, ...places.placeOf(name) }))
  const isNew = punch === undefined
  return (
    <FormDialog
      form={form}
      title={t(isNew ? "dialog.add" : "dialog.correct")}
      description={`${day.name}・${format.longDay(day.workingDay)}`}
      action={t(isNew ? "dialog.saveAdd" : "dialog.save")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
      conflict={<ConflictNote form={form} show={show} title={t("conflict.title")} />}
    >
      <Labelled of={place}>
        <Combobox
          options={places.options}
          value={place.value}
          disabled={place.isReadOnly}
          onChange={(name) => name !== null && place.onChange(name)}
        />
      </Labelled>
      <div className="grid grid-cols-2 gap-4">
        <TimeField step={step} {...field("start")} required />
        <TimeField
          step={step}
          {...field("end")}
          required={!isAtWork(form.stored)}
          hint={isAtWork(form.stored) ? t("dialog.stillAtWork") : undefined}
          aside={<NextDay if={liesNextDay(values.end, values.start)} />}
        />
      </div>
      <RestRows form={form} />
      {!goesOn && (
        <ShiftRows
          day={day}
          ticks={ticksOf(values, day.plans, times)}
          onChange={(ticks) => form.change((now) => ({ ...now, ticks }), ["shifts", "halfShifts"])}
          wrong={form.errorOf("shifts", "halfShifts")}
        />
      )}
      {lengths !== undefined && (
        <p className="tnum text-muted-foreground">
          {t(lengths.rest === 0 ? "dialog.lengthByRule" : "dialog.length", {
            presence: format.duration(lengths.presence),
            rest: format.duration(lengths.rest),
          })}
        </p>
      )}
      <MemoField
        {...field("reason")}
        required
        rows={2}
        maxLength={255}
        hint={t("dialog.reasonHint")}
        placeholder={t("dialog.reasonExample")}
      />
    </FormDialog>
  )
}
