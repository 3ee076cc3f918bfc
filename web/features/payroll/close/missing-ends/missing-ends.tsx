import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { Input } from "@/components/ui/input.tsx"
import { attendanceKey } from "@/features/timekeeping/attendance/attendance-query.ts"
import { type ToldEnd, useTellEnds } from "@/features/timekeeping/ends/use-tell-ends.ts"
import { clockTime } from "@/lib/format.ts"
import { type Check, type Finding, payKey } from "../../queries.ts"
import { useKindWords } from "../kind-words.ts"
import { EndRow } from "./end-row.tsx"
import { endInstant } from "./end-times.ts"

/** How many stand there at first. */
const atFirst = 8
const idOf = ({ end, userId }: Finding) => end?.punch.id ?? userId

interface MissingEndsProps {
  readonly of: Check
  readonly month: string
}
/** 退勤なし (04a): each with the plan's end as proposal and what speaks for it, taken one by one or all at once. */
export function MissingEnds({ of, month }: MissingEndsProps) {
  const { t } = useTranslation("ends")
  const { t: close } = useTranslation("close")
  const words = useKindWords()(of.kind)
  const { tell, busy, refused } = useTellEnds([payKey, attendanceKey])
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const [wrong, setWrong] = useState<ReadonlyMap<number, string>>(new Map())
  const [reason, setReason] = useState(t("usualReason"))
  const reasonId = useId()
  const [isWhole, setWhole] = useState(false)
  const isBusy = busy.size > 0
  const hasReason = reason.trim() !== ""
  const typedFor = (finding: Finding) =>
    typed.get(idOf(finding)) ?? (finding.end?.proposal == null ? "" : clockTime(finding.end.proposal))
  const proposed = of.findings.flatMap(
    ({ end, mayFix }): ReadonlyArray<ToldEnd> =>
      mayFix && end?.proposal != null ? [{ end, checkOut: end.proposal }] : [],
  )
  const tellOne = (finding: Finding) => {
    const { end } = finding
    if (end === undefined) return
    const typedTime = typedFor(finding)
    // The plan's end itself, also where it lies further away than one clock time can say.
    const isProposal = end.proposal !== null && typedTime === clockTime(end.proposal)
    const checkOut = isProposal ? end.proposal : endInstant(end.punch.checkIn, typedTime)
    setWrong(checkOut == null ? new Map([[idOf(finding), t("noTime")]]) : new Map())
    if (checkOut != null) void tell([{ end, checkOut }], reason.trim())
  }
  const shown = isWhole ? of.findings : of.findings.slice(0, atFirst)
  return (
    <Card
      className="@container outline-none focus-visible:ring-2 focus-visible:ring-ring/50"
      id={`check-${of.kind}`}
      tabIndex={-1}
      data-check
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-1.5">
        <h3 className="font-semibold">{words.name}</h3>
        <Badge tone="danger">{close("items", { count: of.findings.length })}</Badge>
        <span className="min-w-0 flex-1 text-xs text-muted-foreground max-md:text-sm">{t("hint")}</span>
        {proposed.length > 1 && (
          <Button
            variant="outline"
            busy={isBusy}
            disabled={!hasReason}
            onClick={() => void tell(proposed, reason.trim())}
            className="max-md:h-12 max-md:w-full"
          >
            {t("all", { count: proposed.length })}
          </Button>
        )}
      </div>
      <ul className="divide-y">
        {shown.map((finding) => (
          <EndRow
            key={idOf(finding)}
            finding={finding}
            month={month}
            typed={typedFor(finding)}
            onType={(next) => setTyped(new Map([...typed, [idOf(finding), next]]))}
            error={wrong.get(idOf(finding)) ?? refused.get(idOf(finding))}
            isBusy={busy.has(idOf(finding))}
            isHeld={isBusy || !hasReason}
            onTell={() => tellOne(finding)}
          />
        ))}
      </ul>
      {shown.length < of.findings.length && (
        <Button
          variant="quiet"
          className="w-full rounded-none border-t border-t-border max-md:h-12"
          onClick={() => setWhole(true)}
        >
          {close("showAll", { count: of.findings.length - shown.length })}
        </Button>
      )}
      {of.findings.some(({ mayFix }) => mayFix) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-2 text-xs max-md:text-sm">
          <label htmlFor={reasonId} className="text-muted-foreground">
            {t("reason")}
          </label>
          <Input
            id={reasonId}
            value={reason}
            maxLength={255}
            aria-invalid={!hasReason}
            onChange={({ target }) => setReason(target.value)}
            className="h-8 min-w-56 flex-1 max-md:h-12"
          />
          {!hasReason && <span className="text-danger">{t("noReason")}</span>}
        </div>
      )}
    </Card>
  )
}
