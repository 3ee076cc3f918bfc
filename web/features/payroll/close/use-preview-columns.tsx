import { Link } from "@tanstack/react-router"
import { Check, Square } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import type { ListColumn } from "@/lib/list/column.ts"
import { useKindName } from "../list/use-kind-name.ts"
import { monthNumber, signed } from "../money.ts"
import type { PayRow } from "../queries.ts"
import { slipLink } from "../slip-link.ts"
import { DifferenceBar, Reasons, useReasonWords } from "./preview-facts.tsx"
import type { useSeenRows } from "./seen-rows.ts"

export type Seen = ReturnType<typeof useSeenRows>
interface PreviewColumns {
  readonly month: string
  /** The month that it is compared with. */
  readonly before: string | undefined
  readonly rows: ReadonlyArray<PayRow>
  readonly seen: Seen
}
/** What would be paid beside what was paid, by how much and why, and the mark of who has looked at it. */
export const usePreviewColumns = ({ month, before, rows, seen }: PreviewColumns): ReadonlyArray<ListColumn<PayRow>> => {
  const { t } = useTranslation("close")
  const kindName = useKindName()
  const reasonWords = useReasonWords()
  return useMemo(() => {
    const largest = Math.max(1, ...rows.map(({ difference }) => Math.abs(difference ?? 0)))
    return [
      {
        key: "name",
        label: t("column.name"),
        value: ({ name }) => name,
        reading: ({ furiganaName }) => furiganaName,
        cell: ({ name }) => (
          <span className="flex items-center gap-2">
            <Avatar name={name} size={24} decorative />
            {name}
          </span>
        ),
        width: 11,
        grows: true,
        isFixed: true,
      },
      {
        key: "kind",
        label: t("column.kind"),
        value: ({ salaryType }) => (salaryType === null ? null : kindName(salaryType)),
        width: 4.5,
        className: "text-xs text-muted-foreground",
      },
      {
        key: "before",
        label: before === undefined ? "" : t("column.before", { month: monthNumber(before) }),
        kind: "yen",
        isSent: ({ difference }) => difference !== null,
        value: ({ net, difference }) => (net === null || difference === null ? null : net - difference),
        width: 7,
        className: "text-muted-foreground",
      },
      {
        key: "now",
        label: t("column.now", { month: monthNumber(month) }),
        kind: "yen",
        value: ({ net }) => net,
        hasSum: true,
        width: 7,
        className: "font-semibold",
      },
      {
        key: "bar",
        label: "",
        value: () => null,
        cell: ({ difference }) => difference !== null && <DifferenceBar share={difference / largest} />,
        width: 7,
        isTool: true,
      },
      {
        key: "difference",
        label: t("column.difference"),
        kind: "yen",
        value: ({ difference }) => difference,
        cell: ({ difference }) => (difference === null ? "—" : signed(difference)),
        width: 6.5,
        className: ({ difference }) => ((difference ?? 0) < 0 ? "text-danger" : undefined),
      },
      {
        key: "reason",
        label: t("column.reason"),
        value: reasonWords,
        cell: (row) => <Reasons row={row} />,
        width: 16,
        grows: true,
      },
      {
        key: "seen",
        label: t("column.seen"),
        value: () => null,
        cell: (row) => <SeenCell row={row} month={month} seen={seen} />,
        width: 11,
        isTool: true,
      },
    ]
  }, [t, kindName, reasonWords, month, before, rows, seen])
}

interface SeenCellProps {
  readonly row: PayRow
  readonly month: string
  readonly seen: Seen
}
/** The way to the slip, and the mark that it was looked at. */
export function SeenCell({ row, month, seen }: SeenCellProps) {
  const { t } = useTranslation("close")
  const isSeen = seen.has(row)
  return (
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
        className={isSeen ? "h-7 text-success max-md:h-12" : "h-7 text-muted-foreground max-md:h-12"}
        onClick={() => seen.toggle(row)}
      >
        {isSeen ? <Check /> : <Square />}
        {t("seen")}
      </Button>
    </span>
  )
}
