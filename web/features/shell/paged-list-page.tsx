import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { PageHead } from "./page-head.tsx"

interface ListPageProps {
  readonly title: React.ReactNode
  readonly detail?: React.ReactNode
  /** Right in the head. */
  readonly actions?: React.ReactNode
  readonly filters: React.ReactNode
  /** How the rows come. */
  readonly query: { readonly error: Error | null; readonly isPending: boolean; readonly refetch: () => unknown }
  /** Stands in the place of the rows when there are none. */
  readonly empty: React.ReactNode
  /** Rows and foot; nothing while they are not known. */
  readonly children: React.ReactNode
}
/** A screen that is one list: head, filters, and a card that fills the rest and scrolls inside. */
export function PagedListPage({ title, detail, actions, filters, query, empty, children }: ListPageProps) {
  const { error, isPending, refetch } = query
  return (
    <div className="flex h-full flex-col big-text:h-auto big-text:min-h-full">
      <PageHead title={title} detail={detail}>
        {actions}
      </PageHead>
      <div className="flex flex-wrap items-center gap-2 px-5 pb-3 max-md:px-4">{filters}</div>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} className="mx-5 mb-3" />}
      <Card className="mx-5 mb-5 flex min-h-0 flex-1 flex-col big-text:flex-auto max-md:mx-0 max-md:mb-0 max-md:rounded-none max-md:border-x-0">
        {isPending && <Waiting />}
        {empty !== undefined && <div className="p-6">{empty}</div>}
        {children}
      </Card>
    </div>
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
