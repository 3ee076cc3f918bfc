import { useTranslation } from "react-i18next"
import { normaliseFurigana, normalisePhone } from "#modules/kernel/fields/normalise.ts"
import { TextField } from "@/components/form/text-field.tsx"
import { AccountForm } from "@/features/session/account-form.tsx"
import { agreedTo, ConsentField, consentMissing } from "@/features/session/consent-field.tsx"
import { NewPasswordFields } from "@/features/session/password-fields.tsx"
import { data } from "@/lib/client.ts"
import { texts } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { bankFields } from "../people/profile-values.ts"
import { useFieldName } from "../people/use-field-name.ts"
import type { Invitation } from "./invitation-query.ts"
import { join, joinSaying } from "./join.ts"
import { OwnParts } from "./own-parts.tsx"
import { ownOf } from "./own-values.ts"
import { useJoining } from "./use-joining.ts"

interface Typed extends Readonly<Record<string, string>> {
  readonly name: string
  readonly password: string
  readonly confirm: string
  readonly isAgreed: string
}

/** What its fields are called: a partner's reading is his company's. */
const useWords = (as: Invitation["noted"]["as"]) => {
  const { t } = useTranslation(["account", "session", "invited"])
  const { t: formText } = useTranslation("form")
  const fieldName = useFieldName()
  const own: Readonly<Record<string, string>> = {
    name: t("name"),
    password: t("newPassword"),
    confirm: t("newPasswordAgain"),
    isAgreed: t("consent"),
    furiganaName: t(as === "staff" ? "invited:furigana" : "invited:ownCompanyFurigana"),
    phone: t("invited:phone"),
    ...Object.fromEntries(bankFields.map((name) => [`bankInfo.${name}`, formText(`bank.field.${name}`)])),
  }
  return (key: string, values: Readonly<Record<string, string>>) => own[key] ?? fieldName(key, values)
}

/** The account, and what goes along with his yes to the company. */
export function SignUpForm({ invitation }: { readonly invitation: Invitation }) {
  const { t, i18n } = useTranslation(["account", "session", "invited"])
  const { companyName, email, noted, token } = invitation
  const own = ownOf(invitation)
  const joining = useJoining(invitation)
  const first: Typed = { ...own.first, name: invitation.name ?? "", password: "", confirm: "", isAgreed: "" }
  const form = useForm({
    first,
    words: useWords(noted.as),
    say: (key) => (key === "notAgreed" ? t("notAgreed") : undefined),
    // The schema compares them only once every other field is right.
    rules: ({ values }) => [
      ...(values.password === values.confirm ? [] : [{ field: "confirm", key: "passwordMismatch" }]),
      ...consentMissing(values.isAgreed),
    ],
    write: ({ values: { name, password, confirm, isAgreed } }) =>
      writing({
        schema: async () => (await import("#modules/people/contract.ts")).peopleContract.register.body,
        body: {
          ...texts({ name }),
          email,
          password,
          confirm,
          inviteToken: token,
          language: i18n.language,
          ...agreedTo(isAgreed),
        },
        send: (body, extraHeaders) => data(people.register({ body, extraHeaders })),
      }),
    obstacles: async ({ values }) => await own.wrong(values),
    keepAs: `invited.${invitation.inviteId}`,
    onSaved: ({ personId, token: access }, { values }) => {
      // The link has proved the address, so that the account is signed in.
      if (access === undefined || personId === undefined) return
      const said = own.said(values)
      joining({ token: access, personId }, () => (said === undefined ? join(invitation) : joinSaying(invitation, said)))
    },
  })
  return (
    <AccountForm form={form} action={t("invited:joinNow", { company: companyName })} failed={t("signUpFailed")}>
      <dl className="rounded-xl border bg-muted px-4 py-3">
        <dt className="text-sm text-muted-foreground">{t("session:email")}</dt>
        <dd className="text-base font-bold break-all">{email}</dd>
      </dl>
      <TextField {...form.field("name")} tall autoComplete="name" required />
      {noted.as !== "admin" && (
        <>
          <TextField {...form.field("furiganaName")} tall normalise={normaliseFurigana} />
          <TextField {...form.field("phone")} tall type="tel" normalise={normalisePhone} />
        </>
      )}
      <NewPasswordFields password={form.field("password")} again={form.field("confirm")} />
      <ConsentField {...form.field("isAgreed")} />
      {noted.as === "staff" && (
        <OwnParts
          form={{ ...form, change: (of) => form.change((now) => ({ ...now, ...of(now) })) }}
          noted={invitation.noted}
        />
      )}
    </AccountForm>
  )
}
