import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import type { List } from "@/lib/list/use-list.ts"
import { ListBody } from "./list-body.tsx"
import { ListExport } from "./list-export.tsx"
import { ListTools } from "./list-tools.tsx"

interface RecordListProps<Row extends object> {
  readonly list: List<Row>
  readonly empty: React.ReactNode
  readonly filters?: React.ReactNode
}
/** A list inside the page of one record: its tools, and rows that scroll in a card of their own. */
export function RecordList<Row extends object>({ list, empty, filters }: RecordListProps<Row>) {
  const { error, refetch } = list.source
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {filters}
        <ListTools list={list} />
        <span className="ml-auto">
          <ListExport list={list} of="filter" />
        </span>
      </div>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Card className="flex h-[60dvh] min-h-80 flex-col max-md:h-auto">
        <ListBody list={list} empty={empty} />
      </Card>
    </>
  )
}
