import { PanelLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { useWorkspace } from "../session/workspace.ts"
import { HeaderButtons } from "./header-buttons.tsx"
import { NoticeBell } from "./notice-bell.tsx"
import { ProfileMenu } from "./profile-menu.tsx"

/** Desks: fold the menu, the server's buttons, the person. */
export function DeskHeader({ isFolded, onFold }: { readonly isFolded: boolean; readonly onFold: () => void }) {
  const { t } = useTranslation("shell")
  const { company } = useWorkspace()
  return (
    <header className="print:hidden hidden min-h-14 shrink-0 items-center gap-2 border-b bg-card px-3 md:flex">
      <Button variant="ghost" size="icon" aria-label={t("toggleMenu")} aria-expanded={!isFolded} onClick={onFold}>
        <PanelLeft />
      </Button>
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
  const { person, company } = useWorkspace()
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
        <NoticeBell />
      </span>
    </header>
  )
}
