import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { Count } from "@/components/ui/badge.tsx"
import { buttonVariants } from "@/components/ui/button.tsx"
import { missingCount } from "./missing-queries.ts"

/** Leads to what is missing, on the side of which last month lacks something; the count stands there only then. */
export function MissingButton() {
  const { t } = useTranslation("papers")
  const { data: [sales = 0, pay = 0] = [] } = useQuery(missingCount())
  const count = sales + pay
  return (
    <Link
      to="/paper/missing"
      search={sales === 0 && pay > 0 ? { type: 5 } : {}}
      className={buttonVariants({ variant: "outline" })}
    >
      {t("missing.open")}
      {count > 0 && <Count value={count} label={t("missing.count", { count })} />}
    </Link>
  )
}
