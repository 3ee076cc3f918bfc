import { Copy, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { useCopyRows } from "@/lib/list/use-copy-rows.ts"
import type { List } from "@/lib/list/use-list.ts"
import { ListExport } from "./list-export.tsx"

/** Below the rows while something is selected: how many, all of the filter, and what the server permits for these. */
export function BulkBar<Row extends object>({ list }: { readonly list: List<Row> }) {
  const { t } = useTranslation("list")
  const { copy } = useCopyRows(list)
  const [isLoading, setLoading] = useState(false)
  const { selected, source, unit, actions = [] } = list
  if (selected.length === 0) return null
  const offered = actions.filter(({ isPermitted }) => selected.every(isPermitted))
  const selectAll = async () => {
    setLoading(true)
    try {
      list.select(await source.loadAll())
    } finally {
      setLoading(false)
    }
  }
  return (
    <section
      aria-label={t("selection")}
      className="flex min-h-12 shrink-0 flex-wrap items-center gap-2 border-t bg-accent px-4 py-1.5 text-accent-foreground print:hidden"
    >
      <span role="status" className="tnum flex items-center gap-3">
        <b>{t(`selected.${unit}`, { count: selected.length })}</b>
        {list.selectedNote?.(selected)}
      </span>
      {selected.length === list.rows.length && !list.isWhole && (
        <Button variant="quiet" size="sm" busy={isLoading} onClick={() => void selectAll()}>
          {t(`selectWhole.${unit}`, { count: source.total })}
        </Button>
      )}
      {offered.map(({ key, label, run, isBusy, tone }) => (
        <Button
          key={key}
          variant="outline"
          size="sm"
          busy={isBusy ?? false}
          className={tone === "danger" ? "border-danger/50 text-danger" : undefined}
          onClick={() => run(selected)}
        >
          {label}
        </Button>
      ))}
      {/* Without HTTPS the browser lets only Ctrl+C copy. */}
      {navigator.clipboard !== undefined && (
        <Button variant="ghost" size="sm" onClick={() => void copy(selected)}>
          <Copy aria-hidden="true" />
          {t("copy")}
        </Button>
      )}
      <ListExport list={list} of="selected" />
      <Button variant="ghost" size="sm" className="ml-auto" onClick={() => list.select([])}>
        <X aria-hidden="true" />
        {t("clearSelection")}
        <Kbd>Esc</Kbd>
      </Button>
    </section>
  )
}
