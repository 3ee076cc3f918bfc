import { ChevronsUpDown, HardHat } from "lucide-react"
import { lazy, Suspense, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { LateMenu } from "@/components/ui/late-menu.tsx"
import { loadTexts } from "@/i18n/i18n.ts"
import { cn } from "@/lib/class-names.ts"
import { useWorkspace } from "../session/workspace.ts"
import { MenuLink } from "./menu-link.tsx"

const CompanyMenuList = lazy(() => import("./company-menu-list.tsx"))
const MenuArranging = lazy(async () => {
  await loadTexts("menu")
  return await import("./menu-arranging.tsx")
})

interface SideMenuProps {
  readonly isFolded: boolean
  /** Widths slide only after the page has stood for a moment (SHELL-07). */
  readonly slides: boolean
}
/** The desk's menu: 224 px, or 56 px folded. Its entries, their order and titles are the server's (SHELL-01, SHELL-03). */
export function SideMenu({ isFolded, slides }: SideMenuProps) {
  const { t } = useTranslation("shell")
  const { menu } = useWorkspace()
  const entries = useRef<HTMLUListElement>(null)
  const [isNear, setNear] = useState(false)
  const comeNear = () => setNear(true)
  return (
    <aside
      data-folded={isFolded || undefined}
      className={cn(
        "print:hidden hidden shrink-0 flex-col border-r border-sidebar-border bg-sidebar md:flex",
        isFolded ? "w-14" : "w-56 max-w-[30vw]",
        slides && "transition-[width] duration-150",
      )}
    >
      <CompanyButton isFolded={isFolded} />
      <nav aria-label={t("mainMenu")} className="flex-1 overflow-x-hidden overflow-y-auto px-2 pb-3">
        <ul ref={entries} className="space-y-px" onPointerEnter={comeNear} onFocus={comeNear}>
          {menu.map((entry) => (
            <li
              key={entry.key}
              data-line={entry.key}
              className="rounded-md data-carried:opacity-50 data-over:bg-accent"
            >
              <MenuLink entry={entry} isFolded={isFolded} />
            </li>
          ))}
        </ul>
        {isNear && (
          <Suspense>
            <MenuArranging box={entries} />
          </Suspense>
        )}
      </nav>
    </aside>
  )
}
/** Logo and company name (SHELL-10); opens the way to another company. */
function CompanyButton({ isFolded }: { readonly isFolded: boolean }) {
  const { company } = useWorkspace()
  return (
    <div className="flex h-14 shrink-0 items-center px-2">
      <LateMenu
        menu={(button) => <CompanyMenuList {...button} />}
        title={isFolded ? company.name : undefined}
        className={cn(
          "flex h-10 w-full min-w-0 items-center gap-3 rounded-md px-1.5 text-left hover:bg-muted",
          isFolded && "justify-center",
        )}
      >
        {company.avatar === null ? (
          <span className="grid size-7 shrink-0 place-items-center rounded-md bg-primary text-primary-foreground">
            <HardHat className="size-4.5" aria-hidden="true" />
          </span>
        ) : (
          <Avatar name={company.name} src={company.avatar} size={32} shape="square" decorative />
        )}
        <span className={cn("min-w-0 flex-1 truncate text-sm font-semibold", isFolded && "sr-only")}>
          {company.name}
        </span>
        {!isFolded && <ChevronsUpDown className="size-3.5 shrink-0 text-muted-foreground" aria-hidden="true" />}
      </LateMenu>
    </div>
  )
}
