import { useTranslation } from "react-i18next"
import type { LeaveKind } from "#modules/identity/codes.ts"
import { ChoiceField } from "@/components/form/choice-fields.tsx"
import { FormQuestions } from "@/components/form/form-questions.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { AccountForm } from "@/features/session/account-form.tsx"
import { leftAccount } from "@/features/session/left-account.ts"
import { CurrentPasswordField } from "@/features/session/password-fields.tsx"
import { leaveDevice } from "@/features/session/sign-out.ts"
import { data, identity } from "@/lib/client.ts"
import { textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { unsentCount } from "@/lib/punch-queue/queue.ts"

function Lines({ title, lines }: { readonly title: string; readonly lines: ReadonlyArray<string> }) {
  return (
    <div>
      <h3 className="text-sm font-bold">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
interface Typed {
  readonly kind: LeaveKind
  readonly reason: string
  readonly password: string
}
const first: Typed = { kind: "pause", reason: "", password: "" }

/** Which of the two, what happens then, what stays with the companies, and the own password before it is done. */
export function LeaveForm() {
  const { t } = useTranslation(["profile", "session"])
  const form = useForm({
    first,
    words: { kind: t("leaveKind"), reason: t("leaveReason"), password: t("currentPassword") },
    write: ({ values: { kind, password, reason } }) =>
      writing({
        schema: async () => (await import("#modules/identity/contract.ts")).identityContract.closeAccount.body,
        body: { kind, password, ...(textOrNull(reason) === null ? {} : { reason: textOrNull(reason) }) },
        send: (body, extraHeaders) => data(identity.closeAccount({ body, extraHeaders })),
      }),
    questions: async ({ values }) => [values.kind, ...((await unsentCount().catch(() => 0)) > 0 ? ["unsent"] : [])],
    onSaved: ({ kind }) => {
      leftAccount.keep(kind)
      void leaveDevice()
    },
  })
  const { kind } = form.values
  const happens = (["first", "second", "third"] as const).map((line) => t(`happens.${kind}.${line}`))
  return (
    <>
      <AccountForm form={form} action={t(`leave.${kind}`)} failed={t("leaveFailed")}>
        <ChoiceField
          {...form.field("kind")}
          options={(["pause", "close"] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <Lines title={t("happensTitle")} lines={happens} />
        <Lines title={t("staysTitle")} lines={[t("stays.records"), t("stays.list")]} />
        <MemoField {...form.field("reason")} rows={2} />
        <CurrentPasswordField {...form.field("password")} />
      </AccountForm>
      <FormQuestions
        form={form}
        words={(names) => ({
          title: t(`ask.${kind}`),
          description: names.includes("unsent") ? t("askUnsent") : t(`askText.${kind}`),
          action: t(`leave.${kind}`),
        })}
      />
    </>
  )
}
