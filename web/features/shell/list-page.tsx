import { ListBody } from "@/components/list/list-body.tsx"
import { ListExport } from "@/components/list/list-export.tsx"
import { ListTools } from "@/components/list/list-tools.tsx"
import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { useIsPhone } from "@/lib/is-phone.ts"
import type { List } from "@/lib/list/use-list.ts"
import { PageHead } from "./page-head.tsx"

interface ListPageProps<Row extends object> {
  readonly list: List<Row>
  readonly title: React.ReactNode
  readonly detail?: React.ReactNode
  /** Right in the head; the one filled button of the screen. */
  readonly actions?: React.ReactNode
  /** Of pages that stand side by side. */
  readonly tabs?: React.ReactNode
  readonly filters: React.ReactNode
  /** Stands in the place of the rows when there are none at all. */
  readonly empty: React.ReactNode
  /** When the filter leaves nothing. */
  readonly noMatch?: string
  /** False where a phone asks for no other order and no file: what is read day by day. */
  readonly hasPhoneTools?: boolean
  /** Windows over the list. */
  readonly children?: React.ReactNode
}
/** A screen that is one list: head, filters, and a card that fills the rest and scrolls inside. */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { list, title, detail, actions, tabs, filters, empty, noMatch, hasPhoneTools = true, children } = props
  const hasTools = !useIsPhone() || hasPhoneTools
  const { error, refetch } = list.source
  return (
    <div className="flex h-full flex-col big-text:h-auto big-text:min-h-full max-md:h-auto max-md:min-h-full">
      <PageHead title={title} detail={detail}>
        {hasTools && <ListExport list={list} of="filter" />}
        {actions}
      </PageHead>
      {tabs}
      <div className="flex flex-wrap items-center gap-2 px-5 pb-3 max-md:px-4">
        {filters}
        {hasTools && <ListTools list={list} />}
      </div>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} className="mx-5 mb-3" />}
      <Card className="mx-5 mb-5 flex min-h-0 flex-1 flex-col md:big-text:h-[85dvh] md:big-text:flex-none md:big-text:overflow-clip max-md:mx-0 max-md:mb-0 max-md:rounded-none max-md:border-x-0">
        <ListBody list={list} empty={empty} {...(noMatch === undefined ? {} : { noMatch })} />
      </Card>
      {children}
    </div>
  )
}
