import { redirect } from "@tanstack/react-router"
import { platformQuery } from "@/features/session/choices.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { queryClient } from "@/lib/query-client.ts"
import { session } from "@/lib/session.ts"

/** Before every screen of the platform: whoever is not signed in signs in, and the screens of this person are known. */
export const enterPlatform = async () => {
  await Promise.all([queryClient.fetchQuery(platformQuery), loadTexts("platform", "session", "list")]).catch(
    (error: unknown) => {
      if (session.signIn() !== undefined) throw error
      throw redirect({ to: "/login" })
    },
  )
}
