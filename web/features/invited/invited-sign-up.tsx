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
import { bankFields, profileBody, valuesOfProfile } from "../people/profile-values.ts"
import type { Invitation } from "./invitation-query.ts"
import { CompanyCard, Steps } from "./invite-card.tsx"
import { InviteFrame } from "./invite-frame.tsx"
import { join, joinAsStaff } from "./join.ts"
import { OwnParts } from "./own-parts.tsx"
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

/**
 * What he says of himself goes with his yes, once the account is there: wrong words are told before it is made, and so is
 * what a part of them lacks of whoever is asked for his account (STAFF-14).
 */
const wrongOwnWords = async (own: ReturnType<typeof ownWords>, roleId: number) => {
  const [{ checkSchema }, { missingOfBank, peopleContract }] = await Promise.all([
    import("@/lib/form/check-schema.ts"),
    import("#modules/people/contract.ts"),
  ])
  const { wrong = [] } = checkSchema(peopleContract.staffRegister.body, own)
  // Who he is to the company is known when he says it.
  const ofOwn = wrong.filter(({ field }) => (field.split(".")[0] ?? field) in own)
  const missing = own.bankInfo === undefined ? [] : missingOfBank(roleId, own.bankInfo)
  return [...ofOwn, ...missing.map((field) => ({ field: `bankInfo.${field}`, key: "required" }))]
}

/** Nothing of what he left empty. */
const ownWords = (values: Values) => {
  const { furiganaName = "", phone = "" } = values
  const touched = Object.keys(values).filter((key) => values[key] !== "" && values[key] !== "0")
  const words = Object.entries(texts({ furiganaName, phone })).filter(([, text]) => text !== null)
  return { ...Object.fromEntries(words), ...profileBody(values, touched) }
}
interface Typed extends Values {
  readonly name: string
  readonly password: string
  readonly confirm: string
  readonly isAgreed: string
}
const firstOf = ({ name, written }: Invitation, isStaff: boolean): Typed => ({
  ...(isStaff ? valuesOfProfile({}) : {}),
  ...written,
  ...{ name: name ?? "", password: "", confirm: "", isAgreed: "" },
})

function SignUpForm({ invitation, as }: InvitedSignUpProps & { readonly invitation: Invitation }) {
  const { t, i18n } = useTranslation(["account", "session", "invited"])
  const { t: formText } = useTranslation("form")
  const { companyName, email, token } = invitation
  const joining = useJoining(invitation)
  const form = useForm({
    first: firstOf(invitation, as === "staff"),
    words: {
      name: t("name"),
      password: t("newPassword"),
      confirm: t("newPasswordAgain"),
      furiganaName: t("invited:furigana"),
      phone: t("invited:phone"),
      isAgreed: t("consent"),
      ...Object.fromEntries(bankFields.map((name) => [`bankInfo.${name}`, formText(`bank.field.${name}`)])),
    },
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
    obstacles: async ({ values }) => (as === "staff" ? await wrongOwnWords(ownWords(values), invitation.roleId) : []),
    keepAs: `invited.${invitation.inviteId}`,
    onSaved: ({ personId, token: access }, { values }) => {
      // The link has proved the address, so that the account is signed in.
      if (access === undefined || personId === undefined) return
      joining({ token: access, personId }, () =>
        as === "staff" ? joinAsStaff(invitation, ownWords(values)) : join(invitation),
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
          <OwnParts form={{ ...form, change: (of) => form.change((now) => ({ ...now, ...of(now) })) }} />
        </>
      )}
      <NewPasswordFields password={form.field("password")} again={form.field("confirm")} />
      <ConsentField {...form.field("isAgreed")} />
      {as === "staff" && <p className="text-sm text-muted-foreground">{t("invited:later")}</p>}
    </AccountForm>
  )
}
