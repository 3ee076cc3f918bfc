import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { presentTerms } from "#modules/identity/codes.ts"
import { Labelled } from "@/components/form/labelled.tsx"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"

const link = "inline-flex min-h-11 items-center text-link underline max-md:min-h-12"

/** Never ticked beforehand; what is agreed to opens in a new tab, so that nothing typed is lost. */
export function ConsentField(field: BoundField<string>) {
  const { t } = useTranslation("account")
  return (
    <Labelled of={field} group required>
      <Checkbox checked={field.value === "1"} onCheckedChange={(isOn) => field.onChange(isOn ? "1" : "")}>
        {t("agree")}
      </Checkbox>
      <span className="flex flex-wrap gap-x-6">
        <Link to="/term-of-policy" target="_blank" className={link}>
          {t("readTerms")}
        </Link>
        <Link to="/term-of-privacy" target="_blank" className={link}>
          {t("readPrivacy")}
        </Link>
      </span>
    </Labelled>
  )
}
/** Complaint of a consent that was not given. */
export const consentMissing = (value: string) => (value === "1" ? [] : [{ field: "isAgreed", key: "notAgreed" }])
/** The 利用規約 that stood beside the tick, as the server keeps them. */
export const agreedTo = (value: string) => (value === "1" ? { agreedTerms: presentTerms } : {})
