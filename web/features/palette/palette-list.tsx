import { CornerDownLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { iconOf } from "@/features/shell/menu-icons.ts"
import { cn } from "@/lib/class-names.ts"
import { Marked } from "./marked.tsx"
import { groups, type Row } from "./rows.ts"

export const optionId = (row: Row) => `palette-${row.id}`

interface PaletteListProps {
  readonly rows: ReadonlyArray<Row>
  readonly chosen: Row | undefined
  readonly typed: string
  /** Of an empty search: what was chosen last stands under one head. */
  readonly isEmpty: boolean
  readonly onChoose: (row: Row) => void
  readonly onPoint: (row: Row) => void
}
/** The rows under the heads of their groups. */
export function PaletteList({ rows, isEmpty, ...props }: PaletteListProps) {
  const { t } = useTranslation("palette")
  const heads = isEmpty
    ? [
        { key: "recent", title: t("recent"), rows: rows.filter(({ group }) => group !== "actions") },
        { key: "actions", title: t("group.actions"), rows: rows.filter(({ group }) => group === "actions") },
      ]
    : groups.map((group) => ({
        key: group,
        title: t(`group.${group}`),
        rows: rows.filter((row) => row.group === group),
      }))
  return heads
    .filter((head) => head.rows.length > 0)
    .map((head) => (
      // biome-ignore lint/a11y/useSemanticElements: a group of options of one list, not a form's fieldset
      <div key={head.key} role="group" aria-labelledby={`palette-head-${head.key}`} className="pt-2">
        <p id={`palette-head-${head.key}`} className="px-3 py-1 text-2xs text-muted-foreground max-md:text-sm">
          {head.title}
        </p>
        {head.rows.map((row) => (
          <Option key={row.id} row={row} {...props} />
        ))}
      </div>
    ))
}
function Option({
  row,
  chosen,
  typed,
  onChoose,
  onPoint,
}: Omit<PaletteListProps, "rows" | "isEmpty"> & { readonly row: Row }) {
  const Icon = iconOf(row.icon)
  const isChosen = row.id === chosen?.id
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the chosen option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
    <div
      id={optionId(row)}
      role="option"
      aria-selected={isChosen}
      onClick={() => onChoose(row)}
      onPointerMove={() => !isChosen && onPoint(row)}
      className={cn(
        "relative flex min-h-10 cursor-default items-center gap-3 rounded-md px-3 py-1 text-sm max-md:min-h-14 max-md:text-base",
        isChosen &&
          "bg-accent text-accent-foreground before:absolute before:inset-y-1 before:left-0 before:w-0.5 before:bg-primary",
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted-foreground" strokeWidth={1.8} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span className="truncate font-medium">
          <Marked text={row.title} typed={typed} />
        </span>
        <span className="min-w-0 truncate text-xs text-muted-foreground">
          {row.reading != null && row.reading !== "" && <Marked text={row.reading} typed={typed} />}
          {row.reading != null && row.reading !== "" && row.hint !== undefined && row.hint !== "" && "・"}
          {row.hint !== undefined && <Marked text={row.hint} typed={typed} />}
        </span>
      </span>
      {isChosen && (
        <CornerDownLeft aria-hidden="true" className="size-4 shrink-0 text-muted-foreground max-md:hidden" />
      )}
    </div>
  )
}
