import { Link } from "@tanstack/react-router"
import { CircleAlert } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { ApiError, fieldErrorOf, sentenceOf } from "@/lib/api-error.ts"
import { data, identity } from "@/lib/client.ts"
import { useSending } from "@/lib/use-sending.ts"
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
  const [typed, setTyped] = useState({ password: "", again: "" })
  const [differs, setDiffers] = useState(false)
  const [isDone, setDone] = useState(false)
  const saving = useSending(async ({ password, again }: typeof typed) => {
    await data(identity.forgotPassword({ body: { token, password, confirm: again } }))
    setDone(true)
  })
  const type = (field: keyof typeof typed) => (event: React.ChangeEvent<HTMLInputElement>) => {
    setTyped({ ...typed, [field]: event.target.value })
    setDiffers(false)
  }
  if (isDone)
    return (
      <>
        <p role="status" className="text-base font-bold">
          {t("newPasswordDone")}
        </p>
        <ToLogin />
      </>
    )
  const isOfField = saving.error instanceof ApiError && saving.error.fields.length > 0
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setDiffers(typed.password !== typed.again)
        if (typed.password === typed.again) saving.send(typed)
      }}
    >
      <p className="text-sm text-muted-foreground">{t("newPasswordHint")}</p>
      {saving.error !== undefined && !isOfField && (
        <div role="alert" className="flex gap-3 rounded-lg bg-danger-bg px-4 py-3 text-danger">
          <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <div>
            <b className="block text-base">{t("newPasswordFailed")}</b>
            {sentenceOf(saving.error, common)}
          </div>
        </div>
      )}
      <FormField label={t("newPassword")} error={fieldErrorOf(saving.error, "password")}>
        <PasswordInput isNew value={typed.password} onChange={type("password")} placeholder={t("passwordRule")} />
      </FormField>
      <FormField label={t("newPasswordAgain")} error={differs ? t("newPasswordDiffers") : undefined}>
        <PasswordInput isNew value={typed.again} onChange={type("again")} />
      </FormField>
      <Button type="submit" size="submit" busy={saving.isBusy}>
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
