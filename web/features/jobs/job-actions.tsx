import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { may } from "@/lib/permissions.tsx"
import type { Job } from "./job.ts"
import { useCancelJob, useRetryJob } from "./job-changes.ts"
import { useJobWords } from "./job-words.ts"

/** What may be done with one job; stopping asks first, because what it has done so far is lost. */
export function JobActions({ job }: { readonly job: Job }) {
  const { t } = useTranslation("jobs")
  const { name, target } = useJobWords()(job)
  const [asks, setAsks] = useState(false)
  const retry = useRetryJob()
  const cancel = useCancelJob(() => setAsks(false))
  if (may(job, "retry"))
    return (
      <Button
        variant="outline"
        size="sm"
        busy={retry.isPending}
        onClick={() => retry.mutate(job.id)}
        className="max-md:h-12"
      >
        {t("retry")}
      </Button>
    )
  if (!may(job, "cancel")) return null
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsks(true)} className="max-md:h-12">
        {t("cancel")}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t("cancelTitle", { name, target })}
        description={t("cancelHint")}
        action={t("cancelYes")}
        cancel={t("goOn")}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(job.id)}
      />
    </>
  )
}
