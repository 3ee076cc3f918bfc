import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
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
/** 「出せません」 with one of four reasons: a tap, nothing to type. */
export default function RefuseSlot({ slot, isSending, onRefuse, onKeep }: RefuseSlotProps) {
  const { t } = useTranslation(["slots", "labels"])
  const { day } = useFormat()
  const [reason, setReason] = useState<(typeof reasons)[number]>("busy")
  const facts = { site: slot.constructionSiteName, day: day(slot.day), shift: t(shiftLabels[shiftOfId(slot.shift)]) }
  return (
    <Dialog open onOpenChange={onKeep}>
      <DialogContent width={500}>
        <DialogHeader title={t("cannotTitle")} description={t("cannotHint", facts)} />
        <DialogBody>
          <fieldset className="flex flex-wrap gap-2" aria-label={t("reason")}>
            {reasons.map((one) => (
              <ToggleChip key={one} isOn={one === reason} onClick={() => setReason(one)}>
                {t(`reasons.${one}`)}
              </ToggleChip>
            ))}
          </fieldset>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onKeep}>
            {t("keep")}
          </Button>
          <Button variant="destructive" busy={isSending} onClick={() => onRefuse(t(`reasons.${reason}`))}>
            {t("refuse")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
