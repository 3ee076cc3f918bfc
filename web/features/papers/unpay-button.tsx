import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { data } from "@/lib/client.ts"
import { yen } from "@/lib/format.ts"
import { useWrite } from "@/lib/use-write.ts"
import { papers, papersKey } from "./client.ts"
import { type PaperView, showStored } from "./paper-queries.ts"

/** Takes a payment back, of this edition or of the ones before it, after a question that says what it means (UI-09). */
export function UnpayButton({ view }: { readonly view: PaperView }) {
  const { t } = useTranslation("papers")
  const { id, no, paidBefore, total, version } = view
  const [isAsked, setAsked] = useState(false)
  const unpay = useWrite({
    write: (_: undefined, extraHeaders) =>
      data(papers.paymentStatus({ params: { id }, body: { version, status: 0 }, extraHeaders })),
    invalidates: [papersKey, ["workspace"]],
    done: t("done"),
    onDone: (stored) => {
      setAsked(false)
      showStored(stored)
    },
    onFailed: () => setAsked(false),
  })
  const what = view.paymentStatus === 1 ? "unpay" : "unpayBefore"
  // What was paid for this edition beside the ones before it; one that comes to the same takes theirs back.
  const ofThis = total === paidBefore ? total : total - paidBefore
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {t(`act.${what}`)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t(`ask.${what}`, { no, sum: yen(what === "unpay" ? ofThis : paidBefore) })}
        description={t(`${what}Hint`)}
        action={t(`act.${what}`)}
        destructive={false}
        busy={unpay.isPending}
        onConfirm={() => unpay.mutate(undefined)}
      />
    </>
  )
}
