import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { data, identity } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { AccountForm } from "./account-form.tsx"
import { ToLogin } from "./account-frame.tsx"
import { waitingInvitation } from "./link-token.ts"
import { NewPasswordFields } from "./password-fields.tsx"

interface NewPasswordFormProps {
  /** Of an operator's link, or of a code that was right. */
  readonly token: string
  /** The way on where the token is used or too old. */
  readonly onNewCode: () => void
}
export function NewPasswordForm({ token, onNewCode }: NewPasswordFormProps) {
  const { t } = useTranslation("account")
  const [isDone, setDone] = useState(false)
  const [invitation] = useState(() => waitingInvitation())
  const form = useForm({
    first: { password: "", confirm: "" },
    words: { password: t("newPassword"), confirm: t("newPasswordAgain") },
    // The schema compares them only once the first is right.
    rules: ({ values }) => (values.password === values.confirm ? [] : [{ field: "confirm", key: "passwordMismatch" }]),
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/identity/contract.ts")).identityContract.forgotPassword.body,
        body: { token, ...values },
        send: (body, extraHeaders) => data(identity.forgotPassword({ body, extraHeaders })),
      }),
    onSaved: () => setDone(true),
  })
  if (isDone)
    return (
      <>
        <p role="status" className="text-base font-bold">
          {t("newPasswordDone")}
        </p>
        {invitation === undefined ? (
          <ToLogin />
        ) : (
          <Link to="/login-with-invite" hash={invitation} className={buttonVariants({ size: "submit" })}>
            {t("toInvitation")}
          </Link>
        )}
      </>
    )
  return (
    <>
      <p className="text-sm text-muted-foreground">{t("newPasswordHint")}</p>
      <AccountForm
        form={form}
        action={t("newPasswordSave")}
        failed={t("newPasswordFailed")}
        next={
          <Button variant="outline" className="mt-2 flex text-foreground" onClick={onNewCode}>
            {t("codeNew")}
          </Button>
        }
      >
        <NewPasswordFields password={form.field("password")} again={form.field("confirm")} />
      </AccountForm>
    </>
  )
}
