import { Link } from "@tanstack/react-router"
import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { cn } from "@/lib/class-names.ts"
import type { PayRow } from "../queries.ts"
import { slipLink } from "../slip-link.ts"
import { columns, widths } from "./pay-columns.ts"
import { RowState } from "./row-state.tsx"
import { useKindName } from "./use-kind-name.ts"

interface PayRowLineProps {
  readonly row: PayRow
  readonly month: string
  readonly index: number
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly onToggle: (isRange: boolean) => void
  readonly style: React.CSSProperties
}
/** One person's line. Without figures it says why, over the place where wrong ones would stand. */
export function PayRowLine({ row, month, index, isActive, isChosen, onToggle, style }: PayRowLineProps) {
  const { t } = useTranslation("pay")
  const kindName = useKindName()
  const ground = isChosen ? "bg-accent" : "bg-card"
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows of a virtual grid
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div
      id={`pay-row-${index}`}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      style={style}
      className={cn(
        widths,
        "absolute top-0 left-0 w-max min-w-full border-b",
        ground,
        isActive && "in-focus-visible:bg-accent",
      )}
    >
      <Cell className={cn("sticky left-0 z-1 grid h-full place-items-center", ground)}>
        <Checkbox
          checked={isChosen}
          tabIndex={-1}
          aria-label={t("selectOne", { name: row.name })}
          onClick={(event) => {
            event.preventDefault()
            onToggle(event.shiftKey)
          }}
        />
      </Cell>
      <Cell className={cn("sticky left-9 z-1 flex h-full min-w-0 items-center border-r px-2", ground)}>
        <Link {...slipLink(row, month)} tabIndex={-1} className="truncate font-medium hover:text-link hover:underline">
          {row.name}
        </Link>
      </Cell>
      <Cell className="px-2 text-xs text-muted-foreground">
        {row.salaryType === null ? "" : kindName(row.salaryType)}
      </Cell>
      {row.net === null ? (
        <Cell className="col-span-13 flex min-w-0 items-center gap-1.5 px-2 text-danger">
          <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="truncate">{row.missing.map((kind) => t(`missing.${kind}`)).join("・")}</span>
        </Cell>
      ) : (
        columns.map(({ key, text, tinted, isLoud }) => (
          <Cell
            key={key}
            className={cn(
              "tnum flex h-full items-center justify-end px-2",
              tinted && "bg-accent/60 font-semibold",
              isLoud?.(row) && "font-semibold text-warning",
              key === "difference" && "text-xs",
              key === "difference" && (row.difference ?? 0) < 0 && "text-danger",
            )}
          >
            {text(row)}
          </Cell>
        ))
      )}
      <Cell className="overflow-hidden px-2">
        <RowState row={row} />
      </Cell>
    </div>
  )
}
interface CellProps {
  readonly className?: string
  readonly children: React.ReactNode
}
function Cell({ className, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see PayRowLine
    // biome-ignore lint/a11y/useFocusableInteractive: see PayRowLine
    <span role="gridcell" className={className}>
      {children}
    </span>
  )
}
