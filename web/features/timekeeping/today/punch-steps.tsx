import { CircleAlert } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { clockTime } from "@/lib/format.ts"
import type { KeptDay } from "@/lib/punch-queue/kept-day.ts"
import type { QueuedPress } from "@/lib/punch-queue/press.ts"
import type { MyDay } from "../day/my-day.ts"
import { ConfirmSheet } from "./confirm-sheet.tsx"
import { Overlay, OverlayBody, OverlayDock } from "./overlay.tsx"
import { Receipt } from "./receipt.tsx"
import { ShiftTicks } from "./shift-ticks.tsx"
import { SiteChoice } from "./site-choice.tsx"
import type { Step } from "./steps.ts"
import type { Punching } from "./use-punching.ts"

interface PunchStepsProps {
  readonly punching: Punching
  readonly kept: KeptDay | undefined
  readonly presses: ReadonlyArray<QueuedPress>
  readonly day: MyDay
}
/** What stands over 今日: a question, the choice of a site, the shifts done, the receipt. */
export function PunchSteps({ punching, kept, presses, day }: PunchStepsProps) {
  const { step, close, store } = punching
  if (step === undefined) return null
  switch (step.kind) {
    case "sites":
      return (
        <SiteChoice
          day={day}
          sites={kept?.today.sites ?? []}
          pressedAt={step.pressedAt}
          onChoose={(facts) => punching.checkInAt(facts, step.pressedAt)}
          onClose={close}
        />
      )
    case "confirm":
      return (
        <ConfirmSheet
          step={step}
          day={day}
          countsFromPunch={kept?.today.countsFromPunch ?? true}
          onConfirm={() => store(step.facts, step.pressedAt)}
          onAnother={() => punching.chooseSite(step.pressedAt)}
          onClose={close}
        />
      )
    case "ticks":
      return (
        <ShiftTicks
          step={step}
          today={day.day}
          arrangement={day.arrangements.find(({ taskId }) => taskId === step.of.taskId)}
          onDone={(facts) => store(facts, step.pressedAt)}
          onClose={close}
        />
      )
    case "notKept":
      return <NotKept step={step} onRetry={() => store(step.facts, step.pressedAt)} onClose={close} />
    case "receipt": {
      const press = presses.find(({ clientId }) => clientId === step.press.clientId) ?? step.press
      const taskId = press.taskId ?? day.open?.taskId
      return (
        <Receipt
          key={press.clientId}
          press={press}
          arrangement={day.arrangements.find((one) => one.taskId === taskId)}
          onClose={close}
          onUndo={() => punching.cancel(press)}
        />
      )
    }
  }
}
interface NotKeptProps {
  readonly step: Extract<Step, { kind: "notKept" }>
  readonly onRetry: () => void
  readonly onClose: () => void
}
/** The device could not store it: nothing is claimed, and the time pressed stays. */
function NotKept({ step, onRetry, onClose }: NotKeptProps) {
  const { t } = useTranslation("today")
  const title = useId()
  return (
    <Overlay titleId={title} onClose={onClose} isSheet>
      <OverlayBody className="flex gap-3">
        <CircleAlert aria-hidden="true" className="mt-1 size-6 shrink-0 text-danger" />
        <div role="alert">
          <h2 id={title} className="text-xl font-bold">
            {t("notKept")}
          </h2>
          <p className="mt-1 text-base">{t("notKeptHint", { time: clockTime(step.pressedAt) })}</p>
        </div>
      </OverlayBody>
      <OverlayDock>
        <Button size="dock" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
        <Button variant="quiet" className="min-h-12 text-base max-md:h-auto" onClick={onClose}>
          {t("confirm.stop")}
        </Button>
      </OverlayDock>
    </Overlay>
  )
}
