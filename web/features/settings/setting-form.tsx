import { useTranslation } from "react-i18next"
import type { AnyForm } from "@/components/form/any-form.ts"
import { FormTrouble } from "@/components/form/form-notices.tsx"
import { useLeaving } from "@/components/form/leave-question.tsx"
import { Button } from "@/components/ui/button.tsx"
import { goOnByEnter } from "@/lib/form/form-keys.ts"
import { isSaveKey } from "@/lib/save-key.ts"

interface SettingFormProps {
  readonly form: AnyForm
  /** Takes back what was saved last; absent where nothing was. */
  readonly undo: (() => void) | undefined
  readonly mayWrite: boolean
  /** Somebody else's change beside mine. */
  readonly notice?: React.ReactNode
  /** One field among others: Enter saves it, and so does leaving it, unless it can't be stored as it stands. */
  readonly isRow?: boolean
  readonly savesOnLeave?: boolean
  readonly children: React.ReactNode
}
/** The fields of a section with their own button, and the way back after it was saved. */
export function SettingForm({
  form,
  undo,
  mayWrite,
  notice,
  isRow = false,
  savesOnLeave = false,
  children,
}: SettingFormProps) {
  const { t } = useTranslation(["settings", "common", "form"])
  const { question } = useLeaving(form)
  return (
    <>
      <form
        ref={form.root}
        noValidate
        className={isRow ? "flex flex-col gap-2" : "flex flex-col gap-4"}
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          const isEnter = isRow && event.key === "Enter" && event.target instanceof HTMLInputElement
          if (!isEnter && !isSaveKey(event.nativeEvent)) return goOnByEnter(event, form.root.current)
          event.preventDefault()
          form.save()
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
          if (savesOnLeave && !isInside && form.changed.length > 0) form.save()
        }}
      >
        {notice}
        {children}
        <FormTrouble form={form} className="rounded-lg bg-danger-bg px-4 py-3" />
        {mayWrite ? (
          <div className={isRow ? "flex flex-wrap items-center gap-3" : "flex min-h-9 flex-wrap items-center gap-3"}>
            {(!isRow || form.changed.length > 0) && (
              <Button type="submit" variant="outline" size={isRow ? "sm" : "default"} busy={form.isBusy}>
                {t("common:save")}
              </Button>
            )}
            {form.changed.length > 0 && (
              <span role="status" className="text-xs text-muted-foreground">
                {t("form:changed", { count: form.changed.length })}
              </span>
            )}
            {undo !== undefined && form.changed.length === 0 && (
              <span role="status" className="flex items-center gap-2 text-success">
                {t("saved")}
                <Button variant="quiet" size="sm" onClick={undo}>
                  {t("undo")}
                </Button>
              </span>
            )}
          </div>
        ) : (
          !isRow && <p className="text-xs text-muted-foreground">{t("readOnly")}</p>
        )}
      </form>
      {question}
    </>
  )
}
