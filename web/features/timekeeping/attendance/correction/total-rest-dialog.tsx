import { useTranslation } from "react-i18next"
import { normaliseNumber } from "#modules/kernel/fields/normalise.ts"
import type { PunchView } from "#modules/timekeeping/contract.ts"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import { data } from "@/lib/client.ts"
import { numberOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { timekeeping } from "../../client.ts"
import { attendanceKey } from "../attendance-query.ts"

interface TotalRestDialogProps {
  readonly punch: PunchView
  readonly onClose: () => void
}
const isMinutes = (typed: string) => {
  const value = numberOrNull(typed)
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 1440
}
/** 休憩の設定 (D87): used instead of what was punched or the company's table, 0 when none was taken. */
export function TotalRestDialog({ punch, onClose }: TotalRestDialogProps) {
  const { t } = useTranslation("attendance")
  const { id, version } = punch
  const punched = punch.timekeepingRests.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  const form = useForm({
    first: { totalRestDuration: String(punch.totalRestDuration ?? punched), isCleared: false, reason: "" },
    words: { totalRestDuration: t("totalRest.minutes"), isCleared: t("totalRest.clear"), reason: t("dialog.reason") },
    rules: ({ values: { totalRestDuration, isCleared, reason } }) => [
      ...(isCleared || isMinutes(totalRestDuration) ? [] : [{ field: "totalRestDuration", key: "wrongRest" }]),
      ...(reason.trim() === "" ? [{ field: "reason", key: "reasonMissing" }] : []),
    ],
    say: (key) =>
      key === "wrongRest" ? t("totalRest.wrong") : key === "reasonMissing" ? t("dialog.reasonMissing") : undefined,
    write: ({ values: { totalRestDuration, isCleared, reason } }) =>
      writing({
        schema: async () =>
          (await import("#modules/timekeeping/contract.ts")).timekeepingContract.updateTotalRestDuration.body,
        body: {
          totalRestDuration: isCleared ? null : numberOrNull(totalRestDuration),
          reason: reason.trim(),
          version,
        },
        send: (body, extraHeaders) => data(timekeeping.updateTotalRestDuration({ params: { id }, body, extraHeaders })),
      }),
    invalidates: [attendanceKey],
    done: t("totalRest.saved"),
    onSaved: onClose,
  })
  const minutes = form.bind(
    "totalRestDuration",
    ({ totalRestDuration }) => totalRestDuration,
    (totalRestDuration, into) => ({ ...into, totalRestDuration, isCleared: false }),
  )
  return (
    <FormDialog
      form={form}
      title={t("totalRest.title")}
      action={t("totalRest.save")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
      foot={
        punch.totalRestDuration !== null && (
          <Button
            variant="quiet"
            className="mr-auto"
            onClick={() => {
              form.change((values) => ({ ...values, isCleared: true }))
              form.save()
            }}
          >
            {t("totalRest.clear")}
          </Button>
        )
      }
    >
      <p>{t("totalRest.hint")}</p>
      <TextField
        {...minutes}
        required
        normalise={normaliseNumber}
        inputMode="numeric"
        unit={t("totalRest.unit")}
        className="w-40"
      />
      <MemoField {...form.field("reason")} required rows={2} maxLength={255} hint={t("dialog.reasonHint")} />
    </FormDialog>
  )
}
