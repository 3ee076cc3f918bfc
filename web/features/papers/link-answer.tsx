import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import { AccountForm } from "@/features/session/account-form.tsx"
import { ApiError } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { textOf } from "@/lib/list/column.ts"
import { papers } from "./client.ts"
import type { LinkedPaper } from "./linked-query.ts"

interface LinkAnswerProps {
  readonly token: string
  readonly linked: LinkedPaper
  readonly onAnswered: (now: LinkedPaper) => void
  /** The paper is another one by now than the one that was read. */
  readonly onReadAnew: () => void
}
const contract = async () => (await import("#modules/papers/contract.ts")).papersContract
const answered = (body: Readonly<Record<string, unknown>>) =>
  writing({
    schema: async () => (await contract()).answerByLink.body,
    body,
    send: (asked, extraHeaders) => data(papers.answerByLink({ body: asked, extraHeaders })),
  })

const isChanged = (failure: unknown) => failure instanceof ApiError && failure.errorCode === "Update_Expired"
function ReadAnew({ onRead }: { readonly onRead: () => void }) {
  const { t } = useTranslation("letters")
  return (
    <Button type="button" variant="outline" className="mt-2" onClick={onRead}>
      {t("page.readAnew")}
    </Button>
  )
}

/** A yes by name, or a no with its reason; afterwards what was kept of it. */
export function LinkAnswer({ linked, onAnswered, onReadAnew, token }: LinkAnswerProps) {
  const { t } = useTranslation("letters")
  const [isRefusing, setRefusing] = useState(false)
  const form = useForm({
    first: { name: linked.toName ?? "" },
    words: { name: t("page.name") },
    write: ({ values }) => answered({ token, version: linked.version, isConfirm: 1, name: values.name }),
    onSaved: onAnswered,
  })
  if (!linked.isAsked) return <Kept linked={linked} />
  return (
    <section className="flex flex-col gap-3 rounded-xl border bg-card p-4">
      <p>{t("page.ask")}</p>
      <AccountForm
        form={form}
        action={t("page.confirm")}
        failed={t("page.failed")}
        next={isChanged(form.failure) && <ReadAnew onRead={onReadAnew} />}
      >
        <TextField {...form.field("name")} tall required autoComplete="name" hint={t("page.nameHint")} />
      </AccountForm>
      <Button variant="outline" size="lg" onClick={() => setRefusing(true)}>
        {t("page.refuse")}
      </Button>
      {isRefusing && (
        <Refusal
          token={token}
          linked={linked}
          name={form.values.name}
          onAnswered={onAnswered}
          onReadAnew={onReadAnew}
          onClose={() => setRefusing(false)}
        />
      )}
    </section>
  )
}

interface RefusalProps extends LinkAnswerProps {
  readonly name: string
  readonly onClose: () => void
}
function Refusal({ linked, name, onAnswered, onClose, onReadAnew, token }: RefusalProps) {
  const { t } = useTranslation("letters")
  const form = useForm({
    first: { name, reason: "" },
    words: { name: t("page.name"), reason: t("page.reason") },
    write: ({ values }) =>
      answered({
        token,
        version: linked.version,
        isConfirm: 0,
        name: values.name,
        ...(values.reason.trim() === "" ? {} : { reason: values.reason.trim() }),
      }),
    onSaved: (now) => {
      onClose()
      onAnswered(now)
    },
  })
  return (
    <FormDialog
      form={form}
      title={t("page.refuseTitle", { no: linked.print.no })}
      action={t("page.refuse")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      <TextField {...form.field("name")} required autoComplete="name" />
      <MemoField
        {...form.field("reason")}
        required
        rows={3}
        maxLength={255}
        placeholder={t("page.reasonHint", { company: linked.companyName })}
      />
      {isChanged(form.failure) && <ReadAnew onRead={onReadAnew} />}
    </FormDialog>
  )
}

function Kept({ linked: { answer, answerReason, answeredAt, answeredName } }: { readonly linked: LinkedPaper }) {
  const { t } = useTranslation("letters")
  if (answer === null || answeredAt === null) return null
  const isYes = answer === "confirmed"
  return (
    <div
      role="status"
      className={isYes ? "rounded-xl bg-success-bg p-4 text-success" : "rounded-xl bg-danger-bg p-4 text-danger"}
    >
      <p className="text-base font-bold">{t(isYes ? "page.confirmed" : "page.refused")}</p>
      {answeredName !== null && (
        <>
          <p className="tnum">{t("page.kept", { name: answeredName, at: textOf({ kind: "instant" }, answeredAt) })}</p>
          <p className="text-sm">{t("page.copy")}</p>
        </>
      )}
      {answerReason !== null && <p>{t("page.why", { reason: answerReason })}</p>}
    </div>
  )
}
