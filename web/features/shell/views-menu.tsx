import { useRouter } from "@tanstack/react-router"
import { X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Input } from "@/components/ui/input.tsx"
import type { MenuButton } from "@/components/ui/late-menu.tsx"
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from "@/components/ui/popover.tsx"
import type { ColumnChoice } from "@/lib/list/kept-columns.ts"
import { type KeptView, keptViews, longestViewName, withView } from "@/lib/list/kept-views.ts"
import { toast } from "@/lib/toast.ts"

interface ViewsMenuProps {
  readonly button: MenuButton
  /** The list's name. */
  readonly list: string
  readonly choice: ColumnChoice
  readonly choose: (choice: ColumnChoice | undefined) => void
}
/** The views that were kept of this list, and the present one under a name. */
export default function ViewsMenu({ button, list, choice, choose }: ViewsMenuProps) {
  const { t } = useTranslation("list")
  const router = useRouter()
  const [views, setViews] = useState(() => keptViews.read(list))
  const [isOpen, setOpen] = useState(true)
  const keep = (next: ReadonlyArray<KeptView>) => {
    keptViews.write(list, next)
    setViews(next)
  }
  const show = ({ columns, search }: KeptView) => {
    setOpen(false)
    choose(columns)
    router.history.push(`${router.latestLocation.pathname}${search}`)
  }
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger {...button} />
      <PopoverContent align="end" className="w-80">
        <PopoverTitle className="mb-2 text-xs text-muted-foreground">{t("viewsTitle")}</PopoverTitle>
        {views.length === 0 ? (
          <p className="mb-3 text-xs text-muted-foreground">{t("viewsNone")}</p>
        ) : (
          <ul className="mb-3 flex max-h-72 flex-col overflow-y-auto">
            {views.map((view) => (
              <li key={view.name} className="flex items-center gap-1">
                <Button variant="ghost" size="sm" className="min-w-0 flex-1 justify-start" onClick={() => show(view)}>
                  <span className="truncate">{view.name}</span>
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t("viewRemove", { name: view.name })}
                  onClick={() => keep(views.filter((one) => one !== view))}
                >
                  <X aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <NewView
          onKeep={(name) => {
            keep(withView(views, { name, search: router.latestLocation.searchStr, columns: choice }))
            toast.success(t("viewKept", { name }))
          }}
        />
      </PopoverContent>
    </Popover>
  )
}
/** A name for what is shown now. */
function NewView({ onKeep }: { readonly onKeep: (name: string) => void }) {
  const { t } = useTranslation("list")
  const [name, setName] = useState("")
  const [isMissing, setMissing] = useState(false)
  const keep = (event: React.FormEvent) => {
    event.preventDefault()
    const given = name.trim()
    setMissing(given === "")
    if (given === "") return
    onKeep(given)
    setName("")
  }
  return (
    <form className="flex flex-col gap-1" onSubmit={keep} noValidate>
      <span className="flex items-center gap-2">
        <Input
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={longestViewName}
          aria-label={t("viewName")}
          placeholder={t("viewName")}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? "view-name-missing" : undefined}
        />
        <Button type="submit" size="sm">
          {t("viewKeep")}
        </Button>
      </span>
      {isMissing && (
        <span id="view-name-missing" role="alert" className="text-xs text-danger">
          {t("viewNameMissing")}
        </span>
      )}
    </form>
  )
}
