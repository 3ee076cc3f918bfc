import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Refused } from "@/features/session/account-form.tsx"
import { ApiError } from "@/lib/api-error.ts"
import { queryClient } from "@/lib/query-client.ts"
import { useSending } from "@/lib/use-sending.ts"
import { type Invitation, invitationQuery } from "./invitation-query.ts"
import { joinAgain } from "./join.ts"
import { joinRefusal } from "./join-refusal.ts"
import { refusedParts } from "./own-words.ts"

const partNames = {
  furiganaName: "furigana",
  phone: "phone",
  address: "address",
  yearExperience: "partYears",
  birthday: "birthday",
  job: "job",
  emergencyAddress: "partEmergency",
  heal: "partHealth",
  bankInfo: "partBank",
  certification: "partQualifications",
} as const

/** What a refusal says of the invitation itself: withdrawn, of another address, not proved. */
const ownSentences = (error: unknown) =>
  error instanceof ApiError ? error.fields.flatMap(({ field, message }) => (field === "inviteId" ? [message] : [])) : []

/** Signed in by the invited address: yes. */
export function Yes({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation("invited")
  const [before, setBefore] = useState(() => joinRefusal.of(invitation.token))
  const forget = () => {
    joinRefusal.drop()
    setBefore(undefined)
  }
  const sending = useSending<undefined>(async () => {
    forget()
    await joinAgain(invitation)
  })
  const { isBusy, send } = sending
  const error = sending.error ?? before
  const isOther = error instanceof ApiError && error.errorCode === "Update_Expired"
  const refused = refusedParts(error)
  const own = ownSentences(error)
  const { companyName } = invitation
  return (
    <div className="flex flex-col gap-3">
      {error !== undefined && (
        <Refused title={t(isOther ? "roleChanged" : "notJoined")} error={error}>
          {refused.length > 0 && (
            <p className="mt-1">
              {t("partsLeftOut", { parts: refused.map((part) => t(partNames[part])).join(t("partsBetween")) })}
            </p>
          )}
          {own.map((sentence) => (
            <p key={sentence} className="mt-1">
              {sentence}
            </p>
          ))}
          {!isOther && refused.length === 0 && own.length === 0 && (
            <p className="mt-1">{t("askCompany", { company: companyName })}</p>
          )}
          {isOther && before !== undefined && <p className="mt-1">{t("roleChangedText")}</p>}
          {isOther && before === undefined && (
            <Button
              variant="outline"
              className="mt-2 flex text-foreground"
              onClick={() => {
                forget()
                void queryClient.refetchQueries(invitationQuery(invitation.token))
              }}
            >
              {t("readAgain")}
            </Button>
          )}
        </Refused>
      )}
      <Button size="submit" busy={isBusy} onClick={() => send(undefined)}>
        {t("joinNow", { company: invitation.companyName })}
      </Button>
    </div>
  )
}
