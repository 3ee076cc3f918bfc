import { History, RotateCcw } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { ImportKind } from "#modules/imports/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { dayOfInstant, figure, slashDate } from "@/lib/format.ts"
import { ColumnRow } from "./column-row.tsx"
import type { ImportView, WantedMapping } from "./import-queries.ts"
import { SheetCard } from "./sheet-card.tsx"
import type { Import } from "./use-import.ts"
import { WordsCard } from "./words-card.tsx"

interface StepProps {
  readonly kind: ImportKind
  readonly of: Import
  readonly view: ImportView
}
/** 列を合わせる (15a): which column is which field, what the server guessed and what of the last time it used again. */
export function ColumnsStep({ kind, of, view }: StepProps) {
  const { t } = useTranslation("imports")
  const { counts, fields, mapping, remembered } = view
  const choose = (next: Partial<WantedMapping>) => of.map({ ...of.mapping, ...mapping, ...next })
  return (
    <div className="grid grid-cols-[1fr_23rem] items-start gap-4 big-text:grid-cols-1 max-lg:grid-cols-1">
      <Card>
        {remembered !== null && of.mapping.isRemembered !== 0 && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-accent/50 px-4 py-2.5">
            <History aria-hidden="true" className="size-4.5 text-link" />
            <p className="min-w-0 flex-1">
              <b>{t("remembered")}</b>　
              <span className="tnum text-muted-foreground">
                {slashDate(dayOfInstant(remembered.at))}
                {remembered.by !== null && `・${remembered.by}`}
              </span>
            </p>
            <Button variant="outline" size="sm" onClick={() => of.map({ isRemembered: 0 })}>
              <RotateCcw />
              {t("afresh")}
            </Button>
          </div>
        )}
        <ul>
          {fields.map((field) => (
            <ColumnRow key={field.name} kind={kind} field={field} view={view} onChoose={choose} />
          ))}
        </ul>
        <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-muted/50 px-4 py-3">
          <Checkbox
            checked={of.mapping.isKept !== 0}
            onCheckedChange={(isKept) => of.map({ ...of.mapping, ...mapping, isKept: isKept === true ? 1 : 0 })}
          >
            {t("keep")}
          </Checkbox>
          <div className="ml-auto flex flex-wrap gap-2">
            <Button variant="outline" onClick={of.startAnew}>
              {t("back")}
            </Button>
            <Button busy={of.isBusy} disabled={counts.read === 0} onClick={of.check}>
              {t("toCheck", { count: figure(counts.read) })}
            </Button>
          </div>
        </footer>
      </Card>
      <div className="flex flex-col gap-4">
        <SheetCard of={of} view={view} />
        {fields
          .filter(({ words }) => words.length > 0)
          .map((field) => (
            <WordsCard key={field.name} kind={kind} field={field} view={view} onChoose={choose} />
          ))}
      </div>
    </div>
  )
}
