import { CircleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { AnyForm } from "@/components/form/any-form.ts"
import { RestoredNote } from "@/components/form/form-notices.tsx"
import { Button } from "@/components/ui/button.tsx"
import { sentenceOf } from "@/lib/api-error.ts"

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
      {form.isRestored && <RestoredNote form={form} />}
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
