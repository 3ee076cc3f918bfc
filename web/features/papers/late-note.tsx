import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { slashDate } from "@/lib/format.ts"
import type { PaperRow } from "./paper-queries.ts"

/** BEY-20: a paper that we would pay later than the law has it, with the rule and the last lawful day. */
export function LateNote({ late }: { readonly late: PaperRow["lateByLaw"] }) {
  const { t } = useTranslation("papers")
  if (late === null) return null
  return (
    <p role="status" className="flex gap-2 rounded-lg bg-warning-bg p-4 text-warning">
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <b className="block">{t(`late.${late.rule}`)}</b>
        {t("late.by", { day: slashDate(late.lastDay) })}
      </span>
    </p>
  )
}
