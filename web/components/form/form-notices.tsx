import { CircleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { cn } from "@/lib/class-names.ts"
import { focusFirstOf, inOrderOfPage } from "@/lib/form/focus-wrong.ts"
import { wrongFieldsOf } from "@/lib/form/wrong.ts"
import type { AnyForm } from "./any-form.ts"
import { FailureLink } from "./failure-link.tsx"

const mostNames = 8

/** Why nothing was saved: every wrong field by its name, which leads to it, or what stood in the way as a whole. */
export function FormTrouble({ form, className }: { readonly form: AnyForm; readonly className?: string }) {
  const { t } = useTranslation(["form", "common"])
  const { t: common } = useTranslation("common")
  // A field that is left says itself what is wrong; it is summed up once saving was refused.
  const wrong = form.refusals > 0 ? inOrderOfPage(form.root.current, wrongFieldsOf(form.wrong)) : []
  if (wrong.length === 0 && form.failure === undefined)
    return form.isUnchanged ? (
      <p role="status" className="text-muted-foreground">
        {t("unchanged")}
      </p>
    ) : null
  return (
    <div role="alert" className={cn("flex min-w-0 gap-2 text-danger", className)}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      {wrong.length === 0 ? (
        <p>
          <b>{t("notSaved")}</b> {sentenceOf(form.failure, common)}
          <FailureLink failure={form.failure} />
        </p>
      ) : (
        <div className="min-w-0">
          <b>{t("toFix", { count: wrong.length })}</b>
          <p className="flex flex-wrap gap-x-3">
            {wrong.slice(0, mostNames).map((field) => (
              <button
                key={field}
                type="button"
                className="underline max-md:min-h-12"
                onClick={() => focusFirstOf(form.root.current, [field])}
              >
                {form.word(field)}
              </button>
            ))}
            {wrong.length > mostNames && t("andMore", { count: wrong.length - mostNames })}
          </p>
        </div>
      )}
    </div>
  )
}
/** What was typed before the page was loaded again is back; one press forgets it. */
export function RestoredNote({ form }: { readonly form: AnyForm }) {
  const { t } = useTranslation("form")
  return form.isRestored ? (
    <p role="status" className="flex flex-wrap items-center gap-x-3 rounded-lg bg-muted px-4 py-2">
      {t("restored")}
      <Button variant="quiet" size="sm" onClick={form.startAnew}>
        {t("startAnew")}
      </Button>
    </p>
  ) : null
}
