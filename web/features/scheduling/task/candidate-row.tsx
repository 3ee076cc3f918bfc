import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Button } from "@/components/ui/button.tsx"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import { boldReason } from "./candidates.ts"
import { RecordLink } from "./more/record-link.tsx"
import { Reason } from "./reason.tsx"
import type { Candidate } from "./task-query.ts"

interface CandidateRowProps {
  readonly candidate: Candidate
  /** With the button that was pressed: it goes with its row. */
  readonly onAssign: (control: HTMLElement) => void
}
/** Somebody who could be asked, with the one reason that counts most. */
export function CandidateRow({ candidate, onAssign }: CandidateRowProps) {
  const { t } = useTranslation("calendar")
  const { userId, name, trade, vendorCompanyName, verdict, lastHere } = candidate
  const { shortDay } = useFormat()
  const tradeWord = useTradeName()
  const reason = boldReason(candidate)
  const isRefused = verdict === "refused"
  return (
    <li
      data-candidate=""
      tabIndex={isRefused ? -1 : undefined}
      className="flex min-h-13 items-center gap-3 border-b px-4 py-1.5"
    >
      <Avatar name={name} size={32} decorative muted={isRefused} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <RecordLink
            kind="staff"
            id={userId}
            className={cn("shrink-0 text-sm font-medium", isRefused && "text-muted-foreground")}
          >
            {name}
          </RecordLink>
          <span className="text-2xs text-muted-foreground">
            {[trade === null ? null : tradeWord(trade), vendorCompanyName].filter(Boolean).join("・")}
          </span>
        </p>
        {reason === undefined ? (
          <Reason
            verdict="ok"
            title={t("canAssign")}
            fact={lastHere === null ? undefined : t("lastHere", { day: shortDay(lastHere) })}
          />
        ) : (
          <Reason verdict={reason.verdict} title={reason.title} fact={reason.fact} />
        )}
      </div>
      {!isRefused && (
        <Button
          variant="outline"
          size="sm"
          data-assign=""
          aria-label={t("assignName", { name })}
          onClick={({ currentTarget }) => onAssign(currentTarget)}
        >
          <Plus />
          {t("assign")}
        </Button>
      )}
    </li>
  )
}
