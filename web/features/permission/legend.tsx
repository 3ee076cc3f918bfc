import { useTranslation } from "react-i18next"
import { Kbd } from "@/components/ui/kbd.tsx"
import { AnswerMark } from "./answer-mark.tsx"

/** What the marks mean, and by which keys one moves. */
export function Legend() {
  const { t } = useTranslation("permission")
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-x-5 gap-y-1 border-t px-3 py-2 text-xs text-muted-foreground max-md:text-sm">
      <span className="flex items-center gap-1.5">
        <AnswerMark answer="yes" />
        <span aria-hidden="true">{t("answer.yes")}</span>
      </span>
      <span className="flex items-center gap-1.5">
        <AnswerMark answer="conditional" />
        <span aria-hidden="true">{t("legendConditional")}</span>
      </span>
      <span className="flex items-center gap-1.5">
        <AnswerMark answer="no" />
        <span aria-hidden="true">{t("legendNo")}</span>
      </span>
      <span className="ml-auto max-md:hidden print:hidden">
        <Kbd>←↑↓→</Kbd> {t("move")}
      </span>
    </footer>
  )
}
