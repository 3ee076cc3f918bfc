import { useTranslation } from "react-i18next"
import { Select } from "@/components/ui/select.tsx"
import type { ListColumn } from "@/lib/list/column.ts"

const serverOrder = "server"

interface OrderSelectProps {
  readonly columns: ReadonlyArray<Pick<ListColumn<never>, "key" | "label" | "isTool">>
  readonly sort: string | undefined
  readonly onSort: (sort: string | undefined) => void
}
/** The order of a list where no heads are to press: on the phone. */
export default function OrderSelect({ columns, sort, onSort }: OrderSelectProps) {
  const { t } = useTranslation("list")
  const options = columns
    .filter(({ isTool }) => !isTool)
    .flatMap(({ key, label: name }) => [
      { value: key, label: t("orderUp", { name }) },
      { value: `-${key}`, label: t("orderDown", { name }) },
    ])
  return (
    <Select
      label={t("order")}
      value={sort ?? serverOrder}
      options={[{ value: serverOrder, label: t("orderServer") }, ...options]}
      onChange={(next) => onSort(next === serverOrder ? undefined : next)}
      className="w-auto min-w-40"
    />
  )
}
