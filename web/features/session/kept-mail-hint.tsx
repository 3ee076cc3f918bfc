import { useTranslation } from "react-i18next"
import { useDemo } from "./demo-list.ts"

/** Where a demo's mails lie, for whoever tries the product; in earnest it would tell strangers about the server. */
export function KeptMailHint() {
  const { t } = useTranslation("account")
  const { people } = useDemo()
  if (people.length === 0) return null
  return <p className="text-sm text-muted-foreground">{t("keptMailHint")}</p>
}
