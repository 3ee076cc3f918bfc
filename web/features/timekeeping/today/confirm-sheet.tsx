import { List, LogIn } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { clockTime } from "@/lib/format.ts"
import type { MyDay } from "../day/my-day.ts"
import { clockOf } from "./clock-span.tsx"
import { Overlay, OverlayBody, OverlayDock } from "./overlay.tsx"
import type { Step } from "./steps.ts"

interface ConfirmSheetProps {
  readonly step: Extract<Step, { kind: "confirm" }>
  readonly day: MyDay
  readonly countsFromPunch: boolean
  readonly onConfirm: () => void
  readonly onAnother: () => void
  readonly onClose: () => void
}
/** Asked only when something is unusual (D111): too early, nothing arranged, another site than arranged. */
export function ConfirmSheet({ step, day, countsFromPunch, onConfirm, onAnother, onClose }: ConfirmSheetProps) {
  const { t } = useTranslation("today")
  const title = useId()
  const { why, facts, pressedAt } = step
  const plan = day.arrangements.find(({ taskId }) => taskId === facts.taskId) ?? day.nextUp
  const details = {
    early: [
      t("confirm.earlyDetail", { time: plan === undefined ? "" : clockOf(plan.startsAt) }),
      ...(countsFromPunch ? [] : [t("confirm.earlyWaits")]),
    ],
    noArrangement: [t("confirm.noArrangementDetail")],
    otherSite: [t("confirm.otherSiteDetail", { site: plan?.siteName ?? "" })],
  } as const
  const place = facts.isOffice === true ? t("receipt.office") : facts.siteName
  return (
    <Overlay titleId={title} onClose={onClose} isSheet>
      <OverlayBody>
        <h2 id={title} className="text-[1.5rem] leading-9 font-bold">
          {t(`confirm.${why}`)}
        </h2>
        <p className="mt-2 text-base">{details[why].join("")}</p>
        <dl className="mt-4 divide-y rounded-xl border bg-card text-base [&>div]:flex [&>div]:min-h-13 [&>div]:items-center [&>div]:justify-between [&>div]:gap-3 [&>div]:px-4">
          {place !== undefined && (
            <div>
              <dt className="text-muted-foreground">{t("confirm.place")}</dt>
              <dd className="text-right font-bold">{place}</dd>
            </div>
          )}
          <div>
            <dt className="text-muted-foreground">{t("confirm.time")}</dt>
            <dd className="tnum text-xl font-bold">{clockTime(pressedAt)}</dd>
          </div>
        </dl>
      </OverlayBody>
      <OverlayDock>
        <Button size="dock" onClick={onConfirm}>
          <LogIn />
          {t("inAt", { time: clockTime(pressedAt) })}
        </Button>
        <Button
          variant="outline"
          className="min-h-13 border-input text-base font-bold max-md:h-auto"
          onClick={onAnother}
        >
          <List />
          {t("confirm.another")}
        </Button>
        <Button variant="quiet" className="min-h-12 text-base font-bold max-md:h-auto" onClick={onClose}>
          {t("confirm.stop")}
        </Button>
      </OverlayDock>
    </Overlay>
  )
}
