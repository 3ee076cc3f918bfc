import { Link, useNavigate } from "@tanstack/react-router"
import { Check, Square, TriangleAlert } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { useKindName } from "@/features/payroll/list/use-kind-name.ts"
import { cn } from "@/lib/class-names.ts"
import { figure } from "@/lib/format.ts"
import { monthNumber, signed } from "../money.ts"
import type { PayRow } from "../queries.ts"
import { slipLink } from "../slip-link.ts"
import { useSeenRows } from "./seen-rows.ts"

interface PreviewTableProps {
  readonly month: string
  readonly before: string | undefined
  readonly rows: ReadonlyArray<PayRow>
}
const cell = "border-b px-3"

/** Sorted by size of difference; J and K move, Enter opens the slip, X marks as looked at. */
export function PreviewTable({ month, before, rows }: PreviewTableProps) {
  const { t } = useTranslation("close")
  const navigate = useNavigate()
  const seen = useSeenRows(month)
  const body = useRef<HTMLTableSectionElement>(null)
  const [active, setActive] = useState(-1)
  const largest = Math.max(1, ...rows.map(({ difference }) => Math.abs(difference ?? 0)))
  const keys = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const step = { j: 1, arrowdown: 1, k: -1, arrowup: -1 }[event.key.toLowerCase()]
    const row = rows[active]
    if (step !== undefined) {
      const next = Math.min(rows.length - 1, Math.max(0, active + step))
      setActive(next)
      body.current?.rows[next]?.scrollIntoView({ block: "nearest" })
    } else if (event.key === "Enter" && event.target === event.currentTarget && row !== undefined)
      void navigate(slipLink(row, month))
    else if (event.key.toLowerCase() === "x" && row !== undefined) seen.toggle(row)
    else return
    event.preventDefault()
  }
  return (
    <section
      aria-label={t("preview")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, scrollable regions are reached by keyboard
      tabIndex={0}
      onKeyDown={keys}
      className="min-h-0 flex-1 overflow-auto outline-none focus-visible:ring-2 focus-visible:ring-ring/40 focus-visible:ring-inset"
    >
      <table className="w-full border-separate border-spacing-0">
        <thead className="sticky top-0 z-10 bg-muted text-2xs text-muted-foreground [&_th]:h-8 [&_th]:font-medium">
          <tr>
            <th scope="col" className={cn(cell, "text-left max-md:hidden")}>
              {t("column.number")}
            </th>
            <th scope="col" className={cn(cell, "text-left")}>
              {t("column.name")}
            </th>
            <th scope="col" className={cn(cell, "text-left max-md:hidden")}>
              {t("column.kind")}
            </th>
            <th scope="col" className={cn(cell, "text-right max-md:hidden")}>
              {before !== undefined && t("column.before", { month: monthNumber(before) })}
            </th>
            <th scope="col" className={cn(cell, "text-right")}>
              {t("column.now", { month: monthNumber(month) })}
            </th>
            <th scope="col" colSpan={2} className={cn(cell, "text-right")}>
              {t("column.difference")}
            </th>
            <th scope="col" className={cn(cell, "text-left max-lg:hidden")}>
              {t("column.reason")}
            </th>
            <th scope="col" className={cn(cell, "text-left")}>
              {t("column.seen")}
              <span className="ml-2 max-md:hidden">
                <Kbd>X</Kbd>
              </span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, at) => (
            <Row
              key={row.userId}
              row={row}
              month={month}
              number={at + 1}
              largest={largest}
              isActive={at === active}
              isSeen={seen.has(row)}
              onSeen={() => seen.toggle(row)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}
interface RowProps {
  readonly row: PayRow
  readonly month: string
  readonly number: number
  readonly largest: number
  readonly isActive: boolean
  readonly isSeen: boolean
  readonly onSeen: () => void
}
function Row({ row, month, number, largest, isActive, isSeen, onSeen }: RowProps) {
  const { t } = useTranslation(["close", "pay"])
  const kindName = useKindName()
  const { net, difference } = row
  const isLess = difference !== null && difference < 0
  return (
    <tr className={cn("tnum h-9 hover:bg-muted/60 max-md:h-14", isActive && "bg-accent")}>
      <td className={cn(cell, "text-xs text-muted-foreground max-md:hidden")}>{number}</td>
      <th scope="row" className={cn(cell, "text-left font-normal")}>
        <span className="flex items-center gap-2">
          <Avatar name={row.name} size={24} decorative className="max-md:hidden" />
          {row.name}
        </span>
      </th>
      <td className={cn(cell, "text-xs text-muted-foreground max-md:hidden")}>
        {row.salaryType === null ? "" : kindName(row.salaryType)}
      </td>
      <td className={cn(cell, "text-right text-muted-foreground max-md:hidden")}>
        {net === null || difference === null ? "—" : figure(net - difference)}
      </td>
      <td className={cn(cell, "text-right font-semibold")}>{net === null ? "—" : figure(net)}</td>
      <td className={cn(cell, "w-28 max-md:hidden")}>{difference !== null && <Bar share={difference / largest} />}</td>
      <td className={cn(cell, "text-right", isLess && "text-danger")}>
        {difference === null ? "—" : signed(difference)}
      </td>
      <td className={cn(cell, "max-lg:hidden")}>
        <Reasons row={row} />
      </td>
      <td className={cn(cell, "whitespace-nowrap")}>
        <span className="flex items-center gap-1">
          <Link
            {...slipLink(row, month)}
            aria-label={t("seeOf", { name: row.name })}
            className={buttonVariants({ variant: "outline", size: "sm", className: "h-7 max-md:h-12" })}
          >
            {t("see")}
          </Link>
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={isSeen}
            aria-label={t("markSeen", { name: row.name })}
            className={cn("h-7 max-md:h-12 max-md:min-w-12", isSeen ? "text-success" : "text-muted-foreground")}
            onClick={onSeen}
          >
            {isSeen ? <Check /> : <Square />}
            <span className="max-md:hidden">{t("seen")}</span>
          </Button>
        </span>
      </td>
    </tr>
  )
}
/** To the left less, to the right more; the longest fills its half. */
function Bar({ share }: { readonly share: number }) {
  const width = `${Math.abs(share) * 50}%`
  return (
    <span aria-hidden="true" className="relative block h-3.5">
      <span className="absolute inset-y-0 left-1/2 w-px bg-strong" />
      <span
        className={cn("absolute inset-y-0.5 rounded-xs", share < 0 ? "right-1/2 bg-danger/60" : "left-1/2 bg-ring")}
        style={{ width }}
      />
    </span>
  )
}
function Reasons({ row }: { readonly row: PayRow }) {
  const { t } = useTranslation(["close", "pay"])
  if (row.net === null) {
    return (
      <span className="flex items-center gap-1.5 text-xs text-danger">
        <TriangleAlert aria-hidden="true" className="size-3.5" />
        {row.missing.map((kind) => t(`pay:missing.${kind}`)).join("・")}
      </span>
    )
  }
  if (row.difference === null) return <span className="text-xs text-muted-foreground">{t("newPerson")}</span>
  return (
    <span className="flex flex-wrap gap-1 py-1">
      {row.changes.map(({ key, name, yen }) => (
        <span key={key} className="rounded-sm bg-muted px-1.5 py-0.5 text-2xs whitespace-nowrap text-muted-foreground">
          {name} <b className={yen < 0 ? "text-danger" : "text-foreground"}>{signed(yen)}</b>
        </span>
      ))}
    </span>
  )
}
