import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { invitationsKey } from "@/features/invitations/invitation-queries.ts"
import { AskedAddress } from "@/features/people/asked-address.tsx"
import { partnersKey } from "@/features/people/partner-queries.ts"
import { data } from "@/lib/client.ts"
import { texts } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import type { Kind } from "./kinds.ts"
import type { PartnerView } from "./partner-queries.ts"

const contract = async () => (await import("#modules/people/contract.ts")).peopleContract

export interface InvitedPartner extends Pick<PartnerView, "id" | "companyName" | "email"> {
  readonly kind: Kind
}
interface InviteDialogProps {
  readonly partner: InvitedPartner
  readonly onClose: () => void
}
/** Asks the person of a record that stands: the invitation goes to its address or to another, which the record takes over. */
export function InviteDialog({ partner, onClose }: InviteDialogProps) {
  const { t, i18n } = useTranslation(["invitations", "trading"])
  const { companyName, id, kind } = partner
  const form = useForm({
    first: { email: partner.email ?? "", language: i18n.language },
    words: { email: t("email"), language: t("language") },
    rules: ({ values }) => (values.email.trim() === "" ? [{ field: "email", key: "required" }] : []),
    write: ({ values }) =>
      kind === "vendor"
        ? writing({
            schema: async () => (await contract()).inviteVendor.body,
            body: { id, ...texts(values) },
            send: async (body, extraHeaders) => (await data(people.inviteVendor({ body, extraHeaders }))).companyName,
          })
        : writing({
            schema: async () => (await contract()).inviteCustomer.body,
            body: { id, ...texts(values) },
            send: async (body, extraHeaders) => (await data(people.inviteCustomer({ body, extraHeaders }))).companyName,
          }),
    invalidates: [partnersKey, invitationsKey],
    done: (name) => t("partnerInvited", { name }),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t("trading:inviteTitle", { name: companyName })}
      description={t("trading:inviteNote")}
      action={t("send")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      <AskedAddress email={form.field("email")} language={form.field("language")} />
    </FormDialog>
  )
}
