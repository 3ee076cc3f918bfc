import { Check, Minus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import type { Cell } from "./permission.ts"

/** できる, 条件つき or できない: a mark for the eye, the word for who hears it. */
export function AnswerMark({ answer }: { readonly answer: Cell["answer"] }) {
  const { t } = useTranslation("permission")
  const word = <span className="sr-only">{t(`answer.${answer}`)}</span>
  if (answer === "conditional")
    return (
      <Badge tone="warning">
        <span aria-hidden="true">{t("condition")}</span>
        {word}
      </Badge>
    )
  return answer === "yes" ? (
    <span className="inline-grid size-5 place-items-center rounded-full bg-success-bg text-success">
      <Check className="size-3.5" aria-hidden="true" />
      {word}
    </span>
  ) : (
    <span className="inline-grid size-5 place-items-center text-muted-foreground">
      <Minus className="size-3.5" aria-hidden="true" />
      {word}
    </span>
  )
}
