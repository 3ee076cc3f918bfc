import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { PunchView } from "#modules/timekeeping/contract.ts"
import { Button } from "@/components/ui/button.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { NumberInput } from "@/components/ui/typed-input.tsx"
import { fieldErrorOf } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { timekeeping } from "../../client.ts"
import { attendanceKey } from "../attendance-query.ts"
import { ReasonWindow } from "./reason-window.tsx"

interface TotalRestDialogProps {
  readonly punch: PunchView
  readonly onClose: () => void
}
type Minutes = NonNullable<PunchView["totalRestDuration"]>
const isMinutes = (value: number): value is Minutes => Number.isInteger(value) && value >= 0 && value <= 1440
const minutesIn = (typed: string) => {
  const value = typed.trim() === "" ? Number.NaN : Number(typed.normalize("NFKC"))
  return isMinutes(value) ? value : undefined
}
/** 休憩の設定 (D87): used instead of what was punched or the company's table, 0 when none was taken. */
export function TotalRestDialog({ punch, onClose }: TotalRestDialogProps) {
  const { t } = useTranslation("attendance")
  const punched = punch.timekeepingRests.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  const [typed, setTyped] = useState(String(punch.totalRestDuration ?? punched))
  const [reason, setReason] = useState("")
  const [isAsked, setAsked] = useState(false)
  const { id, version } = punch
  const save = useWrite({
    write: (body: { totalRestDuration: Minutes | null; reason: string; version: number }, extraHeaders) =>
      data(timekeeping.updateTotalRestDuration({ params: { id }, body, extraHeaders })),
    invalidates: [attendanceKey],
    done: t("totalRest.saved"),
    onDone: onClose,
    quiet: true,
  })
  const send = (totalRestDuration: Minutes | null | undefined) => {
    setAsked(true)
    if (totalRestDuration === undefined || reason.trim() === "") return
    save.mutate({ totalRestDuration, reason: reason.trim(), version })
  }
  const isWrong = isAsked && minutesIn(typed) === undefined
  return (
    <ReasonWindow
      title={t("totalRest.title")}
      hint={t("totalRest.hint")}
      action={t("totalRest.save")}
      reason={reason}
      onReason={setReason}
      isMissing={isAsked && reason.trim() === ""}
      error={save.error}
      isBusy={save.isPending}
      onSend={() => send(minutesIn(typed))}
      onClose={onClose}
      aside={
        punch.totalRestDuration !== null && (
          <Button variant="quiet" className="mr-auto" onClick={() => send(null)}>
            {t("totalRest.clear")}
          </Button>
        )
      }
    >
      <FormField
        label={t("totalRest.minutes")}
        required
        error={isWrong ? t("totalRest.wrong") : fieldErrorOf(save.error, "totalRestDuration")}
        className="w-40"
      >
        <NumberInput whole unit={t("totalRest.unit")} value={typed} onChange={setTyped} />
      </FormField>
    </ReasonWindow>
  )
}
