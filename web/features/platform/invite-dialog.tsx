import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import { textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { invitesKey } from "./invite-queries.ts"
import { companyRows, platformKey } from "./platform-queries.ts"

const languages = ["ja", "vi", "en"] as const
const none = 0
interface Typed {
  readonly companyId: number
  readonly email: string
  readonly name: string
  readonly language: (typeof languages)[number]
}

/** 管理者を招待: of one company, which has lost its own or wants another (SUP-03). */
export function InviteDialog({ companyId, onClose }: { readonly companyId?: number; readonly onClose: () => void }) {
  const { t } = useTranslation("platform")
  const { data: companies = [] } = useQuery(companyRows({}).all)
  const first: Typed = { companyId: companyId ?? none, email: "", name: "", language: languages[0] }
  const form = useForm({
    first,
    words: { companyId: t("name"), email: t("email"), name: t("personName"), language: t("invite.language") },
    rules: ({ values }) => (values.companyId === none ? [{ field: "companyId", key: "notChosen" }] : []),
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/people/contract.ts")).peopleContract.inviteAdmin.body,
        body: { ...values, email: values.email.trim(), name: textOrNull(values.name) },
        send: (body, extraHeaders) => data(people.inviteAdmin({ body, extraHeaders })),
      }),
    invalidates: [invitesKey, platformKey],
    done: t("invite.sent"),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t("invite.title")}
      description={t("invite.text")}
      action={t("invite.send")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      <SelectField
        {...form.field("companyId")}
        options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <TextField {...form.field("email")} type="email" autoComplete="email" required />
      <TextField {...form.field("name")} />
      <SelectField
        {...form.field("language")}
        options={languages.map((value) => ({ value, label: t(`invite.languages.${value}`) }))}
      />
    </FormDialog>
  )
}
