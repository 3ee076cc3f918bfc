import { Link, useNavigate } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { TextField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import { texts } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { AccountForm } from "./account-form.tsx"
import { AccountFrame } from "./account-frame.tsx"
import { agreedTo, ConsentField, consentMissing } from "./consent-field.tsx"
import { EmailField } from "./email-field.tsx"
import { NewPasswordFields } from "./password-fields.tsx"
import { registeredAddress } from "./registered-address.ts"

interface SignUpProps {
  readonly of: "founder" | "customer"
}
function SignUpForm({ of }: SignUpProps) {
  const { t, i18n } = useTranslation(["account", "session"])
  const navigate = useNavigate()
  const form = useForm({
    first: { name: "", email: "", password: "", confirm: "", isAgreed: "" },
    words: {
      name: t("name"),
      email: t("session:email"),
      password: t("session:password"),
      confirm: t("newPasswordAgain"),
      isAgreed: t("consent"),
    },
    say: (key) => (key === "notAgreed" ? t("notAgreed") : undefined),
    // The schema compares them only once every other field is right.
    rules: ({ values }) => [
      ...(values.password === values.confirm ? [] : [{ field: "confirm", key: "passwordMismatch" }]),
      ...consentMissing(values.isAgreed),
    ],
    write: ({ values: { name, email, password, confirm, isAgreed } }) =>
      writing({
        schema: async () => (await import("#modules/people/contract.ts")).peopleContract.register.body,
        body: { ...texts({ name, email }), password, confirm, language: i18n.language, ...agreedTo(isAgreed) },
        send: (body, extraHeaders) => data(people.register({ body, extraHeaders })),
      }),
    keepAs: `signUp.${of}`,
    onSaved: (_, { values }) => {
      registeredAddress.set(values.email)
      void navigate({ to: "/success-sign-up" })
    },
  })
  return (
    <AccountForm form={form} action={t("signUp")} failed={t("signUpFailed")}>
      <TextField {...form.field("name")} tall autoComplete="name" required />
      <EmailField {...form.field("email")} autoComplete="username" />
      <NewPasswordFields password={form.field("password")} again={form.field("confirm")} />
      <ConsentField {...form.field("isAgreed")} />
    </AccountForm>
  )
}
/** Somebody makes himself an account (AUTH-03): a founder, whose company follows after signing in, or a customer (D71). */
export function SignUpPage({ of }: SignUpProps) {
  const { t } = useTranslation("account")
  return (
    <AccountFrame title={t(`${of}Title`)}>
      <p className="text-sm text-muted-foreground">{t(`${of}Hint`)}</p>
      <SignUpForm of={of} />
      <Link to="/login" className="inline-flex min-h-11 items-center text-link underline max-md:min-h-12">
        {t("haveAccount")}
      </Link>
    </AccountFrame>
  )
}
