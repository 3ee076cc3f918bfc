import { Link } from "@tanstack/react-router"
import type { SiteView } from "./site-queries.ts"
import { StateBadge } from "./state-badge.tsx"
import { useTypeName } from "./use-type-name.ts"

/** One site on the phone: the whole card opens its page. */
export function SiteCard({ site }: { readonly site: SiteView }) {
  const typeName = useTypeName()
  return (
    <Link to="/works/information" search={{ constructionSiteId: site.id }} className="block px-4 py-3">
      <span className="flex items-center gap-2">
        <b className="min-w-0 flex-1 truncate text-base">{site.name}</b>
        <StateBadge state={site.state} />
      </span>
      <span className="block truncate text-sm text-muted-foreground">
        {[typeName(site), site.customerName, site.address].filter(Boolean).join("・")}
      </span>
    </Link>
  )
}
