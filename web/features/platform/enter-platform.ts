import { redirect } from "@tanstack/react-router"
import { platformQuery } from "@/features/session/choices.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { queryClient } from "@/lib/query-client.ts"
import { session } from "@/lib/session.ts"

/** The screens of this person above all companies; a sign-in that has ended begins anew. */
const screens = () =>
  queryClient.fetchQuery(platformQuery).catch((error: unknown) => {
    if (session.signIn() !== undefined) throw error
    throw redirect({ to: "/login" })
  })

/** Where one of the platform's own people begins, who has chosen no company (SHELL-21); undefined for anybody else. */
export const platformHome = async () => (await screens()).menu[0]?.path

/** Before every screen of the platform: whoever is none of its people goes to his own first screen (SHELL-14). */
export const enterPlatform = async () => {
  const { menu } = await screens()
  if (menu.length === 0) throw redirect({ to: "/", replace: true })
  await loadTexts(
    "platform",
    "session",
    "list",
    "form",
    "labels",
    "registration",
    "contact",
    "income",
    "inspected",
    "offers",
    "mails",
  )
}
