import { useTranslation } from "react-i18next"
import { Button } from "./button.tsx"

interface PagerProps {
  readonly page: { readonly pageIndex: number; readonly totalPages: number }
  /** Where a list's order says more than before and after. */
  readonly words?: { readonly back: string; readonly on: string }
  readonly onTurn: (pageIndex: number) => void
}
/** The foot of a list with pages, and nothing where there is one. */
export function Pager({ page: { pageIndex, totalPages }, words, onTurn }: PagerProps) {
  const { t } = useTranslation("common")
  if (totalPages <= 1) return null
  return (
    <footer className="flex min-h-10 shrink-0 items-center justify-end gap-2 border-t px-4 text-xs">
      <span className="tnum text-muted-foreground">{t("page", { page: pageIndex, pages: totalPages })}</span>
      <Button variant="outline" size="sm" disabled={pageIndex <= 1} onClick={() => onTurn(pageIndex - 1)}>
        {words?.back ?? t("previousPage")}
      </Button>
      <Button variant="outline" size="sm" disabled={pageIndex >= totalPages} onClick={() => onTurn(pageIndex + 1)}>
        {words?.on ?? t("nextPage")}
      </Button>
    </footer>
  )
}
