import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Button } from "@/components/ui/button.tsx"
import { TimeInput } from "@/components/ui/typed-input.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { AskEnd } from "@/features/timekeeping/ends/ask-end.tsx"
import { EndEvidence } from "@/features/timekeeping/ends/end-evidence.tsx"
import { clockTime } from "@/lib/format.ts"
import { may } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { type Finding, payKey } from "../../queries.ts"
import { FixLink } from "../fix-link.tsx"

interface EndRowProps {
  readonly finding: Finding
  readonly month: string
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly isHeld: boolean
  readonly onTell: () => void
}
/** Shown grey where no plan proposes an end. */
const usualEnd = "17:00"

/** One punch without an end: who, where, since when; the proposed end beside the button that takes it. */
export function EndRow(props: EndRowProps) {
  const { finding, month, typed, onType, error, isBusy, isHeld, onTell } = props
  const { t } = useTranslation("ends")
  const format = useFormat()
  const step = useWorkspace().company.blockMinute
  const { name, end, mayFix } = finding
  if (end === undefined) return null
  const { punch, isAtWork } = end
  const day = format.day(punch.workingDay)
  const errorId = `end-${punch.id}`
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-2.5 @xl:flex-nowrap focus-within:bg-accent/50 max-md:text-base">
      <Avatar name={name} size={24} decorative className="mt-1" />
      <p className="w-28 max-md:w-auto max-md:flex-1">
        <b className="block font-medium">{name}</b>
        <span className="tnum block text-xs text-muted-foreground max-md:text-sm">{day}</span>
      </p>
      <div className="min-w-0 flex-1 max-md:basis-full">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <div className="min-w-32 flex-1">
            <p>{punch.isOffice === 1 ? t("office") : punch.siteName}</p>
            <p className="tnum">
              {clockTime(punch.checkIn)} 〜 <b className="text-danger">{!isAtWork && t("missing")}</b>
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2 max-md:basis-full">
            {mayFix && !isAtWork && (
              <>
                <TimeInput
                  step={step}
                  aria-label={t("endOf", { name, day })}
                  aria-invalid={error !== undefined}
                  aria-describedby={error === undefined ? undefined : errorId}
                  placeholder={usualEnd}
                  value={typed}
                  onChange={onType}
                  disabled={isBusy}
                  className="w-20 max-md:h-12 max-md:w-34"
                />
                <Button
                  busy={isBusy}
                  disabled={isHeld}
                  onClick={onTell}
                  aria-label={t("tellOf", { name, day })}
                  className="max-md:h-12 max-md:flex-1"
                >
                  {t("tell")}
                </Button>
              </>
            )}
            <AskEnd name={name} day={day} end={end} changes={[payKey]} />
            <FixLink finding={{ ...finding, mayFix: may(punch, "correct") }} month={month} name={name} />
          </div>
        </div>
        <EndEvidence end={end} />
        {error !== undefined && (
          <p role="alert" id={errorId} className="mt-1 text-xs text-danger max-md:text-sm">
            {error}
          </p>
        )}
      </div>
    </li>
  )
}
