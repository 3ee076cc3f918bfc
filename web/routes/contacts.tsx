import { createFileRoute, redirect } from "@tanstack/react-router"
import type { ContactSearch } from "@/features/contact/contact-search.ts"
import { ContactsPage } from "@/features/contact/contacts-page.tsx"
import { PlatformFrame } from "@/features/platform/platform-frame.tsx"
import { loadTexts } from "@/i18n/i18n.ts"
import { session } from "@/lib/session.ts"
import { wayBack } from "@/lib/way-back.ts"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/contacts")({
  validateSearch: (search: ContactSearch) => search,
  beforeLoad: ({ location }) => {
    if (session.signIn() !== undefined) return
    wayBack.remember(location.href)
    throw redirect({ to: "/login" })
  },
  loader: async () => {
    const { enterPlatform } = await import("@/features/platform/enter-platform.ts")
    await Promise.all([enterPlatform(), loadTexts("contact")])
  },
  component: () => (
    <PlatformFrame>
      <ContactsPage />
    </PlatformFrame>
  ),
})
