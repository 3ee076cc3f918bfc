import { useState } from "react"
import { useTranslation } from "react-i18next"
import { normaliseEmail } from "#modules/kernel/fields/normalise.ts"
import { TextField } from "@/components/form/text-field.tsx"
import { data, identity } from "@/lib/client.ts"
import { texts } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { AccountForm } from "./account-form.tsx"
import { registeredAddress } from "./registered-address.ts"

/** Asks for the activation mail once more; the answer is the same whether the address is known or not (D68). */
export function MailAgain() {
  const { t } = useTranslation(["account", "session"])
  const [isSent, setSent] = useState(false)
  const form = useForm({
    first: { email: registeredAddress.get() },
    words: { email: t("session:email") },
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/identity/contract.ts")).identityContract.requestOtp.body,
        body: texts(values),
        send: (body, extraHeaders) => data(identity.activeEmail({ body, extraHeaders })),
      }),
    onSaved: () => setSent(true),
  })
  return (
    <AccountForm form={form} action={t("mailAgain")} failed={t("mailFailed")}>
      <TextField
        {...form.field("email")}
        tall
        type="email"
        autoComplete="username"
        normalise={normaliseEmail}
        required
      />
      {isSent && form.failure === undefined && <p role="status">{t("mailAgainDone")}</p>}
    </AccountForm>
  )
}
