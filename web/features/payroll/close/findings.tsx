import { Check } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { FindingRow } from "./finding-row.tsx"
import type { FoundRow } from "./found-row.ts"
import { useKindWords } from "./kind-words.ts"
import type { Looking } from "./use-looking.ts"

export interface FoundKind {
  readonly kind: string
  readonly severity: string
  readonly findings: ReadonlyArray<FoundRow>
}
/** Nobody has looked at it with these facts; of what stops a month that is never asked. */
export const isWaiting = ({ lookedAt }: FoundRow) => lookedAt === undefined
/** A kind that is found on every day must not bury the others. */
const atFirst = 8

interface FindingsProps {
  readonly of: FoundKind
  readonly month: string
  /** 確認した, for whoever may say so while the month is open. */
  readonly looking?: Looking
}
/** One kind of finding: who, which day, and the way to where it is repaired. */
export function Findings({ of, month, looking }: FindingsProps) {
  const { t } = useTranslation("close")
  const { t: looks } = useTranslation("looks")
  const words = useKindWords()(of.kind)
  const isStop = of.severity === "stop"
  const [isWhole, setWhole] = useState(false)
  const waiting = of.findings.filter(isWaiting)
  // What still asks comes first; what was looked at stays below it.
  const inOrder = [...waiting, ...of.findings.filter((one) => !isWaiting(one))]
  const shown = isWhole ? inOrder : inOrder.slice(0, atFirst)
  return (
    <Card
      className="outline-none focus-visible:ring-2 focus-visible:ring-ring/50"
      id={`check-${of.kind}`}
      tabIndex={-1}
      data-check
    >
      <h3 className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b bg-muted px-4 py-1.5">
        <b>{words.name}</b>
        <Badge tone={isStop ? "danger" : "warning"}>{t("items", { count: of.findings.length })}</Badge>
        <span className="min-w-0 flex-1 text-xs font-normal text-muted-foreground">{words.hint}</span>
        {looking !== undefined && waiting.length > 1 && of.kind !== "noAccount" && (
          <Button
            variant="outline"
            size="sm"
            busy={looking.isBusy}
            onClick={() => looking.set(waiting, 1)}
            className="max-md:h-12 max-md:w-full"
          >
            <Check aria-hidden="true" className="size-4" />
            {looks("lookedAll", { count: waiting.length })}
          </Button>
        )}
      </h3>
      <ul className="divide-y">
        {shown.map((finding) => (
          <FindingRow
            key={`${finding.site?.id ?? finding.userId} ${finding.day} ${finding.uncollected?.month} ${finding.premium?.insurance} ${finding.premium?.month}`}
            finding={finding}
            kind={words.name}
            month={month}
            looking={looking}
          />
        ))}
      </ul>
      {shown.length < of.findings.length && (
        <Button
          variant="quiet"
          className="w-full rounded-none border-t border-t-border max-md:h-12"
          onClick={() => setWhole(true)}
        >
          {t("showAll", { count: of.findings.length - shown.length })}
        </Button>
      )}
    </Card>
  )
}
