import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Findings, type FoundKind } from "./findings.tsx"

interface TroubleProps {
  readonly title: string
  /** What the server said. */
  readonly sentence: string
  readonly hints: ReadonlyArray<string>
  readonly stops: ReadonlyArray<FoundKind>
  readonly month: string
  /** Absent while something still stops a close: it would only be refused. */
  readonly onRetry: (() => void) | undefined
}
/** A close that was refused or that ended badly: what happened, who stands in the way, and the way on. */
export function Trouble({ title, sentence, hints, stops, month, onRetry }: TroubleProps) {
  const { t } = useTranslation("close")
  return (
    <section role="alert" className="mx-5 mb-3 flex flex-col gap-3 rounded-lg bg-danger-bg p-4 max-md:mx-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
        <p className="min-w-0 flex-1 max-md:text-base">
          <b className="text-danger max-md:block">{title}</b> {sentence}
          {hints.map((hint) => (
            <span key={hint} className="block text-xs max-md:text-sm">
              {hint}
            </span>
          ))}
        </p>
        {onRetry !== undefined && (
          <Button variant="outline" onClick={onRetry} className="max-md:h-12 max-md:w-full">
            {t("tryAgain")}
          </Button>
        )}
      </div>
      {stops.map((stop) => (
        <Findings key={stop.kind} of={stop} month={month} />
      ))}
    </section>
  )
}
