import { useNavigate } from "@tanstack/react-router"
import { CircleAlert, Smartphone } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Input } from "@/components/ui/input.tsx"
import { ApiError, fieldErrorOf, sentenceOf } from "@/lib/api-error.ts"
import { data, identity } from "@/lib/client.ts"
import { session } from "@/lib/session.ts"
import { useSending } from "@/lib/use-sending.ts"
import { PasswordInput } from "./password-input.tsx"

interface Typed {
  readonly email: string
  readonly password: string
}
type Wrong = Partial<Record<keyof Typed, "emailMissing" | "emailWrong" | "passwordMissing">>

/** The browser's own checks, said in our words; everything else is the server's to judge. */
const wrongIn = (form: HTMLFormElement): Wrong => {
  const email = form.elements.namedItem("email")
  const password = form.elements.namedItem("password")
  if (!(email instanceof HTMLInputElement && password instanceof HTMLInputElement)) return {}
  return {
    ...(email.validity.valueMissing ? { email: "emailMissing" as const } : {}),
    ...(email.validity.typeMismatch ? { email: "emailWrong" as const } : {}),
    ...(password.validity.valueMissing ? { password: "passwordMissing" as const } : {}),
  }
}
const isWrongPair = (error: unknown) => error instanceof ApiError && error.errorCode === "Username_Or_Password_Invalid"

export function LoginForm({ hasDemo }: { readonly hasDemo: boolean }) {
  const { t } = useTranslation("session")
  const { t: common } = useTranslation("common")
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Typed>({ email: "", password: "" })
  const [wrong, setWrong] = useState<Wrong>({})
  const login = useSending(async (body: Typed) => {
    session.begin(await data(identity.login({ body })))
    await navigate({ to: "/login-company" })
  })
  // The first wrong field takes the focus, also when the server found it.
  useEffect(() => {
    if (Object.keys(wrong).length > 0 || login.error)
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [wrong, login.error])

  const errorOf = (field: keyof Typed) =>
    wrong[field] === undefined ? fieldErrorOf(login.error, field) : t(wrong[field])
  const isPair = isWrongPair(login.error)
  const hasBanner = login.error !== undefined && !(login.error instanceof ApiError && login.error.fields.length > 0)
  const type = (field: keyof Typed) => (event: React.ChangeEvent<HTMLInputElement>) => {
    setTyped({ ...typed, [field]: event.target.value })
    setWrong({ ...wrong, [field]: undefined })
  }
  return (
    <form
      ref={form}
      noValidate
      className={hasDemo ? "flex flex-col gap-4" : "flex flex-col gap-4 max-md:grow"}
      onSubmit={(event) => {
        event.preventDefault()
        const found = wrongIn(event.currentTarget)
        setWrong(found)
        if (Object.keys(found).length === 0) login.send({ ...typed, email: typed.email.trim() })
      }}
    >
      <h1 className="text-[1.375rem] leading-8 font-bold lg:mb-2">{t("login")}</h1>
      {hasBanner && (
        <div role="alert" className="flex gap-3 rounded-lg bg-danger-bg px-4 py-3 text-danger">
          <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <div>
            <b className="block text-base">{t("failed")}</b>
            {isPair ? t("wrongPair") : sentenceOf(login.error, common)}
          </div>
        </div>
      )}
      <FormField label={t("email")} error={errorOf("email")} className="[&_label]:max-md:text-base">
        <Input
          name="email"
          type="email"
          required
          autoFocus
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          placeholder={t("emailExample")}
          value={typed.email}
          onChange={type("email")}
          tall
        />
      </FormField>
      <FormField
        label={t("password")}
        error={errorOf("password") ?? (isPair ? t("checkCase") : undefined)}
        className="[&_label]:max-md:text-base"
      >
        <PasswordInput value={typed.password} onChange={type("password")} placeholder={t("passwordRule")} />
      </FormField>
      <p className={`flex gap-2 text-xs text-muted-foreground max-md:text-sm ${hasDemo ? "" : "max-md:mt-auto"}`}>
        <Smartphone className="size-4 shrink-0" aria-hidden="true" />
        {t("stays")}
      </p>
      <Button type="submit" size="submit" busy={login.isBusy}>
        {t("login")}
      </Button>
    </form>
  )
}
