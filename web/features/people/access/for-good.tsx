import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"

/** Said before the press: what nobody of the company can take back (STAFF-11, STAFF-24). */
export function ForGood({ role }: { readonly role: string }) {
  const { t } = useTranslation("access")
  return (
    <p role="status" className="flex gap-2 rounded-lg bg-warning-bg px-3 py-2 text-sm text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t("forGood", { role })}
    </p>
  )
}
