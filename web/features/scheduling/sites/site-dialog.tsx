import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { SiteFields } from "./site-fields.tsx"
import { newSiteQuery, type SiteView } from "./site-queries.ts"
import { SiteQuestions } from "./site-questions.tsx"
import { useSiteForm } from "./use-site-form.ts"
import { useSiteWords } from "./use-site-words.ts"

interface SiteDialogProps {
  /** The stored site; undefined for a new one. */
  readonly site?: SiteView
  readonly onClose: () => void
  readonly onSaved: (site: SiteView) => void
}
/** 現場: made and changed in one window; each writes what the server lets him write. */
export default function SiteDialog({ site, ...rest }: SiteDialogProps) {
  return site === undefined ? <NewSite {...rest} /> : <SiteWindow site={site} writes={site} {...rest} />
}
function NewSite(rest: Omit<SiteDialogProps, "site">) {
  const { data: known } = useSuspenseQuery(newSiteQuery)
  const [only, ...others] = known.customers
  const isChosen = only !== undefined && others.length === 0 && !known.permissions.actions.includes("setState")
  return <SiteWindow site={undefined} writes={known} customerId={isChosen ? only.id : null} {...rest} />
}
interface SiteWindowProps extends Omit<SiteDialogProps, "site"> {
  readonly site: SiteView | undefined
  readonly writes: Pick<SiteView, "permissions">
  readonly customerId?: number | null
}
function SiteWindow({ site, writes, customerId = null, onClose, onSaved }: SiteWindowProps) {
  const { t } = useTranslation(["works", "common"])
  const form = useSiteForm({ site, writes, customerId, onSaved })
  const { show } = useSiteWords(form.isAllowed("leaderId"))
  const isNew = site === undefined
  return (
    <FormDialog
      form={form}
      title={isNew ? t("createTitle") : t("editTitle")}
      {...(isNew || form.isAllowed("name") ? {} : { description: site.name })}
      action={isNew ? t("createIt") : t("common:save")}
      onClose={onClose}
      width={1200}
      bodyClassName="grid items-start gap-x-4 gap-y-4 md:grid-cols-4"
      conflict={<ConflictNote form={form} show={show} title={t("expired")} />}
    >
      <SiteFields form={form} site={site} />
      <SiteQuestions form={form} isNew={isNew} />
    </FormDialog>
  )
}
