import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Refused } from "@/features/session/account-form.tsx"
import { data } from "@/lib/client.ts"
import { clockTime } from "@/lib/format.ts"
import { people } from "@/lib/people-client.ts"
import { useSending } from "@/lib/use-sending.ts"

const askForInvite = (token: string) => data(people.askForInvite({ body: { token } }))

/** The days of the invitation are over: its sender is asked for a new one by one press (21-4). */
export function AskAgain({ token }: { readonly token: string }) {
  const { t } = useTranslation("invited")
  const [told, setTold] = useState<Awaited<ReturnType<typeof askForInvite>>>()
  const { error, isBusy, send } = useSending<undefined>(async () => setTold(await askForInvite(token)))
  return (
    <>
      {error !== undefined && <Refused title={t("notAskedAgain")} error={error} />}
      {told === undefined ? (
        <Button size="submit" busy={isBusy} onClick={() => send(undefined)}>
          {t("askAgain")}
        </Button>
      ) : (
        <p
          role="status"
          className="rounded-xl border bg-success-bg px-4 py-3 text-center text-base font-bold text-success"
        >
          {told.inviter === null
            ? t("askedCompanyAgain", { company: told.companyName, time: clockTime(told.askedAt) })
            : t("askedAgain", { inviter: told.inviter, time: clockTime(told.askedAt) })}
        </p>
      )}
    </>
  )
}
