import { useNavigate } from "@tanstack/react-router"
import { useVirtualizer } from "@tanstack/react-virtual"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { cn } from "@/lib/class-names.ts"
import type { PayRow } from "../queries.ts"
import { slipLink } from "../slip-link.ts"
import { useRowsAsText } from "./copy-rows.ts"
import { columns, widths } from "./pay-columns.ts"
import { PayRowLine } from "./pay-row-line.tsx"
import type { Selection } from "./use-selection.ts"

interface PayTableProps {
  readonly rows: ReadonlyArray<PayRow>
  readonly month: string
  readonly selection: Selection
}
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Head 32, rows 36, the name frozen; ↑↓ move, Space ticks, Enter opens, Ctrl+C copies what is ticked. */
export function PayTable({ rows, month, selection }: PayTableProps) {
  const { t } = useTranslation("pay")
  const navigate = useNavigate()
  const { textOf, tellCopied } = useRowsAsText()
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rem() * 2.25,
    overscan: 8,
    scrollPaddingStart: rem() * 2,
  })
  const keys = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 15, PageUp: -15 }[event.key]
    const row = rows[active]
    if (step !== undefined) {
      const next = Math.min(rows.length - 1, Math.max(0, active + step))
      setActive(next)
      virtual.scrollToIndex(next)
    } else if (event.key === " ") selection.toggle(active, event.shiftKey)
    else if (event.key === "Enter" && row !== undefined) void navigate(slipLink(row, month))
    else return
    event.preventDefault()
  }
  const copy = (event: React.ClipboardEvent) => {
    const row = rows[active]
    const copied = selection.chosen.length > 0 ? selection.chosen : row === undefined ? [] : [row]
    if (copied.length === 0 || getSelection()?.toString() !== "") return
    event.clipboardData.setData("text/plain", textOf(copied))
    event.preventDefault()
    tellCopied(copied)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element can't draw only the rows in sight
    <div
      ref={box}
      role="grid"
      aria-label={t("table")}
      aria-rowcount={rows.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={rows.length === 0 ? undefined : `pay-row-${active}`}
      tabIndex={0}
      onKeyDown={keys}
      onCopy={copy}
      className="min-h-0 flex-1 overflow-auto outline-none focus-visible:ring-2 focus-visible:ring-ring/40 focus-visible:ring-inset"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus */}
      <div
        role="row"
        aria-rowindex={1}
        className={cn(
          widths,
          "sticky top-0 z-10 h-8 min-w-full w-max border-b bg-muted text-2xs font-medium text-muted-foreground",
        )}
      >
        <Head className="sticky left-0 z-1 grid h-full place-items-center bg-muted">
          <Checkbox
            checked={rows.length > 0 && selection.chosen.length === rows.length}
            indeterminate={selection.chosen.length > 0 && selection.chosen.length < rows.length}
            tabIndex={-1}
            aria-label={t("selectAll")}
            onCheckedChange={(isOn) => (isOn ? selection.all() : selection.none())}
          />
        </Head>
        <Head className="sticky left-9 z-1 flex h-full items-center border-r bg-muted px-2">{t("column.name")}</Head>
        <Head className="px-2">{t("column.kind")}</Head>
        {columns.map(({ key, tinted }) => (
          <Head
            key={key}
            className={cn("flex h-full items-center justify-end px-2 whitespace-nowrap", tinted && "bg-accent")}
          >
            {t(`column.${key}`)}
          </Head>
        ))}
        <Head className="px-2">{t("column.state")}</Head>
      </div>
      <div role="presentation" className="relative w-max min-w-full" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, size }) => {
          const row = rows[index]
          return (
            row !== undefined && (
              <PayRowLine
                key={row.userId}
                row={row}
                month={month}
                index={index}
                isActive={index === active}
                isChosen={selection.has(row.userId)}
                onToggle={(isRange) => {
                  setActive(index)
                  selection.toggle(index, isRange)
                }}
                style={{ height: size, transform: `translateY(${start}px)` }}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
function Head({ className, children }: { readonly className?: string; readonly children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see PayTable
    // biome-ignore lint/a11y/useFocusableInteractive: see PayTable
    <span role="columnheader" className={className}>
      {children}
    </span>
  )
}
