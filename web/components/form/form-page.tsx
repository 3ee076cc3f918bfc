import { useEffect, useEffectEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { cn } from "@/lib/class-names.ts"
import { goOnByEnter } from "@/lib/form/form-keys.ts"
import { isSaveKey } from "@/lib/save-key.ts"
import type { AnyForm } from "./any-form.ts"
import { FormTrouble, RestoredNote } from "./form-notices.tsx"
import { isSamePage, useLeaving } from "./leave-question.tsx"

interface FormPageProps {
  readonly form: AnyForm
  /** Title and way back, left of the buttons. */
  readonly head: React.ReactNode
  /** The verb of the button; absent when nothing on the page may be written. */
  readonly action?: string | undefined
  readonly onCancel: () => void
  /** Left of the fields: the sections to go to. */
  readonly nav?: React.ReactNode
  /** Right of the fields. */
  readonly aside?: React.ReactNode
  /** Above the fields: somebody else's change beside mine, why nothing may be written. */
  readonly notice?: React.ReactNode
  /** Keys of the form's own. */
  readonly onKey?: (event: React.KeyboardEvent) => void
  readonly children: React.ReactNode
}
/** A page that is one form: its head with save, its fields, and the question before anything typed is lost. */
export function FormPage(props: FormPageProps) {
  const { form, head, action, onCancel, nav, aside, notice, onKey, children } = props
  const { t } = useTranslation(["form", "common"])
  const { question } = useLeaving(form, isSamePage)
  // A wrong field is brought into sight; what no field can mend is told by the button, however far one has scrolled.
  const hasWrongFields = form.refusals > 0 && form.wrong.length > 0
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isInWindow = event.target instanceof Element && event.target.closest("[role=dialog], [role=alertdialog]")
    if (isInWindow || action === undefined || !isSaveKey(event)) return
    event.preventDefault()
    form.save()
  })
  useEffect(() => {
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [])
  return (
    <>
      <form
        ref={form.root}
        noValidate
        className="flex min-h-full flex-col"
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          onKey?.(event)
          goOnByEnter(event, form.root.current)
        }}
      >
        <header className="sticky top-0 z-20 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b bg-background px-5 py-2 max-md:px-4">
          {head}
          {action !== undefined && (
            <div className="ml-auto flex items-center gap-2">
              {form.changed.length > 0 && (
                <span className="text-xs text-muted-foreground max-md:sr-only" role="status">
                  {t("changed", { count: form.changed.length })}
                </span>
              )}
              <Button variant="outline" onClick={onCancel}>
                {t("common:cancel")}
              </Button>
              <Button type="submit" busy={form.isBusy}>
                {action}
                <Kbd>Ctrl S</Kbd>
              </Button>
            </div>
          )}
          {!hasWrongFields && <FormTrouble form={form} className="basis-full rounded-lg bg-danger-bg px-4 py-2" />}
        </header>
        <div
          className={cn(
            "grid grow items-start gap-4 p-5 big-text:flex big-text:flex-col big-text:items-stretch max-md:flex max-md:flex-col max-md:items-stretch max-md:p-4",
            nav !== undefined && "grid-cols-[12.25rem_minmax(0,1fr)_14.5rem] max-xl:grid-cols-[12.25rem_minmax(0,1fr)]",
          )}
        >
          {nav}
          <div className="flex min-w-0 flex-col gap-4">
            {hasWrongFields && <FormTrouble form={form} className="rounded-lg bg-danger-bg px-4 py-3" />}
            {notice}
            <RestoredNote form={form} />
            {children}
          </div>
          {aside !== undefined && <aside className="flex flex-col gap-4 max-xl:col-start-2">{aside}</aside>}
        </div>
      </form>
      {question}
    </>
  )
}
