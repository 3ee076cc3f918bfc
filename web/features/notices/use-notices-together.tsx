import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import type { ListAction } from "@/lib/list/use-list.ts"
import { useDeleteNotices, useReadNotices } from "./notice-changes.ts"
import type { Notice } from "./notice-queries.ts"

const idsOf = (some: ReadonlyArray<Notice>) => some.map(({ id }) => id)

/** What may be done with several notices at once. They are one's own: nothing is refused. */
export const useNoticesTogether = () => {
  const { t } = useTranslation("notices")
  const [asked, setAsked] = useState<ReadonlyArray<Notice>>([])
  const read = useReadNotices()
  const remove = useDeleteNotices(() => setAsked([]))
  const actions: ReadonlyArray<ListAction<Notice>> = [
    {
      key: "read",
      label: t("markRead"),
      isPermitted: ({ isRead }) => !isRead,
      run: (some) => read.mutate({ ids: idsOf(some) }),
      isBusy: read.isPending,
    },
    { key: "delete", label: t("delete"), isPermitted: () => true, run: setAsked, tone: "danger" },
  ]
  const question = (
    <ConfirmDialog
      open={asked.length > 0}
      onOpenChange={() => setAsked([])}
      title={t("deleteSome", { count: asked.length })}
      description={t("deleteHint")}
      losses={asked.map(({ text }) => text)}
      action={t("delete")}
      cancel={t("keep")}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ ids: idsOf(asked) })}
    />
  )
  return { actions, question, read }
}
