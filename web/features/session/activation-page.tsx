import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { ApiError, isUnreachable } from "@/lib/api-error.ts"
import { data, identity } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { useSending } from "@/lib/use-sending.ts"
import { Refused } from "./account-form.tsx"
import { AccountFrame, ToLogin } from "./account-frame.tsx"
import { linkToken } from "./link-token.ts"
import { MailAgain } from "./mail-again.tsx"

/** Refusals after which a new mail helps; an account that is already usable needs none. */
const needsNewMail = (error: unknown) =>
  error instanceof ApiError && ["Link_Expired", "Link_Used", "Register_Token_Invalid"].includes(error.errorCode)

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

function Activation({ token }: { readonly token: string }) {
  const { t } = useTranslation("account")
  const [isDone, setDone] = useState(false)
  const link = useQuery({
    queryKey: ["activation", token],
    queryFn: () => data(people.detailRegisterToken({ body: { token } })),
    gcTime: 0,
  })
  const activate = useSending<undefined>(async () => {
    await data(identity.activeEmail({ body: { token } }))
    setDone(true)
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
  if (activate.error !== undefined) return <Failed error={activate.error} onRetry={() => activate.send(undefined)} />
  if (link.error !== null) return <Failed error={link.error} onRetry={() => void link.refetch()} />
  if (link.data === undefined) return <Skeleton className="h-24" />
  return (
    <>
      <p className="text-base">{t("activateText", { name: link.data.name ?? "" })}</p>
      <p className="text-base font-bold break-all">{link.data.email}</p>
      <Button size="submit" busy={activate.isBusy} onClick={() => activate.send(undefined)}>
        {t("activate")}
      </Button>
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
