import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"

interface SiteLinkProps {
  readonly site: { readonly id: number; readonly name: string }
  readonly mayFix: boolean
}
/** To the site that lacks something. */
export function SiteLink({ site, mayFix }: SiteLinkProps) {
  const { t } = useTranslation("close")
  return (
    <Link
      to="/works/information"
      search={{ constructionSiteId: site.id }}
      className={buttonVariants({ variant: "outline", size: "sm", className: "max-md:h-12" })}
      aria-label={t(mayFix ? "fixSite" : "openSite", { name: site.name })}
    >
      {t(mayFix ? "fix" : "open")}
    </Link>
  )
}
