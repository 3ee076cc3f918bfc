import { X } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Sheet, SheetClose, SheetContent, SheetTitle } from "@/components/ui/sheet.tsx"
import { cn } from "@/lib/class-names.ts"
import { useWorkspace } from "../session/workspace.ts"
import { DrawerOwn } from "./drawer-own.tsx"
import { MenuLink } from "./menu-link.tsx"
import { type Action, type ProfileWindow, windows } from "./profile-windows.ts"
import { useLeaving } from "./use-leaving.tsx"

interface DrawerMenuProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly slides: boolean
}
/** The phone's menu, and below it what stands behind the own name: closes on a tap outside, on Esc and when an entry is followed (SHELL-07). */
export default function DrawerMenu({ open, onOpenChange, slides }: DrawerMenuProps) {
  const { t } = useTranslation(["shell", "common"])
  const { company, menu, tabs } = useWorkspace()
  const entries = [...tabs.filter(({ path }) => menu.every((entry) => entry.path !== path)), ...menu]
  const leaving = useLeaving()
  const [shown, setShown] = useState<ProfileWindow>()
  const act = (action: Action) => {
    onOpenChange(false)
    if (action === "logout") return leaving.ask("logout")
    if (action === "switchCompany") return leaving.ask("switch")
    setShown(action)
  }
  const Shown = shown === undefined ? undefined : windows[shown]
  return (
    <>
      <Sheet open={open} onOpenChange={onOpenChange}>
        <SheetContent side="left" className={cn("bg-sidebar", !slides && "transition-none")}>
          <div className="flex h-16 shrink-0 items-center gap-2 px-4">
            <SheetTitle className="min-w-0 flex-1 truncate text-base font-bold">{company.name}</SheetTitle>
            <SheetClose render={<Button variant="ghost" size="icon" aria-label={t("common:close")} />}>
              <X />
            </SheetClose>
          </div>
          <nav aria-label={t("mainMenu")} className="px-2 pb-2">
            <ul>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <MenuLink entry={entry} onFollow={() => onOpenChange(false)} />
                </li>
              ))}
            </ul>
          </nav>
          <DrawerOwn onFollow={() => onOpenChange(false)} onAct={act} />
        </SheetContent>
      </Sheet>
      {leaving.question}
      {Shown !== undefined && (
        <Suspense>
          <Shown onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}
