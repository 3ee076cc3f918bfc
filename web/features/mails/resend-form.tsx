import { RotateCcw } from "lucide-react"
import { useTranslation } from "react-i18next"
import { normaliseEmail } from "#modules/kernel/fields/normalise.ts"
import { FormQuestions } from "@/components/form/form-questions.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Refused } from "@/features/session/account-form.tsx"
import { data } from "@/lib/client.ts"
import { texts } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { notifications } from "./client.ts"
import { type Mail, mailsKey } from "./mail-queries.ts"
import { stateOf } from "./mail-state.tsx"

interface ResendFormProps {
  readonly mail: Mail
  readonly onSent: (id: number) => void
}
/** The same words once more, to the same address or to another one this time. A mail that arrived is asked about first. */
export function ResendForm({ mail, onSent }: ResendFormProps) {
  const { t } = useTranslation("mails")
  const hasFailed = stateOf(mail) === "failed"
  const form = useForm({
    first: { email: mail.receiverEmail },
    words: { email: t("resendTo") },
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/notifications/contract.ts")).notificationsContract.resendMail.body,
        body: values.email === mail.receiverEmail ? {} : texts(values),
        send: (body, extraHeaders) => data(notifications.resendMail({ params: { id: mail.id }, body, extraHeaders })),
      }),
    questions: () => (hasFailed ? [] : ["again"]),
    invalidates: [mailsKey],
    done: t("resent"),
    onSaved: ({ id }) => onSent(id),
  })
  return (
    <form
      ref={form.root}
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <div className="flex items-end gap-2 max-md:flex-col max-md:items-stretch">
        <TextField {...form.field("email")} type="email" normalise={normaliseEmail} className="min-w-0 flex-1" />
        <Button type="submit" variant={hasFailed ? "default" : "outline"} busy={form.isBusy}>
          <RotateCcw aria-hidden="true" />
          {t("resend")}
        </Button>
      </div>
      {form.failure !== undefined && form.wrong.length === 0 && <Refused title={t("notResent")} error={form.failure} />}
      <FormQuestions
        form={form}
        words={() => ({
          title: t("resendAsk"),
          description: t("resendAskText", { address: form.values.email }),
          action: t("resend"),
        })}
      />
    </form>
  )
}
