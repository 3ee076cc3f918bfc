import { useNavigate } from "@tanstack/react-router"
import { Send } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { paperStatuses } from "#modules/papers/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { PdfButton } from "@/components/ui/pdf-button.tsx"
import { data } from "@/lib/client.ts"
import { may } from "@/lib/permissions.tsx"
import { useWrite } from "@/lib/use-write.ts"
import { papers, papersKey } from "./client.ts"
import { PaidDialog } from "./paid-dialog.tsx"
import { type PaperView, showStored } from "./paper-queries.ts"
import { ReasonDialog } from "./reason-dialog.tsx"
import { RemoveButton } from "./remove-button.tsx"
import { UnpayButton } from "./unpay-button.tsx"

const SendDialog = lazy(async () => ({ default: (await import("./send-dialog.tsx")).SendDialog }))

type Status = (typeof paperStatuses)[keyof typeof paperStatuses]

/** What the server lets this person do with it; a refusal asks why, money asks when. */
export function PaperActions({ view }: { readonly view: PaperView }) {
  const { t } = useTranslation("papers")
  const { t: words } = useTranslation("letters")
  const navigate = useNavigate()
  const [asked, setAsked] = useState<"reject" | "refuse" | "pay" | "send">()
  const { id, version } = view
  const done = { invalidates: [papersKey, ["workspace"]], onDone: showStored }
  const move = useWrite({
    write: (status: Status, extraHeaders) =>
      data(papers.status({ params: { id }, body: { version, status }, extraHeaders })),
    done: t("done"),
    ...done,
  })
  const back = useWrite({
    write: (_: undefined, extraHeaders) =>
      data(papers.backToDraft({ params: { id }, body: { version }, extraHeaders })),
    done: t("done"),
    ...done,
  })
  const confirm = useWrite({
    write: (_: undefined, extraHeaders) =>
      data(papers.vendorConfirm({ params: { id }, body: { version, isConfirm: 1 }, extraHeaders })),
    done: t("done"),
    ...done,
  })
  const isBusy = move.isPending || back.isPending || confirm.isPending
  const isPaid = view.paymentStatus === 1
  return (
    <>
      <PdfButton fetch={() => papers.pdf({ params: { id } })} name={`${view.no}.pdf`} />
      {may(view, "send") && (
        <Button variant="outline" onClick={() => setAsked("send")}>
          <Send aria-hidden="true" />
          {words("send")}
        </Button>
      )}
      {may(view, "correct") && (
        <Button
          variant="outline"
          onClick={() => void navigate({ to: "/create-paper", search: { type: view.type, corrects: id } })}
        >
          {t("act.correct")}
        </Button>
      )}
      {may(view, "remove") && <RemoveButton view={view} />}
      {may(view, "takeBack") && (
        <Button variant="outline" busy={isBusy} onClick={() => move.mutate(paperStatuses.draft)}>
          {t("act.takeBack")}
        </Button>
      )}
      {may(view, "backToDraft") && (
        <Button busy={isBusy} onClick={() => back.mutate(undefined)}>
          {t("act.backToDraft")}
        </Button>
      )}
      {may(view, "submit") && (
        <Button busy={isBusy} onClick={() => move.mutate(paperStatuses.pending)}>
          {t("act.submit")}
        </Button>
      )}
      {may(view, "reject") && (
        <Button variant="outline" onClick={() => setAsked("reject")}>
          {t("act.reject")}
        </Button>
      )}
      {may(view, "approve") && (
        <Button busy={isBusy} onClick={() => move.mutate(paperStatuses.active)}>
          {t("act.approve")}
        </Button>
      )}
      {may(view, "confirm") && (
        <>
          <Button variant="outline" onClick={() => setAsked("refuse")}>
            {t("act.refuse")}
          </Button>
          <Button busy={isBusy} onClick={() => confirm.mutate(undefined)}>
            {t("act.confirm")}
          </Button>
        </>
      )}
      {may(view, "pay") && !isPaid && (
        <Button busy={isBusy} onClick={() => setAsked("pay")}>
          {t("act.pay")}
        </Button>
      )}
      {may(view, "pay") && (isPaid || view.paidBefore > 0) && <UnpayButton view={view} />}
      {(asked === "reject" || asked === "refuse") && (
        <ReasonDialog view={view} way={asked} onClose={() => setAsked(undefined)} />
      )}
      {asked === "send" && (
        <Suspense>
          <SendDialog view={view} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
      {asked === "pay" && <PaidDialog view={view} onClose={() => setAsked(undefined)} />}
    </>
  )
}
