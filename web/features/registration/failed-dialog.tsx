import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { wrongFieldsOf } from "@/lib/form/wrong.ts"
import type { WizardForm } from "./use-wizard-form.ts"

/** A registration that failed (WIZ-18): the specification's title, and below it the true cause and what to do (D7). */
export function FailedDialog({ form }: { readonly form: WizardForm }) {
  const { t } = useTranslation(["registration", "common"])
  const { t: common } = useTranslation("common")
  const [read, setRead] = useState(0)
  const { failure, refusals, wrong } = form
  const fields = wrongFieldsOf(wrong)
  const isWrong = fields.length > 0
  const cause = isWrong
    ? t("failedFields", { count: fields.length, fields: fields.map(form.word).join("、") })
    : t("failedCause", { cause: failure === undefined ? "" : sentenceOf(failure, common) })
  return (
    <ConfirmDialog
      open={failure !== undefined && refusals > read}
      onOpenChange={() => setRead(refusals)}
      title={t("failedTitle")}
      description={`${cause} ${t("failedNext")}`}
      action={isWrong ? t("failedMend") : t("failedRetry")}
      cancel={t("common:cancel")}
      destructive={false}
      onConfirm={() => {
        setRead(refusals)
        if (!isWrong) form.confirm()
      }}
    />
  )
}
