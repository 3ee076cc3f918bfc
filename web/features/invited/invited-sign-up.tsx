import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { normaliseFurigana, normalisePhone } from "#modules/kernel/fields/normalise.ts"
import { TextField } from "@/components/form/text-field.tsx"
import { buttonVariants } from "@/components/ui/button.tsx"
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
import { todayInTokyo } from "../scheduling/days.ts"
import type { Invitation } from "./invitation-query.ts"
import { CompanyCard, Steps } from "./invite-card.tsx"
import { InviteFrame } from "./invite-frame.tsx"
import { join, joinAsStaff } from "./join.ts"
import { OwnParts } from "./own-parts.tsx"
import { firstOwnValues, ownValues, wrongOwnValues } from "./own-values.ts"
import { useJoining } from "./use-joining.ts"

type Values = Readonly<Record<string, string>>

interface InvitedSignUpProps {
  /** Staff say a little more of themselves than others (INV-06, INV-11). */
  readonly as: "staff" | "partner"
}
/** Somebody without an account makes one from the link of his invitation, which proves his address, and joins at once. */
export function InvitedSignUp({ as }: InvitedSignUpProps) {
  const { t } = useTranslation("invited")
  return (
    <InviteFrame title={t("signUpTitle")}>
      {(invitation) => (
        <>
          <Steps at={2} name={t("stepPassword")} />
          <CompanyCard invitation={invitation} />
          {invitation.isExist ? (
            <HasAccount token={invitation.token} />
          ) : (
            <SignUpForm invitation={invitation} as={as} />
          )}
        </>
      )}
    </InviteFrame>
  )
}
function HasAccount({ token }: { readonly token: string }) {
  const { t } = useTranslation("invited")
  return (
    <>
      <p className="text-base">{t("hasAccount")}</p>
      <Link to="/login-with-invite" hash={token} className={buttonVariants({ size: "submit" })}>
        {t("goOn")}
      </Link>
    </>
  )
}

interface Typed extends Values {
  readonly name: string
  readonly password: string
  readonly confirm: string
  readonly isAgreed: string
}
const firstOf = (invitation: Invitation, isStaff: boolean): Typed => ({
  ...(isStaff ? firstOwnValues(invitation) : {}),
  ...{ name: invitation.name ?? "", password: "", confirm: "", isAgreed: "" },
})

function SignUpForm({ invitation, as }: InvitedSignUpProps & { readonly invitation: Invitation }) {
  const { t, i18n } = useTranslation(["account", "session", "invited"])
  const { t: formText } = useTranslation("form")
  const fieldName = useFieldName()
  const own: Readonly<Record<string, string>> = {
    name: t("name"),
    password: t("newPassword"),
    confirm: t("newPasswordAgain"),
    isAgreed: t("consent"),
    ...Object.fromEntries(bankFields.map((name) => [`bankInfo.${name}`, formText(`bank.field.${name}`)])),
  }
  const { companyName, email, token } = invitation
  const joining = useJoining(invitation)
  const form = useForm({
    first: firstOf(invitation, as === "staff"),
    words: (key, values) => own[key] ?? fieldName(key, values),
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
    obstacles: async ({ values }) =>
      as === "staff" ? await wrongOwnValues(values, invitation.roleId, todayInTokyo()) : [],
    keepAs: `invited.${invitation.inviteId}`,
    onSaved: ({ personId, token: access }, { values }) => {
      // The link has proved the address, so that the account is signed in.
      if (access === undefined || personId === undefined) return
      joining({ token: access, personId }, () =>
        as === "staff" ? joinAsStaff(invitation, ownValues(values)) : join(invitation),
      )
    },
  })
  return (
    <AccountForm form={form} action={t("invited:joinNow", { company: companyName })} failed={t("signUpFailed")}>
      <dl className="rounded-xl border bg-muted px-4 py-3">
        <dt className="text-sm text-muted-foreground">{t("session:email")}</dt>
        <dd className="text-base font-bold break-all">{email}</dd>
      </dl>
      <TextField {...form.field("name")} tall autoComplete="name" required />
      {as === "staff" && (
        <>
          <TextField {...form.field("furiganaName")} tall normalise={normaliseFurigana} />
          <TextField {...form.field("phone")} tall type="tel" normalise={normalisePhone} />
          <OwnParts
            form={{ ...form, change: (of) => form.change((now) => ({ ...now, ...of(now) })) }}
            noted={invitation.noted}
          />
        </>
      )}
      <NewPasswordFields password={form.field("password")} again={form.field("confirm")} />
      <ConsentField {...form.field("isAgreed")} />
    </AccountForm>
  )
}
