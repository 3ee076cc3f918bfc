import { useQueryClient } from "@tanstack/react-query"
import { Download } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { JournalScope } from "#modules/reports/codes.ts"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { sentencesOf } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { bytesOfBase64, saveBlob } from "@/lib/file.ts"
import { Can } from "@/lib/permissions.tsx"
import { toast } from "@/lib/toast.ts"
import { useFormat } from "@/lib/use-format.ts"
import { useWrite } from "@/lib/use-write.ts"
import { papersKey } from "./client.ts"
import { type Journal, reports } from "./journal-query.ts"

const journalKey = [...papersKey, "journal"]

/** Whole, so that the key of an attempt is that of this file alone. */
type Wanted = Pick<Journal, "month" | "product"> & { readonly scope: JournalScope; readonly isAgain?: 1 }
interface TakeJournalButtonsProps {
  readonly journal: Journal
  readonly onTaken: () => void
}
/** The file of the whole month, after a question where it was taken before; or of what is new since then. */
export function TakeJournalButtons({ journal, onTaken }: TakeJournalButtonsProps) {
  const { t } = useTranslation("journal")
  const { t: words } = useTranslation("common")
  const format = useFormat()
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { entries, month, product, since, taken } = journal
  const asked = { month, product }
  const wasTaken = taken.length > 0
  const take = useWrite({
    write: (body: Wanted, extraHeaders) => data(reports.takeJournal({ body, extraHeaders })),
    invalidates: [journalKey],
    done: (file) => t("taken", { count: file.entries }),
    onDone: (file) => {
      saveBlob(new Blob([bytesOfBase64(file.content)], { type: "text/csv" }), file.fileName)
      onTaken()
    },
    quiet: true,
    // Somebody else took it meanwhile: the words of the field say so, and the window shows what he took.
    onFailed: (error) => {
      toast.error(sentencesOf(error, words))
      setAsked(false)
      void queries.invalidateQueries({ queryKey: journalKey })
    },
  })
  return (
    <Can do="take" to={journal}>
      <Button
        variant={wasTaken ? "outline" : "default"}
        disabled={entries === 0 || take.isPending}
        onClick={() => (wasTaken ? setAsked(true) : take.mutate({ ...asked, scope: "all" }))}
      >
        <Download />
        {t(wasTaken ? "takeAll" : "take")}
      </Button>
      {wasTaken && (
        <Button
          disabled={since.entries === 0 || take.isPending}
          onClick={() => take.mutate({ ...asked, scope: "new" })}
        >
          <Download />
          {t("takeNew")}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t("askAgain", { month: format.month(month) })}
        description={t("askAgainHint")}
        action={t("takeAll")}
        busy={take.isPending}
        onConfirm={() => take.mutate({ ...asked, scope: "all", isAgain: 1 })}
      />
    </Can>
  )
}
