import { CircleCheck, RotateCw, Save } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import type { ImportKind } from "#modules/imports/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { Spinner } from "@/components/ui/spinner.tsx"
import { figure } from "@/lib/format.ts"
import { isTyping } from "@/lib/is-typing.ts"
import { CountCards } from "./count-cards.tsx"
import type { ImportView } from "./import-queries.ts"
import type { Import } from "./use-import.ts"
import { WrongRowCard } from "./wrong-row-card.tsx"

/** From here on a saving lasts for seconds, and can be broken off. */
const manyRows = 1000

interface StepProps {
  readonly kind: ImportKind
  readonly of: Import
  readonly view: ImportView
}
/** 確認 (15b): rows that must be put right, in place; nothing is saved before the last button. R looks again. */
export function CheckStep({ kind, of, view }: StepProps) {
  const { t } = useTranslation("imports")
  const { counts, rows } = view
  const { check, isBusy } = of
  useEffect(() => {
    const again = (event: KeyboardEvent) => {
      if (event.key === "r" && !event.ctrlKey && !event.metaKey && !isTyping(event.target) && !isBusy) check()
    }
    window.addEventListener("keydown", again)
    return () => window.removeEventListener("keydown", again)
  }, [check, isBusy])
  // Rows that were answered or left out here, and that the server has not seen yet.
  const isLookedThrough = rows.every(({ isSkipped, row }) => (of.changes[row]?.isSkipped ?? 0) === isSkipped)
  const isReady = counts.wrong === 0 && counts.good > 0 && isLookedThrough
  const shown = rows.filter(({ isSkipped, troubles }) => isSkipped === 1 || troubles.length > 0)
  const more = counts.wrong + counts.skipped - shown.length
  return (
    <>
      <CountCards counts={counts} isReady={isReady} />
      {of.isSaving && counts.good >= manyRows && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-lg border bg-card px-4 py-3">
          <Spinner />
          <p className="min-w-0 flex-1">{t("saving", { count: figure(counts.good) })}</p>
          <Button variant="outline" size="sm" onClick={of.breakOff}>
            {t("breakOff")}
          </Button>
        </div>
      )}
      {of.isBrokenOff && (
        <p role="status" className="rounded-lg bg-muted px-4 py-3">
          {t("brokenOff")}
        </p>
      )}
      <Card>
        {shown.length === 0 ? (
          <p className="flex items-center gap-2 px-4 py-5 text-success">
            <CircleCheck aria-hidden="true" className="size-5" />
            {t("allGood")}
          </p>
        ) : (
          <ul className="divide-y">
            {shown.map((row) => (
              <WrongRowCard key={row.row} kind={kind} row={row} of={of} />
            ))}
          </ul>
        )}
        {more > 0 && <p className="border-t px-4 py-3 text-muted-foreground">{t("moreWrong", { count: more })}</p>}
        <footer className="flex flex-wrap items-center justify-end gap-2 border-t bg-muted/50 px-4 py-3">
          <Button variant="outline" onClick={() => of.goTo("columns")}>
            {t("columnsAgain")}
          </Button>
          <Button variant={isReady ? "outline" : "default"} busy={isBusy && !of.isSaving} onClick={check}>
            <RotateCw />
            {t("again")}
            <Kbd>R</Kbd>
          </Button>
          {isReady && (
            <Button busy={of.isSaving} onClick={of.save}>
              <Save />
              {t("save", { count: figure(counts.good) })}
            </Button>
          )}
        </footer>
      </Card>
    </>
  )
}
