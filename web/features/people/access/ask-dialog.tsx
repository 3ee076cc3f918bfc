import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { data } from "@/lib/client.ts"
import { texts } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { AskedAddress } from "../asked-address.tsx"
import { type StaffView, staffKey, staffQuery } from "../staff-queries.ts"

/** An address for who was written down without one: the invitation goes there, and the record stays the one that it is. */
export function AskDialog({ view, onClose }: { readonly view: StaffView; readonly onClose: () => void }) {
  const { t, i18n } = useTranslation("access")
  const form = useForm({
    first: { email: "", language: i18n.language },
    words: { email: t("email"), language: t("language") },
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/people/contract.ts")).peopleContract.askStaff.body,
        body: { version: view.version, ...texts(values) },
        send: (body, extraHeaders) => data(people.askStaff({ params: { id: view.id }, body, extraHeaders })),
      }),
    invalidates: [[...staffKey, "list"]],
    done: ({ email }) => t("askDone", { email: email ?? "" }),
    onSaved: (saved) => {
      queryClient.setQueryData(staffQuery(saved.id).queryKey, saved)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t("askTitle", { name: view.name })}
      description={t(view.login === "asked" ? "askOtherNote" : "askNote")}
      action={t("askSend")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      <AskedAddress email={form.field("email")} language={form.field("language")} />
    </FormDialog>
  )
}
