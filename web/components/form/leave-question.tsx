import { useBlocker } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import type { AnyForm } from "./any-form.ts"

const mostLosses = 8

/**
 * Asks before anything typed is lost: by closing, by a link, by the browser's back, by closing the tab.
 *
 * `leave(then)` goes on at once when nothing would be; the question has to be drawn.
 */
export const useLeaving = (form: AnyForm) => {
  const { t } = useTranslation(["common", "form"])
  const [then, setThen] = useState<() => void>()
  const blocked = useBlocker({
    shouldBlockFn: form.wouldLose,
    enableBeforeUnload: form.wouldLose,
    withResolver: true,
  })
  const names = [...new Set(form.changed.map(form.word))]
  const more = names.length > mostLosses ? [t("form:andMore", { count: names.length - mostLosses })] : []
  const question = (
    <ConfirmDialog
      open={then !== undefined || blocked.status === "blocked"}
      onOpenChange={() => {
        setThen(undefined)
        blocked.reset?.()
      }}
      title={t("discardTitle")}
      losses={[...names.slice(0, mostLosses), ...more]}
      action={t("discard")}
      cancel={t("keepInput")}
      onConfirm={() => {
        form.letGo()
        setThen(undefined)
        then?.()
        blocked.proceed?.()
      }}
    />
  )
  return { leave: (next: () => void) => (form.wouldLose() ? setThen(() => next) : next()), question }
}
