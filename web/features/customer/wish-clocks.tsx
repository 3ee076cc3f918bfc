import { useTranslation } from "react-i18next"
import { PlannedTime } from "@/features/scheduling/task/planned-time.tsx"
import { Complaints } from "./complaints.tsx"
import { Stepper } from "./stepper.tsx"
import type { useWishForm } from "./use-wish-form.ts"
import type { Week } from "./week-query.ts"
import { mayOpenEnd, movedClock, usualSpan, type WishDraft, type WishTask } from "./wish-draft.ts"

const clocks = ["start", "end"] as const
type Clock = (typeof clocks)[number]

interface WishClocksProps {
  readonly form: ReturnType<typeof useWishForm>["form"]
  readonly known: WishTask | undefined
  readonly valid: WishDraft
  readonly usualTimes: Week["usualTimes"]
}
/** When the wished work begins and ends: five minutes a press from the usual hour, or typed; phones have their wheel. */
export function WishClocks({ form, known, valid, usualTimes }: WishClocksProps) {
  const { t } = useTranslation("customer")
  const { values: draft } = form
  const set = (clock: Clock, time: string | null) => form.change((now) => ({ ...now, [clock]: time }), [clock])
  const move = (clock: Clock, minutes: number) =>
    form.change(
      (now) => {
        const { from, to } = usualSpan(usualTimes, now)
        return { ...now, [clock]: movedClock(now[clock], minutes, clock === "start" ? from : to) }
      },
      [clock],
    )
  const words = (of: WishDraft, clock: Clock) => of[clock] ?? t("open")
  return clocks.map((clock) => {
    const time = draft[clock]
    const isDifferent = known !== undefined && time !== valid[clock]
    return (
      <div key={clock} data-field={clock} className="flex flex-col gap-1.5">
        <Stepper
          label={t(clock)}
          value={words(draft, clock)}
          before={isDifferent ? words(valid, clock) : undefined}
          less={t("earlier")}
          more={t("later")}
          none={
            clock === "end" && mayOpenEnd(known, valid, draft)
              ? { label: t("endOpen"), onPress: () => set(clock, null) }
              : undefined
          }
          onLess={() => move(clock, -5)}
          onMore={() => move(clock, 5)}
        >
          {time !== null && (
            <PlannedTime
              label={t(clock)}
              field={clock}
              value={time}
              isWrong={form.sentencesOf(clock).length > 0}
              onChange={(typed) => set(clock, typed)}
              className="text-center text-xl font-bold"
            />
          )}
        </Stepper>
        <Complaints of={form.sentencesOf(clock)} />
      </div>
    )
  })
}
