import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { CreateTaskQuestion } from "./create-task-question.tsx"
import type { SiteForm } from "./use-site-form.ts"

/** What is asked before a site is saved, one after another; each leads back to the form (SITE-05, SITE-06, D63). */
export function SiteQuestions({ form, isNew }: { readonly form: SiteForm; readonly isNew: boolean }) {
  const { t } = useTranslation(["works", "common"])
  const { questions, dismissQuestions } = form
  const [answered, setAnswered] = useState(0)
  useEffect(() => {
    if (questions.length === 0) setAnswered(0)
  }, [questions])
  const asked = questions[answered]
  const isLast = answered === questions.length - 1
  const yes = () => (isLast ? form.confirmWith(false) : setAnswered(answered + 1))
  if (asked === undefined) return null
  if (asked === "createTask") return <CreateTaskQuestion form={form} onBack={dismissQuestions} />
  const words =
    asked === "sameName"
      ? {
          title: t("sameNameTitle"),
          description: t("sameName"),
          action: isNew ? t("createAnyway") : t("saveAnyway"),
        }
      : { title: t("fixedPriceTitle"), description: t("fixedPriceAsked"), action: t("goOn") }
  return (
    <ConfirmDialog
      key={asked}
      open
      onOpenChange={dismissQuestions}
      destructive={false}
      {...words}
      cancel={t("common:keepInput")}
      onConfirm={yes}
    />
  )
}
