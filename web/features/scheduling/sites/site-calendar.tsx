import { useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { CalendarPage } from "../calendar-page.tsx"
import { SiteHead } from "./site-head.tsx"
import { siteQuery } from "./site-queries.ts"

const route = getRouteApi("/_shell/works/calendar")

/** 予定 of one site below its head; of all sites while none is chosen. */
export function SiteCalendar() {
  const { constructionSiteId } = route.useSearch()
  return (
    <div className="flex h-full min-h-0 flex-col max-md:h-auto">
      {constructionSiteId !== undefined && <Head siteId={constructionSiteId} />}
      <div className="min-h-0 flex-1">
        <CalendarPage path="/works/calendar" />
      </div>
    </div>
  )
}
function Head({ siteId }: { readonly siteId: number }) {
  const { data: site } = useSuspenseQuery(siteQuery(siteId))
  return <SiteHead site={site} at="calendar" />
}
