import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { partnersKey } from "../partner-queries.ts"
import { type Access, staffKey } from "../staff-queries.ts"

const losses = ["access", "record", "arrangement", "kept"] as const

/** Asks before somebody is shut out, and says what he loses and what stays. */
export function BlockDialog({ access, onClose }: { readonly access: Access; readonly onClose: () => void }) {
  const { t } = useTranslation("access")
  const form = useForm({
    first: { reason: "" },
    words: { reason: t("reason") },
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/people/contract.ts")).peopleContract.updateUser.body,
        body: { version: access.version, status: 0, reason: values.reason },
        send: (body, extraHeaders) => data(people.updateUser({ params: { id: access.id }, body, extraHeaders })),
      }),
    invalidates: [staffKey, partnersKey],
    done: ({ name }) => t("blockDone", { name }),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t("blockTitle", { name: access.name })}
      action={t("block")}
      isDestructive
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      <ul className="list-disc pl-5">
        {losses.map((loss) => (
          <li key={loss}>{t(`blockLosses.${loss}`)}</li>
        ))}
      </ul>
      <MemoField {...form.field("reason")} rows={3} />
    </FormDialog>
  )
}
