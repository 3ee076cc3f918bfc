import { useNavigate } from "@tanstack/react-router"
import { TriangleAlert } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { yen } from "@/lib/format.ts"
import { wholeSource } from "@/lib/list/source.ts"
import { useList } from "@/lib/list/use-list.ts"
import { matchesTyped } from "@/lib/typed-search.ts"
import { useFormat } from "@/lib/use-format.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { type PaySearch, paySearch } from "../pay-search.ts"
import type { PayRow } from "../queries.ts"
import { slipLink } from "../slip-link.ts"
import type { useRowsAfterClose } from "../use-rows-after-close.ts"
import { isCalculated, sumOf } from "./pay-sums.ts"
import { PhonePayRow } from "./phone-pay-row.tsx"
import { useMissingWords } from "./row-state.tsx"
import { usePayColumns } from "./use-pay-columns.tsx"

const idOf = ({ userId }: PayRow) => userId

/** The pay of a month as a list: searched and filtered by what stands in the address, over every row. */
export const usePayList = (query: ReturnType<typeof useRowsAfterClose>, search: PaySearch, month: string) => {
  const { t } = useTranslation("pay")
  const navigate = useNavigate()
  const format = useFormat()
  const roleName = useRoleName()
  const missingWords = useMissingWords()
  const { q, roles: wanted, sort } = search
  const rows = useMemo(
    () =>
      (query.data ?? []).filter(
        ({ name, furiganaName, roleId }) =>
          matchesTyped(q ?? "", name, furiganaName) && (wanted === undefined || wanted.includes(roleId)),
      ),
    [query.data, q, wanted],
  )
  const show = (next: PaySearch, replace = true) =>
    void navigate({ to: "/salary-v4", search: paySearch({ ...next }), replace })
  const list = useList<PayRow>({
    name: "pay",
    title: t("table"),
    of: format.month(month),
    unit: "people",
    columns: usePayColumns(month),
    idOf,
    nameOf: ({ name }) => name,
    source: wholeSource(query, rows),
    sort,
    onSort: (next) => show({ ...search, sort: next }),
    conditions: [
      ...(q === undefined ? [] : [`「${q}」`]),
      ...(wanted === undefined ? [] : [`${t("filterRole")}：${wanted.map(roleName).join("・")}`]),
    ],
    onClear: () => show({ month, sort }),
    outOf: q === undefined && wanted === undefined ? undefined : query.data?.length,
    isCounted: isCalculated,
    onOpen: (row) => void navigate(slipLink(row, month)),
    card: (row) => <PhonePayRow row={row} month={month} />,
    instead: (row) =>
      row.net === null && (
        <span className="flex items-center gap-1.5 text-danger">
          <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="truncate">{missingWords(row).join("・")}</span>
        </span>
      ),
    selectedNote: (some) => t("selectedNet", { yen: yen(sumOf(some).net) }),
  })
  return { list, show }
}
