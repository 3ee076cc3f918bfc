import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useDeferredValue } from "react"
import { useTranslation } from "react-i18next"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { FormPage } from "@/components/form/form-page.tsx"
import { ChargeSection } from "./charge-section.tsx"
import { LateNote } from "./late-note.tsx"
import { LinesSection } from "./lines-section.tsx"
import { LivePreview, PreviewButton } from "./live-preview.tsx"
import { type PaperView, showStored } from "./paper-queries.ts"
import { type Filled, knownRates } from "./paper-values.ts"
import { PartySection } from "./party-section.tsx"
import { lawDay, previewQuery } from "./preview-queries.ts"
import { ratesQuery } from "./rates-query.ts"
import { SumsCard } from "./sums-card.tsx"
import { typedPrint } from "./typed-print.ts"
import { usePaperForm } from "./use-paper-form.ts"

interface PaperFormProps {
  readonly stored?: PaperView
  readonly corrects?: PaperView
  readonly type?: number
  readonly party?: string
  /** What the address says of a new paper. */
  readonly filled?: Filled
  /** The arrangement whose work is taken in at once. */
  readonly ofTask?: number | undefined
  readonly onClose: () => void
}
/** 帳票をつくる・直す: whom it is with, its lines, charge and discount, and what it comes to while it is typed. */
export function PaperForm({ corrects, filled, onClose, party = "", stored, ofTask, type = 3 }: PaperFormProps) {
  const { t } = useTranslation("papers")
  const navigate = useNavigate()
  const form = usePaperForm({
    ...(stored === undefined ? {} : { stored }),
    ...(corrects === undefined ? {} : { corrects }),
    type,
    party,
    ...(filled === undefined ? {} : { filled }),
    onSaved: (saved) => {
      showStored(saved)
      void navigate({ to: "/paper/$id", params: { id: String(saved.id) }, replace: true })
    },
  })
  const { data: facts } = useQuery(previewQuery(form.values))
  const { data: rates = knownRates } = useQuery(ratesQuery(lawDay(form.values)))
  // Typing goes before drawing: a paper of many pages follows when the hand rests.
  const typed = useDeferredValue(form.values)
  const edition = stored?.edition ?? (corrects === undefined ? 1 : corrects.edition + 1)
  const print = typedPrint(typed, { no: stored?.no ?? corrects?.no ?? t("live.noLater"), edition }, facts)
  return (
    <FormPage
      form={form}
      head={
        <h1 className="text-xl font-semibold">
          {stored !== undefined
            ? stored.no
            : corrects !== undefined
              ? t("correctTitle", { no: corrects.no })
              : t("newTitle")}
        </h1>
      }
      action={t("saveDraft")}
      onCancel={onClose}
      notice={
        <>
          <ConflictNote form={form} />
          <LateNote late={facts?.lateByLaw ?? null} />
        </>
      }
    >
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex min-w-0 flex-col gap-4">
          <PreviewButton print={print} />
          <PartySection form={form} paperId={stored?.id ?? corrects?.id} ofTask={ofTask} />
          <LinesSection form={form} rates={rates} />
          <ChargeSection form={form} />
          <SumsCard form={form} />
        </div>
        <LivePreview print={print} />
      </div>
    </FormPage>
  )
}
