import { createFileRoute } from "@tanstack/react-router"
import type { MailSearch } from "@/features/mails/mail-search.ts"
import { MailsPage } from "@/features/mails/mails-page.tsx"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_shell/history-mail")({
  validateSearch: (search: MailSearch) => search,
  loader: async ({ location }) => {
    const { loadMails } = await import("@/features/mails/mail-queries.ts")
    await loadMails(location.search)
  },
  component: MailsPage,
})
