import "@/lib/merge-classes.ts"
import { QueryClientProvider } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { CircleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { AnyForm } from "@/components/form/any-form.ts"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { queryClient } from "@/lib/query-client.ts"
import { LanguageChoice } from "./language-choice.tsx"

interface AccountFrameProps {
  readonly title: string
  readonly children: React.ReactNode
}
/** A page about one's account that can be read before signing in. */
export function AccountFrame({ title, children }: AccountFrameProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <main id="main" className="mx-auto flex min-h-dvh w-full max-w-116 flex-col gap-5 px-4 py-10">
        <header className="flex items-center justify-between gap-3">
          <h1 className="text-[1.375rem] leading-8 font-bold">{title}</h1>
          <LanguageChoice />
        </header>
        {children}
      </main>
    </QueryClientProvider>
  )
}

export function ToLogin() {
  const { t } = useTranslation("session")
  return (
    <Link to="/login" className={buttonVariants({ variant: "outline", size: "lg" })}>
      {t("toLogin")}
    </Link>
  )
}

interface RefusedProps {
  /** What has not happened. */
  readonly title: string
  readonly error: unknown
  /** What to do next. */
  readonly children?: React.ReactNode
}
/** Why something was refused, and the way on. */
export function Refused({ title, error, children }: RefusedProps) {
  const { t } = useTranslation("common")
  return (
    <div role="alert" className="flex gap-3 rounded-lg bg-danger-bg px-4 py-3 text-danger">
      <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div>
        <b className="block text-base">{title}</b>
        {sentenceOf(error, t)}
        {children}
      </div>
    </div>
  )
}

interface AccountFormProps {
  readonly form: AnyForm
  readonly action: string
  /** Said above the sentence of a refusal. */
  readonly failed: string
  /** What to do after a refusal that is about no field. */
  readonly next?: React.ReactNode
  readonly children: React.ReactNode
}
/** Fields above their one button; a wrong field says so itself and takes the focus. */
export function AccountForm({ form, action, failed, next, children }: AccountFormProps) {
  return (
    <form
      ref={form.root}
      noValidate
      className="flex flex-col gap-4 [&_label]:max-md:text-base"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      {form.failure !== undefined && form.wrong.length === 0 && (
        <Refused title={failed} error={form.failure}>
          {next}
        </Refused>
      )}
      {children}
      <Button type="submit" size="submit" busy={form.isBusy} className="mt-2">
        {action}
      </Button>
    </form>
  )
}
