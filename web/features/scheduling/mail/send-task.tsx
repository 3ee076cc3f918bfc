import { useQuery } from "@tanstack/react-query"
import { Eye } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { normalisePdfFileName } from "#modules/kernel/fields/normalise/text.ts"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { data } from "@/lib/client.ts"
import { textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { useFormat } from "@/lib/use-format.ts"
import { scheduling } from "../client.ts"
import type { TaskView } from "../task/task-query.ts"
import { Waiting } from "../task/waiting.tsx"
import { SheetPreview } from "./sheet-preview.tsx"
import { type Receiver, sheetQuery } from "./sheet-query.ts"

interface SendTaskProps {
  readonly view: TaskView
  readonly onClose: () => void
}
/** TASK-37: 手配書 by mail. Whom it can go to is asked when the window opens. */
export default function SendTask(props: SendTaskProps) {
  const { data: sheet, error, refetch } = useQuery(sheetQuery(props.view.id))
  if (sheet === undefined) return <Waiting error={error} onRetry={() => void refetch()} onClose={props.onClose} />
  return <Letter {...props} receivers={sheet.receivers} />
}

const ticked = (to: string) => to.split("\n").filter((email) => email !== "")
const toggled = (to: string, email: string, isOn: boolean) =>
  [...ticked(to).filter((one) => one !== email), ...(isOn ? [email] : [])].join("\n")
const typedIn = (others: string) => others.split(/[\s,、;；]+/u).filter((email) => email !== "")
/** What a file may not be called. */
const inFileName = (text: string) => text.replaceAll(/[/\\:*?"<>|]/gu, " ").slice(0, 251)

function Letter({ view, onClose, receivers }: SendTaskProps & { readonly receivers: ReadonlyArray<Receiver> }) {
  const { t } = useTranslation("letters")
  const { longDay } = useFormat()
  const { company } = useWorkspace()
  const [shown, setShown] = useState<Pick<Receiver, "id" | "name">>()
  const subject = inFileName(t("sheet.subjectOf", { site: view.constructionSiteName, day: longDay(view.startDate) }))
  const form = useForm({
    first: {
      to: receivers.find(({ isCustomer }) => isCustomer)?.email ?? "",
      others: "",
      subject,
      fileName: normalisePdfFileName(subject),
      html: "",
      replyToEmail: "",
    },
    words: {
      to: t("to"),
      others: t("others"),
      subject: t("subject"),
      fileName: t("sheet.fileName"),
      html: t("message"),
      replyToEmail: t("replyTo"),
    },
    say: (key) => (key === "noReceiver" ? t("noReceiver") : undefined),
    rules: ({ values }) =>
      values.others.trim() === "" && ticked(values.to).length === 0 ? [{ field: "others", key: "noReceiver" }] : [],
    fieldOf: (name) => (name.startsWith("receivers") ? "others" : name),
    write: ({ values }) => {
      const to = new Set(ticked(values.to))
      const known = receivers.filter(({ email }) => to.has(email)).map(({ email, id }) => ({ email, id }))
      return writing({
        schema: async () => (await import("#modules/scheduling/contract.ts")).schedulingContract.sendTask.body,
        body: {
          taskId: view.id,
          subject: values.subject,
          fileName: values.fileName,
          html: values.html,
          replyToEmail: textOrNull(values.replyToEmail),
          receivers: [...known, ...typedIn(values.others).map((email) => ({ email }))],
        },
        send: (body, extraHeaders) => data(scheduling.sendTask({ body, extraHeaders })),
      })
    },
    invalidates: [],
    done: t("sheet.sent"),
    onSaved: onClose,
  })
  const to = form.field("to")
  return (
    <>
      <FormDialog
        form={form}
        title={t("sheet.title")}
        description={t("sheet.note")}
        action={t("send")}
        width={800}
        onClose={onClose}
        bodyClassName="flex flex-col gap-4"
      >
        <p>
          <span className="mr-3 text-sm font-medium">{t("sheet.from")}</span>
          {company?.name}
        </p>
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 text-sm font-medium">{t("to")}</legend>
          {receivers.length === 0 && <p className="text-sm text-muted-foreground">{t("noAddress")}</p>}
          {receivers.map((receiver) => (
            <div key={receiver.email} className="flex flex-wrap items-center gap-2">
              <Checkbox
                checked={ticked(to.value).includes(receiver.email)}
                onCheckedChange={(isOn) => to.onChange(toggled(to.value, receiver.email, isOn))}
              >
                {`${[receiver.company, receiver.name].filter(Boolean).join(" ")}（${receiver.email}）`}
              </Checkbox>
              <Button
                variant="quiet"
                size="sm"
                className="ml-auto"
                aria-label={t("sheet.lookFor", { name: receiver.name })}
                onClick={() => setShown(receiver)}
              >
                <Eye />
                {t("sheet.look")}
              </Button>
            </div>
          ))}
        </fieldset>
        <MemoField {...form.field("others")} rows={2} hint={t("sheet.othersHint")} />
        <TextField {...form.field("subject")} required />
        <TextField {...form.field("fileName")} required normalise={normalisePdfFileName} />
        <MemoField {...form.field("html")} rows={4} maxLength={2000} hint={t("messageHint")} />
        <TextField {...form.field("replyToEmail")} type="email" />
      </FormDialog>
      {shown !== undefined && <SheetPreview taskId={view.id} receiver={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
