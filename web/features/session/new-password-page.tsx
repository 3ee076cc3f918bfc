import { Link } from "@tanstack/react-router"
import { CircleAlert } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { data, identity } from "@/lib/client.ts"
import { useFormCore } from "@/lib/form/use-form-core.ts"
import { LanguageChoice } from "./language-choice.tsx"
import { PasswordInput } from "./password-input.tsx"

/** Behind #, which a browser sends to nobody: the link's token stands in no log. */
const tokenOf = (hash: string) => /^#([\w-]{43})$/.exec(hash)?.[1]

function ToLogin() {
  const { t } = useTranslation("session")
  return (
    <Link to="/login" className={buttonVariants({ variant: "outline", size: "lg" })}>
      {t("toLogin")}
    </Link>
  )
}

function NewPasswordForm({ token }: { readonly token: string }) {
  const { t } = useTranslation("session")
  const { t: common } = useTranslation("common")
  const [isDone, setDone] = useState(false)
  const form = useFormCore({
    first: { password: "", again: "" },
    say: () => t("newPasswordDiffers"),
    check: ({ password, again }) =>
      password === again
        ? { send: () => data(identity.forgotPassword({ body: { token, password, confirm: again } })) }
        : { wrong: [{ field: "again", key: "differs" }] },
    onSaved: () => setDone(true),
  })
  const { password, again } = form.values
  const errorOf = (name: string) => form.sentencesOf(name)[0]
  if (isDone)
    return (
      <>
        <p role="status" className="text-base font-bold">
          {t("newPasswordDone")}
        </p>
        <ToLogin />
      </>
    )
  return (
    <form
      ref={form.root}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <p className="text-sm text-muted-foreground">{t("newPasswordHint")}</p>
      {form.failure !== undefined && form.wrong.length === 0 && (
        <div role="alert" className="flex gap-3 rounded-lg bg-danger-bg px-4 py-3 text-danger">
          <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <div>
            <b className="block text-base">{t("newPasswordFailed")}</b>
            {sentenceOf(form.failure, common)}
          </div>
        </div>
      )}
      <FormField field="password" label={t("newPassword")} error={errorOf("password")}>
        <PasswordInput
          isNew
          value={password}
          onChange={({ target }) => form.change((now) => ({ ...now, password: target.value }), ["password"])}
          placeholder={t("passwordRule")}
        />
      </FormField>
      <FormField field="again" label={t("newPasswordAgain")} error={errorOf("again")}>
        <PasswordInput
          isNew
          value={again}
          onChange={({ target }) => form.change((now) => ({ ...now, again: target.value }), ["again"])}
        />
      </FormField>
      <Button type="submit" size="submit" busy={form.isBusy}>
        {t("newPasswordSave")}
      </Button>
    </form>
  )
}

/** Where a one-time link leads: the person who was given it sets the own password. */
export function NewPasswordPage() {
  const { t } = useTranslation("session")
  const token = tokenOf(location.hash)
  return (
    <main id="main" className="mx-auto flex min-h-dvh w-full max-w-116 flex-col gap-5 px-4 py-10">
      <header className="flex items-center justify-between gap-3">
        <h1 className="text-[1.375rem] leading-8 font-bold">{t("newPasswordTitle")}</h1>
        <LanguageChoice />
      </header>
      {token === undefined ? (
        <>
          <p className="text-base">{t("newPasswordNoLink")}</p>
          <ToLogin />
        </>
      ) : (
        <NewPasswordForm token={token} />
      )}
    </main>
  )
}
