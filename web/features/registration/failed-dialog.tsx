import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { wrongFieldsOf } from "@/lib/form/wrong.ts"
import { yen } from "@/lib/format.ts"
import { changedPlanOf } from "./changed-plan.ts"
import type { WizardForm } from "./use-wizard-form.ts"

/** A registration that failed (WIZ-18): the specification's title, and below it the true cause and what to do (D7). */
export function FailedDialog({ form }: { readonly form: WizardForm }) {
  const { t } = useTranslation(["registration", "common"])
  const { t: common } = useTranslation("common")
  const [read, setRead] = useState(0)
  const { failure, refusals, wrong } = form
  const fields = wrongFieldsOf(wrong)
  const isWrong = fields.length > 0
  const changed = changedPlanOf(failure)
  const cause = isWrong
    ? t("failedFields", { count: fields.length, fields: fields.map(form.word).join("、") })
    : t("failedCause", { cause: failure === undefined ? "" : sentenceOf(failure, common) })
  return (
    <ConfirmDialog
      open={failure !== undefined && refusals > read}
      onOpenChange={() => {
        setRead(refusals)
        // Back to what he was about to send, as it is by now.
        if (changed !== undefined) form.save()
      }}
      title={t("failedTitle")}
      description={
        changed === undefined
          ? `${cause} ${t("failedNext")}`
          : t("planChanged", {
              name: changed.name,
              price: yen(changed.price),
              people: changed.totalUser === null ? t("unlimited") : t("upTo", { count: changed.totalUser }),
            })
      }
      action={t(isWrong ? "failedMend" : changed === undefined ? "failedRetry" : "failedLook")}
      cancel={t("common:cancel")}
      destructive={false}
      onConfirm={() => {
        setRead(refusals)
        if (changed !== undefined) form.save()
        else if (!isWrong) form.confirm()
      }}
    />
  )
}
