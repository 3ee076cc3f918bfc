import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { FoundRow } from "./found-row.ts"
import { PayInCash } from "./pay-in-cash.tsx"
import type { Looking } from "./use-looking.ts"

interface LookedAtProps {
  readonly finding: FoundRow
  readonly kind: string
  readonly looking: Looking | undefined
}
/** 確認した, or who did and when; taken back by whoever may look. */
export function LookedAt({ finding, kind, looking }: LookedAtProps) {
  const { t } = useTranslation("looks")
  const format = useFormat()
  const { lookedAt, mark, site } = finding
  if (mark === undefined) return null
  const name = site?.name ?? finding.name
  if (lookedAt === undefined) {
    if (looking !== undefined && finding.kind === "noAccount") return <PayInCash finding={finding} looking={looking} />
    return (
      looking !== undefined && (
        <Button
          variant="quiet"
          size="sm"
          disabled={looking.isBusy}
          onClick={() => looking.set([finding], 1)}
          aria-label={t("lookedOf", { name, kind })}
          className="max-md:h-12"
        >
          <Check aria-hidden="true" className="size-4" />
          {t("looked")}
        </Button>
      )
    )
  }
  return (
    <>
      <span className="tnum flex items-center gap-1 text-xs text-success max-md:text-sm">
        <Check aria-hidden="true" className="size-3.5" />
        {t("lookedBy", { day: format.day(dayOfInstant(lookedAt.at)), time: clockTime(lookedAt.at), who: lookedAt.by })}
        {lookedAt.reason !== null && <span>（{t("lookedWhy", { reason: lookedAt.reason })}）</span>}
      </span>
      {looking !== undefined && (
        <Button
          variant="quiet"
          size="sm"
          disabled={looking.isBusy}
          onClick={() => looking.set([finding], 0)}
          aria-label={t("takeBackOf", { name, kind })}
          className="max-md:h-12"
        >
          {t("takeBack")}
        </Button>
      )}
    </>
  )
}
