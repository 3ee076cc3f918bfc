import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { NoticeState } from "./notice-facts.tsx"
import type { Notice } from "./notice-queries.ts"

/** What the desk's list shows of each notice. */
export const useNoticeColumns = (onOpen: (notice: Notice) => void): ReadonlyArray<ListColumn<Notice>> => {
  const { t } = useTranslation("notices")
  return useMemo(
    () => [
      {
        key: "text",
        label: t("content"),
        value: ({ text }) => text,
        cell: (notice) => (
          <button
            type="button"
            onClick={() => onOpen(notice)}
            className={cn("max-w-full truncate text-left hover:underline", !notice.isRead && "font-semibold")}
          >
            {notice.text}
          </button>
        ),
        width: 28,
        grows: true,
        isFixed: true,
      },
      {
        key: "state",
        label: t("state"),
        value: ({ isRead, isWaiting }) =>
          [...(isWaiting ? [t("waiting")] : []), ...(isRead ? [] : [t("unread")])].join("・"),
        cell: (notice) => <NoticeState notice={notice} />,
        width: 11,
      },
      { key: "at", label: t("at"), kind: "instant", value: ({ at }) => at, width: 10 },
    ],
    [t, onOpen],
  )
}
