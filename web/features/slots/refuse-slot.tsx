import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLeaving } from "@/components/form/leave-question.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { Input } from "@/components/ui/input.tsx"
import { ToggleChip } from "@/components/ui/toggle-chip.tsx"
import { shiftLabels, shiftOfId } from "@/features/scheduling/shifts.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Slot } from "./slots-query.ts"

const reasons = ["busy", "few", "off", "skill"] as const

interface RefuseSlotProps {
  readonly slot: Slot
  readonly isSending: boolean
  readonly onRefuse: (reason: string) => void
  readonly onKeep: () => void
}
/** 「出せません」 with one of four reasons by a tap, or with words of one's own, which closing it asks about. */
export default function RefuseSlot({ slot, isSending, onRefuse, onKeep }: RefuseSlotProps) {
  const { t } = useTranslation(["slots", "labels"])
  const { day } = useFormat()
  const id = useId()
  const [reason, setReason] = useState<(typeof reasons)[number]>()
  const [words, setWords] = useState("")
  const { leave, question } = useLeaving({
    // Once it is sent the slot goes away by itself.
    wouldLose: () => words.trim() !== "" && !isSending,
    changed: ["words"],
    word: () => t("ownWords"),
    letGo: () => setWords(""),
  })
  const close = () => {
    if (!isSending) leave(onKeep)
  }
  const said = words.trim() !== "" ? words.trim() : reason === undefined ? "" : t(`reasons.${reason}`)
  const facts = { site: slot.constructionSiteName, day: day(slot.day), shift: t(shiftLabels[shiftOfId(slot.shift)]) }
  return (
    <Dialog open disablePointerDismissal onOpenChange={close}>
      <DialogContent width={500}>
        <DialogHeader
          title={t("cannotTitle")}
          description={t(slot.workers.length > 0 ? "cannotHint" : "cannotFacts", facts)}
        />
        <DialogBody>
          <fieldset className="flex flex-wrap gap-2" aria-label={t("reason")}>
            {reasons.map((one) => (
              <ToggleChip key={one} isOn={one === reason} onClick={() => setReason(one)}>
                {t(`reasons.${one}`)}
              </ToggleChip>
            ))}
          </fieldset>
          <label htmlFor={`${id}words`} className="mt-4 flex flex-col gap-1.5 font-semibold">
            {t("ownWords")}
            <Input
              id={`${id}words`}
              value={words}
              maxLength={255}
              placeholder={t("ownWordsHint")}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={close}>
            {t("keep")}
          </Button>
          <Button variant="destructive" busy={isSending} disabled={said === ""} onClick={() => onRefuse(said)}>
            {t("refuse")}
          </Button>
        </DialogFooter>
        {question}
      </DialogContent>
    </Dialog>
  )
}
