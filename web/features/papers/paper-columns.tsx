import { Link } from "@tanstack/react-router"
import { TriangleAlert } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { slashDate } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import type { PaperRow } from "./paper-queries.ts"
import { PaperState, usePaperWords } from "./paper-state.tsx"

const day = (text: string | null) => (text === null ? null : slashDate(text))

export const usePaperColumns = (): ReadonlyArray<ListColumn<PaperRow>> => {
  const { t } = useTranslation("papers")
  const { stateOf, typeOf } = usePaperWords()
  return useMemo(
    () => [
      {
        key: "no",
        label: t("column.no"),
        value: ({ edition, no }) => (edition === 1 ? no : `${no} ${t("edition", { n: edition })}`),
        cell: (row) => (
          <span className="flex min-w-0 items-center gap-2">
            {row.isUnread && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-primary" />}
            <Link
              to="/paper/$id"
              params={{ id: String(row.id) }}
              tabIndex={-1}
              className="tnum truncate font-medium text-link hover:underline"
            >
              {row.no}
            </Link>
            {row.isUnread && <span className="sr-only">{t("unread")}</span>}
            {row.edition > 1 && <Badge>{t("edition", { n: row.edition })}</Badge>}
          </span>
        ),
        width: 11,
        isFixed: true,
      },
      { key: "type", label: t("column.type"), value: ({ type }) => typeOf(type), width: 8 },
      { key: "party", label: t("column.party"), value: ({ partyName }) => partyName, width: 10, grows: true },
      { key: "title", label: t("column.title"), value: ({ title }) => title, width: 9, grows: true },
      {
        key: "issued",
        label: t("column.issued"),
        value: ({ createdAt }) => day(createdAt),
        width: 7,
        className: "tnum",
      },
      {
        key: "due",
        label: t("column.due"),
        value: ({ dueDate }) => day(dueDate),
        cell: ({ dueDate, lateByLaw }) =>
          lateByLaw === null ? (
            day(dueDate)
          ) : (
            <span
              className="flex items-center gap-1 text-warning"
              title={`${t(`late.${lateByLaw.rule}`)} ${t("late.by", { day: slashDate(lateByLaw.lastDay) })}`}
            >
              <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
              {day(dueDate)}
              <span className="sr-only">{t("late.by", { day: slashDate(lateByLaw.lastDay) })}</span>
            </span>
          ),
        width: 8,
        className: "tnum",
      },
      { key: "total", label: t("column.total"), kind: "yen", value: ({ total }) => total, hasSum: true, width: 8 },
      { key: "state", label: t("column.state"), value: stateOf, cell: (row) => <PaperState row={row} />, width: 7 },
      {
        key: "paid",
        label: t("column.paid"),
        value: ({ paidOn, paymentStatus, status }) =>
          paymentStatus === 1 ? t("paidOn", { day: day(paidOn) ?? "" }) : status === 1 ? t("unpaid") : null,
        width: 9,
        className: "tnum",
      },
    ],
    [t, stateOf, typeOf],
  )
}
