import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"

interface SiteLinkProps {
  readonly site: { readonly id: number; readonly name: string }
}
/** To the site that lacks something, for whoever may give it. */
export function SiteLink({ site }: SiteLinkProps) {
  const { t } = useTranslation("close")
  return (
    <Link
      to="/works/information"
      search={{ constructionSiteId: site.id }}
      className={buttonVariants({ variant: "outline", size: "sm", className: "max-md:h-12" })}
      aria-label={t("fixSite", { name: site.name })}
    >
      {t("fix")}
    </Link>
  )
}
