import { createFileRoute } from "@tanstack/react-router"
import { AccountsPage } from "@/features/platform/accounts-page.tsx"
import { PlatformMailsPage } from "@/features/platform/mails-page.tsx"
import { usePlatformSearch } from "@/features/platform/platform-list.tsx"
import type { PlatformSearch } from "@/features/platform/platform-search.ts"

/** Everybody who signs in, or the mails of no company. */
function AccountsRoute() {
  const { search } = usePlatformSearch()
  return search.view === "mails" ? <PlatformMailsPage /> : <AccountsPage />
}

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_platform/account/")({
  validateSearch: (search: PlatformSearch) => search,
  component: AccountsRoute,
})
