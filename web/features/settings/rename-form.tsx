import type { QueryKey } from "@tanstack/react-query"
import type { Schema } from "effect"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { FormTrouble } from "@/components/form/form-notices.tsx"
import { useLeaving } from "@/components/form/leave-question.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import type { Attempt } from "@/lib/attempt.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"

interface RenameFormProps<Body, Saved> {
  readonly name: string
  readonly invalidates: QueryKey
  readonly schema: () => Promise<Schema.ConstraintDecoder<Body>>
  readonly bodyOf: (name: string) => unknown
  readonly send: (body: Body, extraHeaders: Attempt) => Promise<Saved>
  readonly onSaved: (saved: Saved) => void
  readonly onEnd: () => void
}
/** Another name for one of a list, typed in its own row; Escape leaves it as it is, and asks where another was typed. */
export function RenameForm<Body, Saved>(props: RenameFormProps<Body, Saved>) {
  const { name, invalidates, schema, bodyOf, send, onSaved, onEnd } = props
  const { t } = useTranslation(["settings", "common"])
  const form = useForm<{ readonly name: string }, Saved>({
    first: { name },
    words: { name: t("rename", { name }) },
    write: ({ values }) => writing({ schema, body: bodyOf(values.name.trim()), send }),
    invalidates: [invalidates],
    done: t("saved"),
    onSaved: (saved) => {
      onSaved(saved)
      onEnd()
    },
  })
  const { leave, question } = useLeaving(form)
  const end = () => leave(onEnd)
  useEffect(() => form.root.current?.querySelector("input")?.select(), [form.root])
  return (
    <>
      <form
        ref={form.root}
        noValidate
        className="flex min-w-0 grow flex-wrap items-end gap-2 py-1"
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.nativeEvent.isComposing) return
          // The question that opens would hear the same key, and close.
          event.stopPropagation()
          end()
        }}
      >
        <TextField {...form.field("name")} required className="min-w-40 grow" />
        <Button type="submit" variant="outline" busy={form.isBusy}>
          {t("common:save")}
        </Button>
        <Button variant="ghost" onClick={end}>
          {t("common:cancel")}
        </Button>
        {form.failure !== undefined && <FormTrouble form={form} />}
      </form>
      {question}
    </>
  )
}
