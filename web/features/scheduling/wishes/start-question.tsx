import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { shiftLabels } from "../shifts.ts"
import type { StartQuestion as Question } from "./asks-about-start.ts"

interface StartQuestionProps {
  readonly question: Question
  readonly isBusy: boolean
  readonly onAnswer: (isTimeTaken: 0 | 1) => void
  readonly onKeep: () => void
}
/** Asked before a wish for another time is accepted: both times, and a button for each; nothing is sent without one (TASK-20). */
export default function StartQuestion({ question, isBusy, onAnswer, onKeep }: StartQuestionProps) {
  const { t } = useTranslation(["customer", "labels"])
  const { now, wished, shift } = question
  const kind = now.to === wished.to ? "start" : now.from === wished.from ? "end" : "both"
  const words = ({ from, to }: Question["now"]) =>
    ({ start: from ?? "", end: to ?? "", both: `${from ?? ""}〜${to ?? ""}` })[kind]
  const times = { wished: words(wished), now: words(now) }
  return (
    <Dialog open onOpenChange={onKeep}>
      <DialogContent width={500}>
        <DialogHeader title={t("startTitle")} />
        <DialogBody>
          <p className="tnum mb-2 font-semibold">
            {shift !== undefined && `${t(shiftLabels[shift])}　`}
            {t(`startAsk.${kind}`, times)}
          </p>
          {t("startHint")}
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" busy={isBusy} onClick={() => onAnswer(0)}>
            {t("keepTime", { time: times.now })}
          </Button>
          <Button busy={isBusy} onClick={() => onAnswer(1)}>
            {t("takeTime", { time: times.wished })}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
