import { useNavigate } from "@tanstack/react-router"
import { Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { paperStatuses } from "#modules/papers/codes.ts"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { papers, papersKey } from "./client.ts"
import type { PaperView } from "./paper-queries.ts"

/** Its number is never given again; the work that it billed can be billed by another. */
export function RemoveButton({ view: { id, no, version } }: { readonly view: PaperView }) {
  const { t } = useTranslation("papers")
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const remove = useWrite({
    write: (_: undefined, extraHeaders) =>
      data(papers.status({ params: { id }, body: { version, status: paperStatuses.deleted }, extraHeaders })),
    invalidates: [papersKey],
    done: t("removed", { no }),
    onDone: () => void navigate({ to: "/paper" }),
  })
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        <Trash2 />
        {t("act.remove")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t("ask.remove", { no })}
        description={t("removeHint")}
        action={t("act.remove")}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      />
    </>
  )
}
