import { Columns3 } from "lucide-react"
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { LateMenu } from "@/components/ui/late-menu.tsx"
import { useIsPhone } from "@/lib/is-phone.ts"
import type { List } from "@/lib/list/use-list.ts"

const ColumnMenu = lazy(() => import("./column-menu.tsx"))
const OrderSelect = lazy(() => import("./order-select.tsx"))

interface ListToolsProps<Row extends object> {
  readonly list: List<Row>
  /** At the desk, before the columns. */
  readonly children?: React.ReactNode
}
/** In the bar of filters: the columns at the desk, the order on the phone. */
export function ListTools<Row extends object>({ list, children }: ListToolsProps<Row>) {
  const { t } = useTranslation("list")
  const { columns, choice, choose, sort, onSort } = list
  const isPhone = useIsPhone()
  return (
    <span className="ml-auto flex items-center gap-2 print:hidden">
      {!isPhone && children}
      {isPhone ? (
        <Suspense>
          <OrderSelect columns={columns} sort={sort} onSort={onSort} />
        </Suspense>
      ) : (
        <LateMenu
          className={buttonVariants({ variant: "outline", size: "sm" })}
          menu={(button) => <ColumnMenu button={button} columns={columns} choice={choice} choose={choose} />}
        >
          <Columns3 aria-hidden="true" />
          {t("columns")}
          <span className="tnum">
            {columns.length - choice.hidden.length} / {columns.length}
          </span>
        </LateMenu>
      )}
    </span>
  )
}
