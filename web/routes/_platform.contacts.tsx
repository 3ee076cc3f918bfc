import { createFileRoute } from "@tanstack/react-router"
import { ContactsPage } from "@/features/contact/contacts-page.tsx"
import { ConsultTabs } from "@/features/platform/consult-tabs.tsx"
import { Consults } from "@/features/platform/consults-page.tsx"
import { usePlatformSearch } from "@/features/platform/platform-list.tsx"
import type { PlatformSearch } from "@/features/platform/platform-search.ts"

/** Companies that ask for a plan of their own, or what anybody wrote to the platform. */
function ContactsRoute() {
  const { search } = usePlatformSearch()
  return search.view === "letters" ? <ContactsPage tabs={<ConsultTabs />} /> : <Consults tabs={<ConsultTabs />} />
}

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_platform/contacts")({
  validateSearch: (search: PlatformSearch) => search,
  component: ContactsRoute,
})
