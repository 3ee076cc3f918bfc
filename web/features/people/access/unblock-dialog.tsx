import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { partnersKey } from "../partner-queries.ts"
import { type Access, staffKey } from "../staff-queries.ts"

/** Lets somebody in again, with the reason if there is one to remember. */
export function UnblockDialog({ access, onClose }: { readonly access: Access; readonly onClose: () => void }) {
  const { t } = useTranslation("access")
  const form = useForm({
    first: { reason: "" },
    words: { reason: t("reason") },
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/people/contract.ts")).peopleContract.updateUser.body,
        body: { version: access.version, status: 1, reason: values.reason },
        send: (body, extraHeaders) => data(people.updateUser({ params: { id: access.id }, body, extraHeaders })),
      }),
    invalidates: [staffKey, partnersKey],
    done: ({ name }) => t("unblockDone", { name }),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t("unblockTitle", { name: access.name })}
      action={t("unblock")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      <p>{t("unblockNote")}</p>
      <MemoField {...form.field("reason")} rows={3} />
    </FormDialog>
  )
}
