import { useNavigate } from "@tanstack/react-router"
import { forgetSignIn } from "@/features/session/sign-out.ts"
import { queryClient } from "@/lib/query-client.ts"
import { session } from "@/lib/session.ts"
import { type Invitation, invitationQuery } from "./invitation-query.ts"
import { joinRefusal } from "./join-refusal.ts"

interface SignedIn {
  readonly token: string
  readonly personId: number
}
/**
 * The invited person goes on from here and says yes. What the one before kept on the device is not his to read; what
 * keeps him from joining is said where he can answer once more, signed in as himself.
 */
export const useJoining = ({ token }: Invitation) => {
  const navigate = useNavigate()
  const joining = async (signedIn: SignedIn, join: () => Promise<void>) => {
    await forgetSignIn()
    session.begin(signedIn)
    await join().catch(async (error: unknown) => {
      joinRefusal.keep(token, error)
      await navigate({ to: "/login-with-invite", hash: token })
      await queryClient.resetQueries(invitationQuery(token))
    })
  }
  return (signedIn: SignedIn, join: () => Promise<void>) => void joining(signedIn, join)
}
