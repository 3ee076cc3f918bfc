import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { ApiError, isUnreachable } from "@/lib/api-error.ts"
import { data, identity } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { AccountForm, Refused } from "./account-form.tsx"
import { AccountFrame, ToLogin } from "./account-frame.tsx"
import { linkToken } from "./link-token.ts"
import { MailAgain } from "./mail-again.tsx"
import { NewPasswordFields } from "./password-fields.tsx"
import { registeredAddress } from "./registered-address.ts"

const isOneOf = (codes: ReadonlyArray<string>) => (error: unknown) =>
  error instanceof ApiError && codes.includes(error.errorCode)
/** Refusals after which a new mail helps; an account that is already usable needs none. */
const mailCodes = ["Link_Expired", "Link_Used", "Register_Token_Invalid"]
const needsNewMail = isOneOf(mailCodes)
/** Refusals that leave nothing to be done with this link; after any other one what was typed is sent again. */
const endsLink = isOneOf([...mailCodes, "Account_Already_Verified", "Invite_Token_Invalid"])

function NewMail({ text }: { readonly text: string }) {
  return (
    <>
      <p className="text-base">{text}</p>
      <MailAgain />
      <ToLogin />
    </>
  )
}
function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation(["account", "common"])
  return (
    <>
      <Refused title={t("activateFailed")} error={error} />
      {isUnreachable(error) && <Button onClick={onRetry}>{t("common:tryAgain")}</Button>}
      {needsNewMail(error) ? <NewMail text={t("newMail")} /> : <ToLogin />}
    </>
  )
}

interface ActivationFormProps {
  readonly token: string
  readonly onDone: () => void
  readonly onRefused: (error: unknown) => void
}
/** Anybody can register with anybody's address: whoever reads its mail says the password. */
function ActivationForm({ token, onDone, onRefused }: ActivationFormProps) {
  const { t } = useTranslation(["account", "session"])
  const form = useForm({
    first: { password: "", confirm: "" },
    words: { password: t("session:password"), confirm: t("newPasswordAgain") },
    // The schema compares them only once the first is right.
    rules: ({ values }) => (values.password === values.confirm ? [] : [{ field: "confirm", key: "passwordMismatch" }]),
    write: ({ values }) =>
      writing({
        // A password that is said twice; the call itself takes it once.
        schema: async () => (await import("#modules/identity/contract.ts")).identityContract.forgotPassword.body,
        body: { token, ...values },
        send: ({ password }, extraHeaders) => data(identity.activeEmail({ body: { token, password }, extraHeaders })),
      }),
    wrongOf: (error) => {
      if (endsLink(error)) onRefused(error)
      return undefined
    },
    onSaved: onDone,
  })
  return (
    <AccountForm form={form} action={t("activate")} failed={t("activateFailed")}>
      <NewPasswordFields password={form.field("password")} again={form.field("confirm")} />
    </AccountForm>
  )
}
function Activation({ token }: { readonly token: string }) {
  const { t } = useTranslation("account")
  const [isDone, setDone] = useState(false)
  const [refused, setRefused] = useState<unknown>()
  const link = useQuery({
    queryKey: ["activation", token],
    queryFn: () => data(people.detailRegisterToken({ body: { token } })),
    gcTime: 0,
  })
  if (isDone)
    return (
      <>
        <p role="status" className="text-base font-bold">
          {t("activated")}
        </p>
        <ToLogin />
      </>
    )
  const error = refused ?? link.error
  if (error !== null) return <Failed error={error} onRetry={() => void link.refetch()} />
  if (link.data === undefined) return <Skeleton className="h-24" />
  return (
    <>
      <p className="text-base">{t("activateText", { name: link.data.name ?? "" })}</p>
      <p className="text-base font-bold break-all">{link.data.email}</p>
      <p className="text-sm text-muted-foreground">{t("activatePassword")}</p>
      <ActivationForm
        token={token}
        onDone={() => {
          registeredAddress.set(link.data.email)
          setDone(true)
        }}
        onRefused={setRefused}
      />
    </>
  )
}
/** Where the link of a registration leads (AUTH-06): it is used by a press, not by being opened. */
export function ActivationPage() {
  const { t } = useTranslation("account")
  const token = linkToken()
  return (
    <AccountFrame title={t("activateTitle")}>
      {token === undefined ? (
        <NewMail text={t(location.hash === "" ? "newMail" : "cutLink")} />
      ) : (
        <Activation token={token} />
      )}
    </AccountFrame>
  )
}
