import { useTranslation } from "react-i18next"
import { normaliseLettersAndDigits } from "#modules/kernel/fields/normalise.ts"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { AccountForm } from "@/features/session/account-form.tsx"
import { EmailField } from "@/features/session/email-field.tsx"
import { data } from "@/lib/client.ts"
import { textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { contact } from "./client.ts"

interface ContactFormProps {
  /** The company of whoever is signed in, which is not typed (D106). */
  readonly companyName: string | undefined
  readonly onSent: () => void
}
/** A number where digits were typed; what is no number is refused by the schema as it stands. */
const countOf = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : typed)

/** お問い合わせ (1§5): everything but the note is needed. */
export function ContactForm({ companyName, onSent }: ContactFormProps) {
  const { t } = useTranslation(["contact", "session"])
  const form = useForm({
    first: { companyName: companyName ?? "", name: "", phone: "", email: "", totalUser: "", note: "" },
    words: {
      companyName: t("companyName"),
      name: t("name"),
      phone: t("phone"),
      email: t("session:email"),
      totalUser: t("totalUser"),
      note: t("note"),
    },
    write: ({ values: { note, totalUser, ...rest } }) =>
      writing({
        schema: async () => (await import("#modules/contact/contract.ts")).contactContract.create.body,
        body: {
          ...rest,
          totalUser: countOf(totalUser),
          ...(textOrNull(note) === null ? {} : { note: textOrNull(note) }),
        },
        send: (body, extraHeaders) => data(contact.create({ body, extraHeaders })),
      }),
    onSaved: onSent,
  })
  return (
    <AccountForm form={form} action={t("send")} failed={t("failed")}>
      {companyName === undefined ? (
        <TextField {...form.field("companyName")} tall autoComplete="organization" required />
      ) : (
        <p>
          <span className="block text-sm text-muted-foreground">{t("companyName")}</span>
          <b>{companyName}</b>
        </p>
      )}
      <TextField {...form.field("name")} tall autoComplete="name" required />
      <TextField
        {...form.field("phone")}
        tall
        type="tel"
        autoComplete="tel"
        normalise={normaliseLettersAndDigits}
        required
      />
      <EmailField {...form.field("email")} autoComplete="email" />
      <TextField
        {...form.field("totalUser")}
        tall
        inputMode="numeric"
        normalise={normaliseLettersAndDigits}
        hint={t("totalUserHint")}
        required
      />
      <MemoField {...form.field("note")} rows={6} />
    </AccountForm>
  )
}
