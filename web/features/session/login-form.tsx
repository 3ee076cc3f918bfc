import { Link, useNavigate } from "@tanstack/react-router"
import { CircleAlert, Smartphone } from "lucide-react"
import { lazy, Suspense, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Input } from "@/components/ui/input.tsx"
import { ApiError, sentenceOf } from "@/lib/api-error.ts"
import { data, identity } from "@/lib/client.ts"
import { useFormCore } from "@/lib/form/use-form-core.ts"
import type { Wrong } from "@/lib/form/wrong.ts"
import { session } from "@/lib/session.ts"
import { isClosing } from "./closing.ts"
import { PasswordInput } from "./password-input.tsx"
import { registeredAddress } from "./registered-address.ts"

const WayIn = lazy(() => import("./way-in.tsx"))

const complaints = ["emailMissing", "emailWrong", "passwordMissing", "checkCase"] as const

/** The browser's own checks, said in our words; everything else is the server's to judge. */
const wrongInputs = (form: HTMLFormElement | null): ReadonlyArray<Wrong> => {
  const email = form?.elements.namedItem("email")
  const password = form?.elements.namedItem("password")
  if (!(email instanceof HTMLInputElement && password instanceof HTMLInputElement)) return []
  return [
    ...(email.validity.valueMissing ? [{ field: "email", key: "emailMissing" }] : []),
    ...(email.validity.typeMismatch ? [{ field: "email", key: "emailWrong" }] : []),
    ...(password.validity.valueMissing ? [{ field: "password", key: "passwordMissing" }] : []),
  ]
}
const isWrongPair = (error: unknown) => error instanceof ApiError && error.errorCode === "Username_Or_Password_Invalid"

function Forgot({ className, email }: { readonly className: string; readonly email: string }) {
  const { t } = useTranslation("session")
  return (
    <Link to="/forgot-password" className={className} onClick={() => registeredAddress.set(email.trim())}>
      {t("forgot")}
    </Link>
  )
}

export function LoginForm({ hasDemo }: { readonly hasDemo: boolean }) {
  const { t } = useTranslation("session")
  const { t: common } = useTranslation("common")
  const navigate = useNavigate()
  const comesBack = useRef(false)
  const form = useFormCore({
    first: { email: registeredAddress.get(), password: "" },
    say: (key) => t(complaints.find((one) => one === key) ?? "emailWrong"),
    check: (values) => {
      const wrong = wrongInputs(form.root.current)
      const body = { ...values, email: values.email.trim(), ...(comesBack.current ? { isResumed: 1 as const } : {}) }
      comesBack.current = false
      return wrong.length > 0 ? { wrong } : { send: () => data(identity.login({ body })) }
    },
    wrongOf: (error) => (isWrongPair(error) ? [{ field: "password", key: "checkCase" }] : undefined),
    onSaved: (signedIn) => {
      session.begin(signedIn)
      return navigate({ to: "/login-company" })
    },
  })
  const { email, password } = form.values
  const errorOf = (name: string) => form.sentencesOf(name)[0]
  const isPair = isWrongPair(form.failure)
  const hasBanner = form.failure !== undefined && (isPair || form.wrong.length === 0)
  return (
    <form
      ref={form.root}
      noValidate
      className={hasDemo ? "flex flex-col gap-4" : "flex flex-col gap-4 max-md:grow"}
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <h1 className="text-[1.375rem] leading-8 font-bold lg:mb-2">{t("login")}</h1>
      {hasBanner && (
        <div role="alert" className="flex gap-3 rounded-lg bg-danger-bg px-4 py-3 text-danger">
          <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <div>
            <b className="block text-base">{t("failed")}</b>
            <p className="mb-2 last:mb-0">
              {isPair ? t("wrongPair") : isClosing(form.failure) ? t("closing") : sentenceOf(form.failure, common)}
            </p>
            <Suspense>
              <WayIn
                error={form.failure}
                email={email}
                onComeBack={() => {
                  comesBack.current = true
                  form.save()
                }}
              />
            </Suspense>
          </div>
        </div>
      )}
      <FormField field="email" label={t("email")} error={errorOf("email")} className="[&_label]:max-md:text-base">
        <Input
          name="email"
          type="email"
          required
          autoFocus={registeredAddress.get() === ""}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          placeholder={t("emailExample")}
          value={email}
          onChange={({ target }) => form.change((now) => ({ ...now, email: target.value }), ["email"])}
          tall
        />
      </FormField>
      <FormField
        field="password"
        label={t("password")}
        error={errorOf("password")}
        aside={
          <span className="max-md:hidden">
            <Forgot email={email} className="text-link underline" />
          </span>
        }
        className="[&_label]:max-md:text-base"
      >
        <PasswordInput
          value={password}
          onChange={({ target }) => form.change((now) => ({ ...now, password: target.value }), ["password"])}
          placeholder={t("passwordRule")}
          autoFocus={registeredAddress.get() !== ""}
        />
      </FormField>
      <p className={`flex gap-2 text-xs text-muted-foreground max-md:text-sm ${hasDemo ? "" : "max-md:mt-auto"}`}>
        <Smartphone className="size-4 shrink-0" aria-hidden="true" />
        {t("stays")}
      </p>
      <Button type="submit" size="submit" busy={form.isBusy}>
        {t("login")}
      </Button>
      <Forgot email={email} className={buttonVariants({ variant: "outline", size: "lg", className: "md:hidden" })} />
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-muted-foreground">
        {t("newHere")}
        <Link to="/sign-up" className="inline-flex min-h-6 items-center text-link underline max-md:min-h-12">
          {t("signUp")}
        </Link>
      </p>
    </form>
  )
}
