import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { shiftIds, workShifts } from "#modules/kernel/codes/shift.ts"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { data } from "@/lib/client.ts"
import { timekeeping } from "../../client.ts"
import type { ShiftId } from "../../day/arrangement.ts"
import { shiftOf } from "../../today/shift-looks.ts"
import type { Draft } from "./draft.ts"

/** Whether the person is paid by the shift on that day, as the server says. */
const useAsksShifts = ({ userId, workingDay }: AttendanceDay) =>
  useQuery({
    queryKey: ["salaryType", userId, workingDay],
    queryFn: () => data(timekeeping.getUserSalaryType({ query: { userId, workingDay } })),
  }).data?.asksShifts === true

interface ShiftRowsProps {
  readonly day: AttendanceDay
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
  readonly wrong: string | undefined
}
/** Which shifts the punch counts as done, whole or half; only for people paid by the shift. */
export function ShiftRows({ day, draft, onChange, wrong }: ShiftRowsProps) {
  const { t } = useTranslation("attendance")
  const { t: label } = useTranslation("labels")
  const isAsked = useAsksShifts(day)
  if (!isAsked) return null
  const without = (ids: ReadonlyArray<ShiftId>, id: ShiftId) => ids.filter((one) => one !== id)
  const toggle = (id: ShiftId) => {
    const isOn = draft.shifts.includes(id)
    const shifts = isOn ? without(draft.shifts, id) : [...draft.shifts, id].toSorted()
    onChange({ ...draft, shifts, halfShifts: without(draft.halfShifts, id) })
  }
  const halve = (id: ShiftId) => {
    const isHalf = draft.halfShifts.includes(id)
    onChange({ ...draft, halfShifts: isHalf ? without(draft.halfShifts, id) : [...draft.halfShifts, id].toSorted() })
  }
  const box = "flex items-center gap-2 max-md:min-h-12"
  return (
    <fieldset data-field="shifts halfShifts">
      <legend className="mb-1 text-xs">{t("dialog.shifts")}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        {workShifts.map((shift) => {
          const id = shiftIds[shift]
          const word = label(shiftOf(id).key)
          const isOn = draft.shifts.includes(id)
          return (
            <div key={id} className="flex flex-wrap items-center gap-x-4">
              <label className={box}>
                <input type="checkbox" checked={isOn} onChange={() => toggle(id)} className="size-5 accent-primary" />
                {word}
              </label>
              {isOn && (
                <label className={box}>
                  <input
                    type="checkbox"
                    checked={draft.halfShifts.includes(id)}
                    onChange={() => halve(id)}
                    aria-label={t("dialog.halfOf", { shift: word })}
                    className="size-5 accent-primary"
                  />
                  {t("dialog.half")}
                </label>
              )}
            </div>
          )
        })}
      </div>
      {wrong !== undefined && (
        <p role="alert" className="mt-1 text-danger text-xs">
          {wrong}
        </p>
      )}
    </fieldset>
  )
}
