import { useTranslation } from "react-i18next"
import { normaliseClockTime } from "#modules/kernel/fields/normalise.ts"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { TextField } from "./fields.tsx"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.tsx"

const names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const
/** Monday first, as the working week is thought of. */
const order = [1, 2, 3, 4, 5, 6, 0] as const

/** 勤務日・時間: a ticked weekday has its hours; unticking clears them. */
export function ScheduleSection() {
  const { t } = useTranslation("people")
  const { t: common } = useTranslation("common")
  const { values, errors, set, mayWrite } = useStaffForm()
  const wrong = errors["terms.schedule"]
  return (
    <SectionCard section="schedule">
      <fieldset data-key="terms.schedule" className="col-span-full" aria-describedby="schedule-note">
        <legend className="sr-only">{t("field.schedule")}</legend>
        <div className="grid grid-cols-7 gap-3 max-lg:grid-cols-4 max-md:grid-cols-2">
          {order.map((day) => {
            const key = `terms.schedule.${day}`
            const isOn = (values[key] ?? "") !== ""
            const weekday = common(`weekday.${names[day]}`)
            return (
              <div key={day} className="flex flex-col gap-1">
                <Checkbox
                  checked={isOn}
                  disabled={!mayWrite(key)}
                  onCheckedChange={(isTicked) => set(key, isTicked ? "08:00" : "")}
                >
                  {weekday}
                </Checkbox>
                {isOn && (
                  <TextField name={key} label={t("field.hoursOf", { weekday })} normalise={normaliseClockTime} />
                )}
              </div>
            )
          })}
        </div>
        <p id="schedule-note" aria-live="polite" className="mt-2 text-2xs text-danger max-md:text-sm">
          {wrong}
        </p>
      </fieldset>
    </SectionCard>
  )
}
