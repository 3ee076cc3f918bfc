import { useBlocker } from "@tanstack/react-router"
import { CircleAlert } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { moveByKeys } from "./form-keys.ts"
import { SectionNav } from "./section-nav.tsx"
import { FormContext, focusField, type Section, type StaffForm, useStaffForm } from "./staff-form.tsx"
import { useFieldName } from "./use-field-name.ts"

interface FormFrameProps {
  readonly form: StaffForm
  readonly sections: ReadonlyArray<Section>
  readonly head: React.ReactNode
  /** Absent when nothing on the page may be written. */
  readonly save?: { readonly label: string; readonly isBusy: boolean; readonly onSave: () => void }
  readonly onCancel: () => void
  /** Above the sections: what went wrong as a whole, what differs. */
  readonly notice?: React.ReactNode
  readonly aside?: React.ReactNode
  readonly children: React.ReactNode
}
/** The frame of a person's form: head with save, list of sections, cards, and the question before leaving with changes. */
export function FormFrame({ form, sections, head, save, onCancel, notice, aside, children }: FormFrameProps) {
  const { t } = useTranslation(["people", "common"])
  const page = useRef<HTMLFormElement>(null)
  const isDirty = save !== undefined && form.changed.length > 0
  const leaving = useBlocker({ shouldBlockFn: () => isDirty, enableBeforeUnload: () => isDirty, withResolver: true })
  const onSave = save?.onSave
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || event.isComposing) return
      event.preventDefault()
      onSave?.()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [onSave])
  return (
    <FormContext value={form}>
      <form
        ref={page}
        noValidate
        className="flex min-h-full flex-col"
        onSubmit={(event) => {
          event.preventDefault()
          onSave?.()
        }}
        onKeyDown={(event) => moveByKeys(event, page.current)}
      >
        <header className="sticky top-0 z-20 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b bg-background px-5 py-2 max-md:px-4">
          {head}
          {save !== undefined && (
            <div className="ml-auto flex items-center gap-2">
              {isDirty && (
                <span className="text-xs text-muted-foreground max-md:sr-only" role="status">
                  {t("changes", { count: form.changed.length })}
                </span>
              )}
              <Button variant="outline" onClick={onCancel}>
                {t("common:cancel")}
              </Button>
              <Button type="submit" busy={save.isBusy}>
                {save.label}
                <Kbd>Ctrl S</Kbd>
              </Button>
            </div>
          )}
        </header>
        <div className="grid grow grid-cols-[12.25rem_minmax(0,1fr)_14.5rem] items-start gap-4 p-5 max-xl:grid-cols-[12.25rem_minmax(0,1fr)] max-md:flex max-md:flex-col max-md:items-stretch max-md:p-4">
          <SectionNav sections={sections} />
          <div className="flex min-w-0 flex-col gap-4">
            <ErrorSummary />
            {notice}
            {children}
          </div>
          {aside !== undefined && <aside className="flex flex-col gap-4 max-xl:col-start-2">{aside}</aside>}
        </div>
      </form>
      <ConfirmDialog
        open={leaving.status === "blocked"}
        onOpenChange={(isOpen) => {
          if (!isOpen) leaving.reset?.()
        }}
        title={t("common:discardTitle")}
        losses={[t("discardLosses", { count: form.changed.length })]}
        action={t("common:discard")}
        cancel={t("common:keepInput")}
        onConfirm={() => leaving.proceed?.()}
      />
    </FormContext>
  )
}
/** Every wrong field by its name; pressing it leads there. */
function ErrorSummary() {
  const { t } = useTranslation("people")
  const { errors, refusals } = useStaffForm()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) box.current?.querySelector("button")?.focus()
  }, [refusals])
  const nameOf = useFieldName()
  const wrong = Object.keys(errors)
  if (wrong.length === 0) return null
  return (
    <div ref={box} role="alert" className="scroll-mt-40 flex gap-3 rounded-lg bg-danger-bg px-4 py-3 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <div>
        <b>{t("fixToSave", { count: wrong.length })}</b>
        <p className="flex flex-wrap gap-x-4">
          {wrong.map((key) => (
            <button
              key={key}
              type="button"
              className="scroll-mt-40 underline max-md:min-h-11"
              onClick={() => focusField(key)}
            >
              {nameOf(key)}
            </button>
          ))}
        </p>
      </div>
    </div>
  )
}
