import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { ApiError } from "@/lib/api-error.ts"

/** SET-12: what is stopped until the company has said its 業種 leads to where that is said. */
export function BusinessFieldLink({ failure }: { readonly failure: unknown }) {
  const { t } = useTranslation("form")
  if (!(failure instanceof ApiError) || failure.errorCode !== "Please_Set_Company_Business_Field_First") return null
  return (
    <Link to="/setting" hash="profile" className="ml-2 font-bold underline">
      {t("setBusinessField")}
    </Link>
  )
}
