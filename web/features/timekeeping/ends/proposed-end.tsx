import { Check, Lightbulb } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { OpenEnd } from "#modules/timekeeping/contract.ts"
import { Button } from "@/components/ui/button.tsx"
import { clockTime } from "@/lib/format.ts"
import { may } from "@/lib/permissions.tsx"
import { attendanceKey } from "../attendance/attendance-query.ts"
import { AskEnd } from "./ask-end.tsx"
import { EndEvidence } from "./end-evidence.tsx"
import { useTellEnds } from "./use-tell-ends.ts"

/** What shows this day. */
const changes = [attendanceKey]

/** The record of corrections is the company's, so its reason is in the company's language whoever presses. */
const keptReason = async () => (await import("@/i18n/ja/ends.ts")).default.deskReason

interface ProposedEndProps {
  readonly name: string
  readonly day: string
  readonly end: OpenEnd
}
/** 提案 17:00 退勤 (13b): what speaks for it, taken with one press; or the person is asked. Another time is a correction. */
export function ProposedEnd({ name, day, end }: ProposedEndProps) {
  const { t } = useTranslation("ends")
  const { tell, busy, refused } = useTellEnds(changes)
  const { proposal, punch } = end
  if (end.isAtWork) return null
  const time = proposal === null ? undefined : clockTime(proposal)
  const error = refused.get(punch.id)
  const take = async (checkOut: string) => {
    const reason = await keptReason().catch(() => t("deskReason"))
    await tell([{ end, checkOut }], reason)
  }
  const takes = proposal !== null && may(punch, "tellEnd")
  return (
    <section aria-label={t("proposal")} className="flex flex-col gap-1.5 rounded-lg bg-accent px-3 py-2">
      <p className="flex items-center gap-1.5">
        <Lightbulb aria-hidden="true" className="size-4 shrink-0 text-primary" />
        <b className="tnum">{time === undefined ? t("noProposal") : t("proposed", { time })}</b>
      </p>
      <EndEvidence end={end} />
      <div className="flex flex-wrap items-center gap-2">
        {takes && (
          <Button
            variant="outline"
            size="sm"
            busy={busy.has(punch.id)}
            onClick={() => void take(proposal)}
            className="max-md:h-12"
          >
            <Check />
            {t("take", { time })}
          </Button>
        )}
        <AskEnd name={name} day={day} end={end} changes={changes} />
      </div>
      {takes && (
        <p className="text-2xs text-muted-foreground max-md:text-sm">
          {t("deskReasonHint", { reason: t("deskReason") })}
        </p>
      )}
      {error !== undefined && (
        <p role="alert" className="text-xs text-danger max-md:text-sm">
          {error}
        </p>
      )}
    </section>
  )
}
