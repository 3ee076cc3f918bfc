import { Link } from "@tanstack/react-router"
import { FileSpreadsheet } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { ImportKind } from "#modules/imports/codes.ts"
import { buttonVariants } from "@/components/ui/button.tsx"

/** From a list to the import of its kind; drawn where the list's own permissions let one be made. */
export function ImportLink({ kind }: { readonly kind: ImportKind }) {
  const { t } = useTranslation("shell")
  return (
    <Link to="/import/$kind" params={{ kind }} className={buttonVariants({ variant: "outline" })}>
      <FileSpreadsheet aria-hidden="true" />
      {t("importLink")}
    </Link>
  )
}
