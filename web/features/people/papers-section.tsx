import { useTranslation } from "react-i18next"
import { FileField } from "@/components/form/file-field.tsx"
import { PictureField } from "@/components/picture/picture-field.tsx"
import { storedPicture } from "@/lib/picture/file-id.ts"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"
import type { StaffView } from "./staff-queries.ts"

interface PapersSectionProps {
  readonly contract?: StaffView["contract"]
  readonly stamp?: StaffView["stamp"]
}
/** 契約書・印影: one file of pdf, picture, Word or text, and the stamp for papers that are made for him. */
export function PapersSection({ contract, stamp }: PapersSectionProps) {
  const { t } = useTranslation("people")
  const { field, values } = useStaffForm()
  return (
    <SectionCard section="papers">
      <FileField
        {...field("contract")}
        stored={contract}
        hint={t("hint.contract")}
        accept=".pdf,.jpg,.jpeg,.png,.webp,.docx,.doc,.txt"
        className="lg:col-span-2"
      />
      <PictureField
        {...field("stamp")}
        kind="stamp"
        of={values.name ?? ""}
        stored={storedPicture(stamp)}
        className="lg:col-span-2"
      />
    </SectionCard>
  )
}
