import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { shiftIds, workShifts } from "#modules/kernel/codes/shift.ts"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { data } from "@/lib/client.ts"
import { timekeeping } from "../../client.ts"
import type { ShiftId } from "../../day/arrangement.ts"
import { shiftOf } from "../../today/shift-looks.ts"
import type { Ticks } from "./draft.ts"

/** Whether the person is paid by the shift on that day, as the server says. */
const useAsksShifts = ({ userId, workingDay }: AttendanceDay) =>
  useQuery({
    queryKey: ["salaryType", userId, workingDay],
    queryFn: () => data(timekeeping.getUserSalaryType({ query: { userId, workingDay } })),
  }).data?.asksShifts === true

interface ShiftRowsProps {
  readonly day: AttendanceDay
  readonly ticks: Ticks
  readonly onChange: (ticks: Ticks) => void
  readonly wrong: string | undefined
}
/** Which shifts the punch counts as done, whole or half; only for people paid by the shift. */
export function ShiftRows({ day, ticks, onChange, wrong }: ShiftRowsProps) {
  const { t } = useTranslation("attendance")
  const { t: label } = useTranslation("labels")
  const isAsked = useAsksShifts(day)
  if (!isAsked) return null
  const without = (ids: ReadonlyArray<ShiftId>, id: ShiftId) => ids.filter((one) => one !== id)
  const toggle = (id: ShiftId) => {
    const isOn = ticks.shifts.includes(id)
    const shifts = isOn ? without(ticks.shifts, id) : [...ticks.shifts, id].toSorted()
    onChange({ shifts, halfShifts: without(ticks.halfShifts, id) })
  }
  const halve = (id: ShiftId) => {
    const isHalf = ticks.halfShifts.includes(id)
    onChange({ ...ticks, halfShifts: isHalf ? without(ticks.halfShifts, id) : [...ticks.halfShifts, id].toSorted() })
  }
  const box = "flex items-center gap-2 max-md:min-h-12"
  return (
    <fieldset data-field="shifts halfShifts">
      <legend className="mb-1 text-xs">{t("dialog.shifts")}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        {workShifts.map((shift) => {
          const id = shiftIds[shift]
          const word = label(shiftOf(id).key)
          const isOn = ticks.shifts.includes(id)
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
                    checked={ticks.halfShifts.includes(id)}
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
