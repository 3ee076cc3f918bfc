import { useState } from "react"
import { useTranslation } from "react-i18next"
import { normaliseLettersAndDigits } from "#modules/kernel/fields/normalise.ts"
import { TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import { ApiError } from "@/lib/api-error.ts"
import { data, identity } from "@/lib/client.ts"
import { texts } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { AccountForm } from "./account-form.tsx"
import { ToLogin } from "./account-frame.tsx"
import { EmailField } from "./email-field.tsx"
import { KeptMailHint } from "./kept-mail-hint.tsx"
import { NewPasswordForm } from "./new-password-form.tsx"
import { registeredAddress } from "./registered-address.ts"

const isPaused = (error: unknown) => error instanceof ApiError && error.errorCode === "Maximum_Retry_Verification_Code"

interface AskForCodeProps {
  readonly email: string
  readonly onSent: (email: string) => void
}
/** The answer and the next step are the same whether the address has an account or not (D68). */
function AskForCode({ email, onSent }: AskForCodeProps) {
  const { t } = useTranslation(["account", "session"])
  const form = useForm({
    first: { email },
    words: { email: t("session:email") },
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/identity/contract.ts")).identityContract.requestOtp.body,
        body: texts(values),
        send: (body, extraHeaders) => data(identity.requestOtp({ body, extraHeaders })),
      }),
    onSaved: (_, { values }) => onSent(values.email),
  })
  return (
    <>
      <p className="text-base">{t("codeAskText")}</p>
      <AccountForm
        form={form}
        action={t("codeAsk")}
        failed={t("mailFailed")}
        next={isPaused(form.failure) && <p>{t("codePause")}</p>}
      >
        <EmailField {...form.field("email")} autoComplete="username" />
      </AccountForm>
      <Button variant="quiet" size="lg" onClick={() => onSent(form.values.email)}>
        {t("codeHave")}
      </Button>
      <ToLogin />
    </>
  )
}

interface EnterCodeProps {
  readonly email: string
  readonly onProved: (token: string) => void
  readonly onAgain: (email: string) => void
}
/** The address stays in sight and can be put right: telephones forget a page while the mail is read. */
function EnterCode({ email, onProved, onAgain }: EnterCodeProps) {
  const { t } = useTranslation(["account", "session"])
  const form = useForm({
    first: { email, code: "" },
    words: { email: t("session:email"), code: t("code") },
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/identity/contract.ts")).identityContract.checkOtp.body,
        body: texts(values),
        send: (body, extraHeaders) => data(identity.checkOtp({ body, extraHeaders })),
      }),
    onSaved: ({ token }) => onProved(token),
  })
  return (
    <>
      <p className="text-base">{t("codeText")}</p>
      <KeptMailHint />
      <AccountForm
        form={form}
        action={t("codeCheck")}
        failed={t("codeFailed")}
        next={isPaused(form.failure) && <p>{t("codePause")}</p>}
      >
        <EmailField {...form.field("email")} autoComplete="username" />
        <TextField
          {...form.field("code")}
          tall
          inputMode="numeric"
          autoComplete="one-time-code"
          normalise={normaliseLettersAndDigits}
          className="[&_input]:text-left [&_input]:tracking-[0.3em]"
          placeholder="000000"
          hint={t("codeHint")}
          required
        />
      </AccountForm>
      <Button variant="quiet" size="lg" onClick={() => onAgain(form.values.email)}>
        {t("codeAgain")}
      </Button>
    </>
  )
}

type Step =
  | { readonly name: "ask"; readonly email: string }
  | { readonly name: "code"; readonly email: string }
  | { readonly name: "password"; readonly token: string }

/** A code by mail, then the new password (AUTH-05). */
export function ForgottenPassword() {
  const [step, setStep] = useState<Step>({ name: "ask", email: registeredAddress.get() })
  if (step.name === "ask") return <AskForCode email={step.email} onSent={(email) => setStep({ name: "code", email })} />
  if (step.name === "code")
    return (
      <EnterCode
        email={step.email}
        onProved={(token) => setStep({ name: "password", token })}
        onAgain={(email) => setStep({ name: "ask", email })}
      />
    )
  return <NewPasswordForm token={step.token} onNewCode={() => setStep({ name: "ask", email: "" })} />
}
