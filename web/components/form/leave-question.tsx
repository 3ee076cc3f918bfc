import { useBlocker, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import type { AnyForm } from "./any-form.ts"

const mostLosses = 8

interface Place {
  readonly pathname: string
  readonly search: unknown
}
/** Another tab or filter of a page keeps what is typed in it; from changing to reading it would be lost. */
const editOf = ({ search }: Place) =>
  typeof search === "object" && search !== null && "edit" in search ? search.edit : undefined
export const isSamePage = (one: Place, other: Place) => one.pathname === other.pathname && editOf(one) === editOf(other)

/**
 * Asks before anything typed is lost: by closing, by a link, by the browser's back, by closing the tab.
 *
 * `leave(then)` goes on at once when nothing would be; the question has to be drawn. A move of the browser is refused
 * at once and made again when the answer is yes: the address says where the person still is. `staysOn` says which moves
 * lose nothing.
 */
export const useLeaving = (
  form: Pick<AnyForm, "wouldLose" | "changed" | "word" | "letGo">,
  staysOn?: (here: Place, next: Place) => boolean,
) => {
  const { t } = useTranslation(["common", "form"])
  const [then, setThen] = useState<() => void>()
  const { history, options } = useRouter()
  useBlocker({
    enableBeforeUnload: form.wouldLose,
    shouldBlockFn: ({ action, current, next }) => {
      if (!form.wouldLose() || staysOn?.(current, next) === true) return false
      const address = `${next.pathname}${options.stringifySearch(next.search)}`
      setThen(() => () => {
        if (action === "BACK") return history.back()
        if (action === "FORWARD") return history.forward()
        if (action === "REPLACE") return history.replace(address)
        history.push(address)
      })
      return true
    },
  })
  const names = [...new Set(form.changed.map(form.word))]
  const more = names.length > mostLosses ? [t("form:andMore", { count: names.length - mostLosses })] : []
  const question = (
    <ConfirmDialog
      open={then !== undefined}
      onOpenChange={() => setThen(undefined)}
      title={t("discardTitle")}
      losses={[...names.slice(0, mostLosses), ...more]}
      action={t("discard")}
      cancel={t("keepInput")}
      onConfirm={() => {
        form.letGo()
        setThen(undefined)
        then?.()
      }}
    />
  )
  return { leave: (next: () => void) => (form.wouldLose() ? setThen(() => next) : next()), question }
}
