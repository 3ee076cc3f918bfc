import type { QueryKey } from "@tanstack/react-query"
import type { Schema } from "effect"
import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { FormTrouble } from "@/components/form/form-notices.tsx"
import { useLeaving } from "@/components/form/leave-question.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import type { Attempt } from "@/lib/attempt.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"

interface NewWordFormProps<Body, Saved> {
  readonly label: string
  readonly invalidates: QueryKey
  readonly schema: () => Promise<Schema.ConstraintDecoder<Body>>
  readonly bodyOf: (name: string) => unknown
  readonly send: (body: Body, extraHeaders: Attempt) => Promise<Saved>
  readonly onMade: (made: Saved) => void
}
/** Adds a name to a list; the field is empty again for the next one. */
export function NewWordForm<Body, Saved>({
  label,
  invalidates,
  schema,
  bodyOf,
  send,
  onMade,
}: NewWordFormProps<Body, Saved>) {
  const { t } = useTranslation("settings")
  const form = useForm({
    first: { name: "" },
    words: { name: label },
    write: ({ values }) => writing({ schema, body: bodyOf(values.name.trim()), send }),
    invalidates: [invalidates],
    done: t("saved"),
    onSaved: (made, { values }) => {
      onMade(made)
      form.goOn(undefined, { name: "" }, values)
    },
  })
  const { question } = useLeaving(form)
  return (
    <form
      ref={form.root}
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <div className="flex flex-wrap items-start gap-3">
        <TextField {...form.field("name")} className="w-80 max-md:w-full" />
        <Button type="submit" variant="outline" busy={form.isBusy} className="md:mt-6">
          <Plus aria-hidden="true" />
          {t("add")}
        </Button>
      </div>
      {form.failure !== undefined && <FormTrouble form={form} />}
      {question}
    </form>
  )
}
