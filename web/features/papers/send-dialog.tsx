import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { data } from "@/lib/client.ts"
import { textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { papers, papersKey } from "./client.ts"
import { type PaperView, paperQuery } from "./paper-queries.ts"
import { usePaperWords } from "./paper-state.tsx"

interface SendDialogProps {
  readonly view: PaperView
  readonly onClose: () => void
}
/** The addresses that are ticked, a line each. */
const ticked = (to: string) => to.split("\n").filter((email) => email !== "")
const toggled = (to: string, email: string, isOn: boolean) =>
  [...ticked(to).filter((one) => one !== email), ...(isOn ? [email] : [])].join("\n")

/** PAPER-09: to whom the paper goes by mail; the address of the other side's card is ticked. */
export function SendDialog({ onClose, view }: SendDialogProps) {
  const { t } = useTranslation("letters")
  const { typeOf } = usePaperWords()
  const paper = typeOf(view.type)
  const company = view.seller.name === view.partyName ? view.buyer.name : view.seller.name
  const form = useForm({
    first: {
      to: view.receivers[0]?.email ?? "",
      others: "",
      subject: t("subjectOf", { paper, no: view.no, company }).slice(0, 255),
      html: "",
      replyToEmail: "",
    },
    words: {
      to: t("to"),
      others: t("others"),
      subject: t("subject"),
      html: t("message"),
      replyToEmail: t("replyTo"),
    },
    say: (key) => (key === "noReceiver" ? t("noReceiver") : undefined),
    rules: ({ values }) =>
      values.others.trim() === "" && ticked(values.to).length === 0 ? [{ field: "others", key: "noReceiver" }] : [],
    fieldOf: (name) => (name.startsWith("receivers") ? "others" : name),
    write: ({ values }) => {
      const to = new Set(ticked(values.to))
      const known = view.receivers
        .filter(({ email }) => to.has(email))
        .map(({ email, id, name }) => ({ email, id, name }))
      const typed = values.others.split(/[\s,、;；]+/u).flatMap((email) => (email === "" ? [] : [{ email }]))
      return writing({
        schema: async () => (await import("#modules/papers/contract.ts")).papersContract.sendMail.body,
        body: {
          paperIds: [view.id],
          subject: values.subject,
          html: values.html,
          replyToEmail: textOrNull(values.replyToEmail),
          receivers: [...known, ...typed],
        },
        send: (body, extraHeaders) => data(papers.sendMail({ body, extraHeaders })),
      })
    },
    invalidates: [papersKey, paperQuery(view.id).queryKey],
    done: ({ sent }) => t("sent", { count: sent }),
    onSaved: onClose,
  })
  const to = form.field("to")
  return (
    <FormDialog
      form={form}
      title={t("sendTitle", { paper: `${paper} ${view.no}` })}
      description={t("sendNote")}
      action={t("send")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-sm font-medium">{t("to")}</legend>
        {view.receivers.length === 0 && <p className="text-sm text-muted-foreground">{t("noAddress")}</p>}
        {view.receivers.map(({ email, name }) => (
          <Checkbox
            key={email}
            checked={ticked(to.value).includes(email)}
            onCheckedChange={(isOn) => to.onChange(toggled(to.value, email, isOn))}
          >
            {`${name}（${email}）`}
          </Checkbox>
        ))}
      </fieldset>
      <MemoField {...form.field("others")} rows={2} hint={t("othersHint")} />
      <TextField {...form.field("subject")} required />
      <MemoField {...form.field("html")} rows={4} maxLength={2000} hint={t("messageHint")} />
      <TextField {...form.field("replyToEmail")} type="email" />
    </FormDialog>
  )
}
