import { useTranslation } from "react-i18next"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { SiteFields } from "./site-fields.tsx"
import type { SiteView } from "./site-queries.ts"
import { useSiteForm } from "./use-site-form.ts"
import { useSiteWords } from "./use-site-words.ts"

interface SiteDialogProps {
  /** The stored site; undefined for a new one. */
  readonly site?: SiteView
  readonly onClose: () => void
  readonly onSaved: (site: SiteView) => void
}
/** 現場: made and changed in one window. */
export default function SiteDialog({ site, onClose, onSaved }: SiteDialogProps) {
  const { t } = useTranslation(["works", "common"])
  const form = useSiteForm(site, onSaved)
  const { show } = useSiteWords()
  const isNew = site === undefined
  return (
    <FormDialog
      form={form}
      title={isNew ? t("createTitle") : t("editTitle")}
      action={isNew ? t("createIt") : t("common:save")}
      onClose={onClose}
      width={1200}
      bodyClassName="grid items-start gap-x-4 gap-y-4 md:grid-cols-4"
      conflict={<ConflictNote form={form} show={show} title={t("expired")} />}
      questions={() => ({
        title: t("sameNameTitle"),
        description: t("sameName"),
        action: isNew ? t("createAnyway") : t("saveAnyway"),
      })}
    >
      <SiteFields form={form} />
    </FormDialog>
  )
}
