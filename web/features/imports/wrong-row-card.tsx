import { CircleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { ImportKind } from "#modules/imports/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { Input } from "@/components/ui/input.tsx"
import { cn } from "@/lib/class-names.ts"
import type { WrongRow } from "./import-queries.ts"
import type { Import } from "./use-import.ts"
import { useSheetWords } from "./use-sheet-words.ts"

interface CardProps {
  readonly kind: ImportKind
  readonly row: WrongRow
  readonly of: Import
}
/** A row that needs a look: its wrong cells are inputs with what is wrong under each; Enter looks again. */
export function WrongRowCard({ kind, row: { cells, isSkipped, row, troubles }, of }: CardProps) {
  const { t } = useTranslation("imports")
  const { fieldName } = useSheetWords(kind)
  const change = of.changes[row]
  const isOut = (change?.isSkipped ?? isSkipped) === 1
  const wrong = new Set(troubles.map(({ field }) => field))
  const isQuestion = troubles.some((one) => one.isQuestion === 1)
  return (
    <li
      data-row={row}
      className={cn(
        "grid grid-cols-[5rem_1fr_auto] gap-x-4 gap-y-2 px-4 py-3 max-md:grid-cols-1",
        isOut ? "bg-muted/60" : "bg-danger-bg/50",
      )}
    >
      <b className={cn("tnum", !isOut && "text-danger")}>{t("row", { row })}</b>
      <div className="flex min-w-0 flex-col gap-2">
        <p className={cn("flex flex-wrap gap-x-4 gap-y-0.5 text-sm", isOut && "line-through")}>
          {Object.entries(cells)
            .filter(([field]) => !wrong.has(field))
            .map(([field, text]) => (
              <span key={field}>{text}</span>
            ))}
        </p>
        {!isOut &&
          troubles.map(({ field, message }) => (
            <div
              key={field}
              className="grid grid-cols-[minmax(0,16rem)_1fr] items-center gap-x-3 gap-y-1 max-md:grid-cols-1"
            >
              <Input
                aria-label={t("cell", { row, field: fieldName(field) })}
                aria-invalid="true"
                aria-describedby={`trouble-${row}-${field}`}
                value={change?.cells?.[field] ?? cells[field] ?? ""}
                placeholder={fieldName(field)}
                onChange={(event) => of.change(row, { cells: { [field]: event.target.value } })}
                onKeyDown={(event) => {
                  if (event.key === "Enter" && !event.nativeEvent.isComposing) of.check()
                }}
              />
              <p id={`trouble-${row}-${field}`} className="flex items-start gap-1 text-sm text-danger">
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                <span>
                  <b>{fieldName(field)}</b>　{message}
                </span>
              </p>
            </div>
          ))}
        {change?.isOther === 1 && !isOut && <p className="text-sm text-success">{t("answered")}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {isQuestion && !isOut && (
          <Button variant="outline" size="sm" onClick={() => of.change(row, { isOther: 1, isSkipped: 0 })}>
            {t("other")}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => of.change(row, { isSkipped: isOut ? 0 : 1 })}>
          {isOut ? t("unskip") : t("skip")}
        </Button>
      </div>
    </li>
  )
}
