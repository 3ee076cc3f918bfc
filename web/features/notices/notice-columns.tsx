import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { cn } from "@/lib/class-names.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { nextStepOf } from "./next-step.ts"
import { NoticeState } from "./notice-facts.tsx"
import type { Notice } from "./notice-queries.ts"

interface StepProps {
  readonly notice: Notice
  readonly onOpen: (notice: Notice) => void
}
function NoticeStep({ notice, onOpen }: StepProps) {
  const { t } = useTranslation("notices")
  const step = nextStepOf(notice)
  if (step === undefined) return null
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={(event) => {
        event.stopPropagation()
        onOpen(notice)
      }}
    >
      {t(`step.${step}`)}
    </Button>
  )
}

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
      {
        key: "step",
        label: t("next"),
        value: () => null,
        cell: (notice) => <NoticeStep notice={notice} onOpen={onOpen} />,
        width: 11,
      },
      { key: "at", label: t("at"), kind: "instant", value: ({ at }) => at, width: 10 },
    ],
    [t, onOpen],
  )
}
