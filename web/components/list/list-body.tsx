import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import type { List } from "@/lib/list/use-list.ts"
import { ListGrid } from "./list-grid.tsx"

interface ListBodyProps<Row extends object> {
  readonly list: List<Row>
  /** Stands in the place of the rows when there are none and nothing is filtered. */
  readonly empty: React.ReactNode
  /** The list's own words when the filter leaves nothing. */
  readonly noMatch?: string
  /** False where the screen says the sums itself. */
  readonly hasSums?: boolean
}
/** Rows, or why there are none: not known yet, none at all, none under these conditions. */
export function ListBody<Row extends object>({ list, empty, noMatch, hasSums = true }: ListBodyProps<Row>) {
  const { t } = useTranslation("list")
  const { source, conditions, onClear } = list
  if (source.total > 0) return <ListGrid list={list} hasSums={hasSums} />
  if (source.isPending) return <Waiting />
  if (source.error !== null) return null
  if (conditions.length === 0) return <div className="p-6">{empty}</div>
  return (
    <p role="status" className="flex items-center gap-3 p-6">
      {noMatch ?? t("noMatch")}
      <Button variant="quiet" onClick={onClear}>
        {t("clearFilters")}
      </Button>
    </p>
  )
}
function Waiting() {
  return (
    <div className="flex flex-col gap-2 p-4">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <Skeleton key={row} className="h-7" />
      ))}
    </div>
  )
}
