import { lazy, Suspense } from "react"
import { useIsPhone } from "@/lib/is-phone.ts"
import type { List } from "@/lib/list/use-list.ts"

const ColumnMenu = lazy(() => import("./column-menu.tsx"))
const OrderSelect = lazy(() => import("./order-select.tsx"))

/** In the bar of filters: the columns at the desk, the order on the phone. */
export function ListTools<Row extends object>({ list }: { readonly list: List<Row> }) {
  const { columns, choice, choose, sort, onSort } = list
  const isPhone = useIsPhone()
  return (
    <span className="ml-auto flex items-center gap-2 print:hidden">
      <Suspense>
        {isPhone ? (
          <OrderSelect columns={columns} sort={sort} onSort={onSort} />
        ) : (
          <ColumnMenu columns={columns} choice={choice} choose={choose} />
        )}
      </Suspense>
    </span>
  )
}
