import { Ban, Check, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { boldReason } from "../task/candidates.ts"
import type { Candidate } from "../task/task-query.ts"

const looks = {
  ok: { Icon: Check, tone: "text-success" },
  warn: { Icon: TriangleAlert, tone: "text-warning" },
  refused: { Icon: Ban, tone: "text-danger" },
  already: { Icon: Check, tone: "text-muted-foreground" },
} as const

/** 割当可, 割当済み, 二重手配 …: a cell's answer to what is carried, in an icon and a word. */
export function VerdictMark({ answer }: { readonly answer: Candidate | "already" | undefined }) {
  const { t } = useTranslation("calendar")
  if (answer === undefined) return null
  const { Icon, tone } = looks[answer === "already" ? "already" : answer.verdict]
  const words = answer === "already" ? t("verdictAlready") : (boldReason(answer)?.title ?? t("verdictOk"))
  return (
    <span
      className={cn(
        "absolute right-0.5 bottom-0.5 flex items-center gap-0.5 rounded-sm bg-card/90 px-0.5 text-2xs font-bold",
        tone,
      )}
    >
      <Icon className="size-3" aria-hidden="true" />
      {words}
    </span>
  )
}
