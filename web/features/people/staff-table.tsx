import { Link, useNavigate } from "@tanstack/react-router"
import { useVirtualizer } from "@tanstack/react-virtual"
import { TriangleAlert } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { cn } from "@/lib/class-names.ts"
import { slashDate } from "@/lib/format.ts"
import { useIsPhone } from "@/lib/is-phone.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import type { StaffRow } from "./staff-queries.ts"
import { useTradeName } from "./use-trade-name.ts"

interface StaffTableProps {
  readonly rows: ReadonlyArray<StaffRow>
  readonly total: number
  /** Asked for when the last loaded row comes into sight. */
  readonly onEnd: () => void
  readonly onSeen: (first: number, last: number) => void
}
const columns =
  "grid grid-cols-[minmax(15rem,2fr)_7rem_8rem_6rem_6.5rem_minmax(9rem,1.4fr)_5rem] items-center gap-x-3 px-4"
const heads = ["name", "role", "job", "pay", "joined", "notes", "status"] as const

/** Rows at 36 px (64 on phones), drawn only where they are seen; ↑↓ move, Enter opens. */
export function StaffTable({ rows, total, onEnd, onSeen }: StaffTableProps) {
  const { t } = useTranslation("people")
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rem() * (isPhone ? 4.25 : 2.25),
    overscan: 8,
  })
  const seen = virtual.getVirtualItems()
  const last = seen.at(-1)?.index ?? 0
  const [from, to] = [virtual.range?.startIndex ?? 0, virtual.range?.endIndex ?? 0]
  useEffect(() => {
    if (last >= rows.length - 1 && rows.length < total) onEnd()
  }, [last, rows.length, total, onEnd])
  useEffect(() => onSeen(from, to), [from, to, onSeen])
  const move = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = Math.min(rows.length - 1, Math.max(0, active + step))
      setActive(next)
      virtual.scrollToIndex(next)
    }
    const row = rows[active]
    if (event.key === "Enter" && event.target === box.current && row !== undefined)
      void navigate({ to: "/staff/$id", params: { id: String(row.id) } })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element can't draw only the rows in sight
    <div
      ref={box}
      role="grid"
      aria-label={t("table")}
      aria-rowcount={total + 1}
      aria-activedescendant={`staff-row-${active}`}
      tabIndex={0}
      onKeyDown={move}
      className="min-h-0 flex-1 overflow-auto outline-none focus-visible:ring-2 focus-visible:ring-ring/40 focus-visible:ring-inset"
    >
      {!isPhone && (
        // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus, its row is named by it
        // biome-ignore lint/a11y/useSemanticElements: see above
        <div
          role="row"
          aria-rowindex={1}
          className={cn(columns, "sticky top-0 z-10 h-9 border-b bg-muted text-xs text-muted-foreground")}
        >
          {heads.map((head) => (
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            // biome-ignore lint/a11y/useSemanticElements: see above
            <span key={head} role="columnheader">
              {t(`column.${head}`)}
            </span>
          ))}
        </div>
      )}
      <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
        {seen.map(({ index, start, size }) => {
          const row = rows[index]
          return (
            row !== undefined && (
              <Row
                key={row.id}
                row={row}
                index={index}
                isActive={index === active}
                style={{ height: size, transform: `translateY(${start}px)` }}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

interface RowProps {
  readonly row: StaffRow
  readonly index: number
  readonly isActive: boolean
  readonly style: React.CSSProperties
}
function Row({ row, index, isActive, style }: RowProps) {
  const { t } = useTranslation("people")
  const roleName = useRoleName()
  const tradeName = useTradeName()
  const isBlocked = row.status === 0
  const role = <Badge tone="outline">{roleName(row.roleId)}</Badge>
  const troubles = row.troubles.map((trouble) => (
    <Badge key={trouble} tone="danger">
      <TriangleAlert aria-hidden="true" />
      {t(`trouble.${trouble}`)}
    </Badge>
  ))
  const pay = row.salaryType == null ? "—" : t(`salaryType.${payKey(row.salaryType)}`)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows of a virtual grid
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div
      id={`staff-row-${index}`}
      role="row"
      aria-rowindex={index + 2}
      style={style}
      className={cn(
        columns,
        "absolute inset-x-0 top-0 border-b hover:bg-accent max-md:flex max-md:gap-3",
        isActive && "in-focus-visible:bg-accent",
        isBlocked && "text-muted-foreground",
      )}
    >
      <Cell className="flex min-w-0 items-center gap-2 max-md:flex-1">
        <Avatar name={row.name} size={24} decorative muted={isBlocked} />
        <span className="flex min-w-0 items-baseline gap-2 max-md:flex-col max-md:gap-0">
          <Link
            to="/staff/$id"
            params={{ id: String(row.id) }}
            className="truncate after:absolute after:inset-0 max-md:-my-3 max-md:max-w-full max-md:py-3 max-md:text-base max-md:font-bold"
          >
            {row.name}
          </Link>
          <span className="truncate text-2xs text-muted-foreground">{row.furiganaName}</span>
          {row.troubles.length > 0 && (
            <span className="truncate text-xs text-danger md:hidden">
              {row.troubles.map((trouble) => t(`trouble.${trouble}`)).join("・")}
            </span>
          )}
        </span>
      </Cell>
      <Cell>{role}</Cell>
      <Cell className="truncate max-md:hidden">{tradeName(row.job)}</Cell>
      <Cell className="max-md:hidden">{row.salaryType === undefined ? "" : pay}</Cell>
      <Cell className="tnum max-md:hidden">{row.joinDate === null ? "—" : slashDate(row.joinDate)}</Cell>
      <Cell className="flex gap-1 overflow-hidden max-md:hidden">{troubles}</Cell>
      <Cell className={isBlocked ? "" : "text-success max-md:hidden"}>{t(`status.${isBlocked ? "0" : "1"}`)}</Cell>
    </div>
  )
}
function Cell({ className, children }: { readonly className?: string; readonly children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see Row
    // biome-ignore lint/a11y/useFocusableInteractive: see Row
    <span role="gridcell" className={className}>
      {children}
    </span>
  )
}
const payKeys = ["1", "3", "4", "5", "6"] as const
const payKey = (type: number) => payKeys.find((key) => key === String(type)) ?? "1"
