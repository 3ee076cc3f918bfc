import { PanelLeft, Search } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { findAnywhere } from "@/lib/find-anywhere.ts"
import { useWorkspace } from "../session/workspace.ts"
import { HeaderButtons } from "./header-buttons.tsx"
import { NoticeBell } from "./notice-bell.tsx"
import { ProfileMenu } from "./profile-menu.tsx"

interface DeskHeaderProps {
  readonly isFolded: boolean
  readonly onFold: () => void
}
/** Desks: fold the menu, what is searched, the server's buttons, the person. */
export function DeskHeader({ isFolded, onFold }: DeskHeaderProps) {
  const { t } = useTranslation("shell")
  const { company, buttons } = useWorkspace()
  return (
    <header className="print:hidden hidden min-h-14 shrink-0 items-center gap-2 border-b bg-card px-3 md:flex">
      <Button variant="ghost" size="icon" aria-label={t("toggleMenu")} aria-expanded={!isFolded} onClick={onFold}>
        <PanelLeft />
      </Button>
      {buttons.includes("search") && (
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={findAnywhere.ask}
          className="flex h-9 min-w-0 items-center gap-2 rounded-md border border-input bg-background px-2.5 text-sm text-muted-foreground hover:bg-muted lg:w-72"
        >
          <Search aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 flex-1 truncate text-left max-lg:sr-only">{t("find")}</span>
          <Kbd className="max-lg:hidden">Ctrl K</Kbd>
        </button>
      )}
      {company.isDemo && <Badge tone="warning">{t("demo")}</Badge>}
      <div className="flex-1" />
      <HeaderButtons />
      <NoticeBell />
      <span className="mx-1 h-6 w-px bg-border" />
      <ProfileMenu />
    </header>
  )
}
/** Phones: who and for which company; the same menu behind it. At large text the name alone. */
export function PhoneHeader() {
  const { t } = useTranslation("shell")
  const { person, company, buttons } = useWorkspace()
  return (
    <header className="print:hidden flex min-h-15 shrink-0 items-center justify-between gap-2 px-2 big-text:min-h-[48px] md:hidden">
      <ProfileMenu
        trigger={
          <span className="flex min-w-0 items-center gap-2.5 px-2">
            <Avatar name={person.name} size={44} decorative className="big-text:size-[44px] big-text:text-sm" />
            <span className="min-w-0">
              <span className="block truncate text-sm leading-tight text-muted-foreground big-text:hidden">
                {company.name}
              </span>
              <b className="block truncate text-lg leading-tight">{person.name}</b>
            </span>
          </span>
        }
      />
      <span className="flex items-center gap-1">
        {company.isDemo && (
          <Badge tone="warning" className="big-text:hidden">
            {t("demo")}
          </Badge>
        )}
        {buttons.includes("search") && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("find")}
            onClick={findAnywhere.ask}
            className="big-text:size-[48px]"
          >
            <Search />
          </Button>
        )}
        <NoticeBell />
      </span>
    </header>
  )
}
