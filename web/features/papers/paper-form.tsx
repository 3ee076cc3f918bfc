import { useNavigate } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { FormPage } from "@/components/form/form-page.tsx"
import { ChargeSection } from "./charge-section.tsx"
import { LateNote } from "./late-note.tsx"
import { LinesSection } from "./lines-section.tsx"
import { type PaperView, showStored } from "./paper-queries.ts"
import type { Filled } from "./paper-values.ts"
import { PartySection } from "./party-section.tsx"
import { SumsCard } from "./sums-card.tsx"
import { usePaperForm } from "./use-paper-form.ts"

interface PaperFormProps {
  readonly stored?: PaperView
  readonly corrects?: PaperView
  readonly type?: number
  readonly party?: string
  /** What the address says of a new paper. */
  readonly filled?: Filled
  readonly onClose: () => void
}
/** 帳票をつくる・直す: whom it is with, its lines, charge and discount, and what it comes to while it is typed. */
export function PaperForm({ corrects, filled, onClose, party = "", stored, type = 3 }: PaperFormProps) {
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
          <LateNote late={form.values.dueDate === stored?.dueDate ? (stored?.lateByLaw ?? null) : null} />
        </>
      }
    >
      <PartySection form={form} paperId={stored?.id ?? corrects?.id} />
      <LinesSection form={form} />
      <ChargeSection form={form} />
      <SumsCard form={form} />
    </FormPage>
  )
}
