import { useTranslation } from "react-i18next"
import { normaliseClockTime } from "#modules/kernel/fields/normalise.ts"
import { TextField } from "@/components/form/text-field.tsx"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"

const names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const
/** Monday first, as the working week is thought of. */
const order = [1, 2, 3, 4, 5, 6, 0] as const

/** 勤務日・時間: a ticked weekday has its hours; unticking clears them. */
export function ScheduleSection() {
  const { t } = useTranslation("people")
  const { t: common } = useTranslation("common")
  const { change, field, errorOf, values } = useStaffForm()
  return (
    <SectionCard section="schedule">
      <fieldset data-field="terms.schedule" className="col-span-full" aria-describedby="schedule-note">
        <legend className="sr-only">{t("field.schedule")}</legend>
        <div className="grid grid-cols-7 gap-3 md:big-text:grid-cols-4 max-lg:grid-cols-4 max-md:grid-cols-2 max-md:big-text:grid-cols-1">
          {order.map((day) => {
            const name = `terms.schedule.${day}`
            const hours = field(name)
            const tick = `terms.scheduled.${day}`
            const isOn = values[tick] === "1"
            const weekday = common(`weekday.${names[day]}`)
            return (
              <div key={day} className="flex flex-col gap-1">
                <Checkbox
                  checked={isOn}
                  disabled={hours.isReadOnly}
                  onCheckedChange={(isTicked) =>
                    change(
                      (now) => ({ ...now, [tick]: isTicked ? "1" : "", [name]: isTicked ? "08:00" : "" }),
                      [tick, name],
                    )
                  }
                >
                  {weekday}
                </Checkbox>
                {isOn && <TextField {...hours} normalise={normaliseClockTime} />}
              </div>
            )
          })}
        </div>
        <p id="schedule-note" aria-live="polite" className="mt-2 text-2xs text-danger max-md:text-sm">
          {errorOf("terms.schedule")}
        </p>
      </fieldset>
    </SectionCard>
  )
}
