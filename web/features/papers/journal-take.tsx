import { Download } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { JournalScope } from "#modules/reports/codes.ts"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { data } from "@/lib/client.ts"
import { bytesOfBase64, saveBlob } from "@/lib/file.ts"
import { Can } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { useWrite } from "@/lib/use-write.ts"
import { papersKey } from "./client.ts"
import { type Journal, reports } from "./journal-query.ts"

interface TakeJournalButtonsProps {
  readonly journal: Journal
  readonly onTaken: () => void
}
/** The file of the whole month, after a question where it was taken before; or of what is new since then. */
export function TakeJournalButtons({ journal, onTaken }: TakeJournalButtonsProps) {
  const { t } = useTranslation("journal")
  const format = useFormat()
  const [isAsked, setAsked] = useState(false)
  const { entries, month, product, since, taken } = journal
  const wasTaken = taken.length > 0
  const take = useWrite({
    write: (scope: JournalScope, extraHeaders) =>
      data(
        reports.takeJournal({
          body: { month, product, scope, ...(isAsked ? { isAgain: 1 as const } : {}) },
          extraHeaders,
        }),
      ),
    invalidates: [[...papersKey, "journal"]],
    done: (file) => t("taken", { count: file.entries }),
    onDone: (file) => {
      saveBlob(new Blob([bytesOfBase64(file.content)], { type: "text/csv" }), file.fileName)
      onTaken()
    },
    onFailed: () => setAsked(false),
  })
  return (
    <Can do="take" to={journal}>
      <Button
        variant={wasTaken ? "outline" : "default"}
        disabled={entries === 0 || take.isPending}
        onClick={() => (wasTaken ? setAsked(true) : take.mutate("all"))}
      >
        <Download />
        {t(wasTaken ? "takeAll" : "take")}
      </Button>
      {wasTaken && (
        <Button disabled={since.entries === 0 || take.isPending} onClick={() => take.mutate("new")}>
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
        onConfirm={() => take.mutate("all")}
      />
    </Can>
  )
}
