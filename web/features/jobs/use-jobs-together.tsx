import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import type { ListAction } from "@/lib/list/use-list.ts"
import { may } from "@/lib/permissions.tsx"
import { isRunning, type Job } from "./job.ts"
import { useCancelJob, useRetryJob } from "./job-changes.ts"
import { useJobWords } from "./job-words.ts"

/** What may be done with several jobs at once, one after the other; the first refusal ends it and is told. */
export const useJobsTogether = () => {
  const { t } = useTranslation("jobs")
  const wordsOf = useJobWords()
  const retry = useRetryJob()
  const cancel = useCancelJob()
  const [asked, setAsked] = useState<ReadonlyArray<Job>>([])
  const retryAll = async (some: ReadonlyArray<Job>) => {
    for (const { id } of some) await retry.mutateAsync(id)
  }
  const cancelAll = async () => {
    try {
      for (const { id } of asked) await cancel.mutateAsync(id)
    } finally {
      setAsked([])
    }
  }
  const actions: ReadonlyArray<ListAction<Job>> = [
    {
      key: "retry",
      label: t("retry"),
      isPermitted: (job) => may(job, "retry"),
      // Said in a toast.
      run: (some) => void retryAll(some).catch(() => undefined),
      isBusy: retry.isPending,
    },
    {
      key: "cancel",
      label: t("cancel"),
      isPermitted: (job) => may(job, "cancel") && isRunning(job),
      run: setAsked,
      tone: "danger",
    },
  ]
  const question = (
    <ConfirmDialog
      open={asked.length > 0}
      onOpenChange={() => setAsked([])}
      title={t("cancelSome", { count: asked.length })}
      description={t("cancelHint")}
      losses={asked.map((job) => [job.id, wordsOf(job).name, wordsOf(job).target].join(" "))}
      action={t("cancelYes")}
      cancel={t("goOn")}
      busy={cancel.isPending}
      onConfirm={() => void cancelAll().catch(() => undefined)}
    />
  )
  return { actions, question }
}
