import { Link } from "@tanstack/react-router"
import { ArrowDown } from "lucide-react"
import { lazy, Suspense, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Button } from "@/components/ui/button.tsx"
import { AccountForm } from "@/features/session/account-form.tsx"
import { invitationBehind } from "@/features/session/link-token.ts"
import { CurrentPasswordField } from "@/features/session/password-fields.tsx"
import { registeredAddress } from "@/features/session/registered-address.ts"
import type { ApiError } from "@/lib/api-error.ts"
import { data, identity } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import type { Invitation } from "./invitation-query.ts"
import { join } from "./join.ts"
import { useJoining } from "./use-joining.ts"

const WayIn = lazy(() => import("@/features/session/way-in.tsx"))

interface Someone {
  readonly head: string
  readonly name: string
  readonly email: string
}
function Person({ head, name, email }: Someone) {
  return (
    <div className="flex min-h-16 items-center gap-4 px-4 py-2 not-first:border-t not-first:bg-accent">
      <Avatar name={name} size={40} decorative />
      <span className="min-w-0">
        <span className="block text-sm text-muted-foreground">{head}</span>
        <b className="block text-base">{name}</b>
        <span className="block text-sm break-all">{email}</span>
      </span>
    </div>
  )
}
const isWrongPair = (error: ApiError) => error.errorCode === "Username_Or_Password_Invalid"

interface SignInAsInvitedProps {
  readonly invitation: Invitation
  readonly onBack: () => void
}
/** The invited address has an account: its password, and whoever is signed in now stays so until it is right (INV-08). */
export function SignInAsInvited({ invitation, onBack }: SignInAsInvitedProps) {
  const { t } = useTranslation(["invited", "session", "common"])
  const { email, here } = invitation
  const name = invitation.name ?? email
  const joining = useJoining(invitation)
  const comesBack = useRef(false)
  const form = useForm({
    first: { password: "" },
    words: { password: t("session:password") },
    write: ({ values: { password } }) => {
      const resumed = comesBack.current ? { isResumed: 1 } : {}
      comesBack.current = false
      return writing({
        schema: async () => (await import("#modules/identity/contract.ts")).identityContract.login.body,
        body: { email, password, ...resumed },
        send: (body, extraHeaders) => data(identity.login({ body, extraHeaders })),
      })
    },
    say: (key) => (key === "wrongPassword" ? t("wrongPassword") : undefined),
    wrongOf: (error) => (isWrongPair(error) ? [{ field: "password", key: "wrongPassword" }] : undefined),
    onSaved: (signedIn) => joining(signedIn, () => join(invitation)),
  })
  return (
    <>
      <h2 className="text-lg font-bold">{t("hasAccount")}</h2>
      <div className="relative overflow-hidden rounded-xl border bg-card">
        {here !== undefined && <Person head={t("hereNow")} {...here} />}
        {here !== undefined && (
          <ArrowDown aria-hidden="true" className="absolute top-1/2 left-8 size-5 -translate-y-1/2" />
        )}
        <Person head={t("invited")} name={name} email={email} />
      </div>
      <AccountForm
        form={form}
        action={t("joinAs", { name })}
        failed={t("notJoined")}
        next={
          <Suspense>
            <WayIn
              error={form.failure}
              email={email}
              onComeBack={() => {
                comesBack.current = true
                form.save()
              }}
            />
          </Suspense>
        }
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <CurrentPasswordField {...form.field("password")} />
      </AccountForm>
      <Link
        to="/forgot-password"
        hash={invitationBehind(invitation.token)}
        onClick={() => registeredAddress.set(email)}
        className="inline-flex min-h-11 items-center text-link underline max-md:min-h-12"
      >
        {t("session:forgot")}
      </Link>
      <p className="text-sm text-muted-foreground">{t("onlyInvited")}</p>
      <Button variant="quiet" size="lg" onClick={onBack}>
        {here === undefined ? t("common:back") : t("stay", { name: here.name })}
      </Button>
    </>
  )
}
