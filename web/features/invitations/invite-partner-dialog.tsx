import { useTranslation } from "react-i18next"
import { ChoiceField } from "@/components/form/choice-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { AskedAddress } from "@/features/people/asked-address.tsx"
import { partnersKey } from "@/features/people/partner-queries.ts"
import { data } from "@/lib/client.ts"
import { texts } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { invitationsKey } from "./invitation-queries.ts"

const contract = async () => (await import("#modules/people/contract.ts")).peopleContract

/** A partner who is new to the company: written down by name, and asked by mail in the same step. */
export function InvitePartnerDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useTranslation(["invitations", "labels"])
  const form = useForm({
    first: { kind: "vendor", companyName: "", name: "", email: "", language: i18n.language },
    words: {
      kind: t("partnerKind"),
      companyName: t("company"),
      name: t("partnerName"),
      email: t("email"),
      language: t("language"),
    },
    // A vendor may be written down without an address; here it is asked by one.
    rules: ({ values }) => (values.email.trim() === "" ? [{ field: "email", key: "required" }] : []),
    write: ({ values: { kind, ...typed } }) =>
      kind === "vendor"
        ? writing({
            schema: async () => (await contract()).inviteVendor.body,
            body: texts(typed),
            send: async (body, extraHeaders) => (await data(people.inviteVendor({ body, extraHeaders }))).companyName,
          })
        : writing({
            schema: async () => (await contract()).inviteCustomer.body,
            body: texts(typed),
            send: async (body, extraHeaders) => (await data(people.inviteCustomer({ body, extraHeaders }))).companyName,
          }),
    invalidates: [partnersKey, invitationsKey],
    done: (name) => t("partnerInvited", { name }),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t("invitePartner")}
      description={t("invitePartnerNote")}
      action={t("send")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      <ChoiceField
        {...form.field("kind")}
        options={[
          { value: "vendor", label: t("labels:vendor") },
          { value: "customer", label: t("labels:customer") },
        ]}
      />
      <TextField {...form.field("companyName")} required />
      <TextField {...form.field("name")} />
      <AskedAddress email={form.field("email")} language={form.field("language")} />
    </FormDialog>
  )
}
