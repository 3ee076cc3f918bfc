import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { type Fixable, FixLink } from "./fix-link.tsx"
import { useKindWords } from "./kind-words.ts"
import { SiteLink } from "./site-link.tsx"

export interface FoundKind {
  readonly kind: string
  readonly severity: string
  readonly findings: ReadonlyArray<
    Fixable & { readonly name: string; readonly uncollected?: { readonly month: string; readonly yen: number } }
  >
}
/** A kind that is found on every day must not bury the others. */
const atFirst = 8

interface FindingsProps {
  readonly of: FoundKind
  readonly month: string
}
/** One kind of finding: who, which day, and the way to where it is repaired. */
export function Findings({ of, month }: FindingsProps) {
  const { t } = useTranslation("close")
  const format = useFormat()
  const words = useKindWords()(of.kind)
  const isStop = of.severity === "stop"
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? of.findings : of.findings.slice(0, atFirst)
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
        <span className="text-xs font-normal text-muted-foreground">{words.hint}</span>
      </h3>
      <ul className="divide-y">
        {shown.map((finding) => (
          <li
            key={`${finding.site?.id ?? finding.userId} ${finding.day} ${finding.uncollected?.month}`}
            className="flex min-h-11 items-center gap-3 px-4 py-1.5 max-md:min-h-15 max-md:text-base"
          >
            {finding.site === undefined && <Avatar name={finding.name} size={24} decorative />}
            <span className="min-w-0 flex-1 md:max-w-56">{finding.site?.name ?? finding.name}</span>
            <span className="tnum min-w-0 flex-1 text-muted-foreground">
              {finding.uncollected !== undefined
                ? t("uncollected", {
                    month: format.month(finding.uncollected.month),
                    yen: yen(finding.uncollected.yen),
                  })
                : finding.day === null
                  ? t("wholeMonth")
                  : format.day(finding.day)}
              {finding.site !== undefined && `　${finding.name}`}
            </span>
            {finding.site === undefined ? (
              <FixLink finding={finding} month={month} name={finding.name} />
            ) : (
              finding.mayFix && <SiteLink site={finding.site} />
            )}
          </li>
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
