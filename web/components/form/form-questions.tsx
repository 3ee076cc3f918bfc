import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import type { AnyForm } from "./any-form.ts"

export interface QuestionWords {
  readonly title: string
  readonly description: string
  readonly action: string
}
interface FormQuestionsProps {
  readonly form: AnyForm
  readonly words: (names: ReadonlyArray<string>) => QuestionWords
}
/** What is asked before it is saved: yes saves, no goes back to what was typed. */
export function FormQuestions({ form, words }: FormQuestionsProps) {
  const { t } = useTranslation("common")
  const { title, description, action } = words(form.questions)
  return (
    <ConfirmDialog
      open={form.questions.length > 0}
      onOpenChange={form.dismissQuestions}
      destructive={false}
      title={title}
      description={description}
      action={action}
      cancel={t("keepInput")}
      onConfirm={form.confirm}
    />
  )
}
