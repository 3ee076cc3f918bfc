/** What the entries behind the own name do in place: in the menu of the name, and under その他 of the phone. */
import { ArrowUpDown, LogOut, type LucideIcon, Repeat, Type, UserRound } from "lucide-react"
import { lazy } from "react"
import { loadTexts } from "@/i18n/i18n.ts"

/** What is done in a window of its own. */
export const windows = {
  profile: lazy(async () => {
    await loadTexts("profile", "account", "session", "form")
    return await import("../session/account-dialog.tsx")
  }),
  display: lazy(() => import("./display-dialog.tsx")),
  menuOrder: lazy(async () => {
    await loadTexts("menu")
    return await import("./menu-order-dialog.tsx")
  }),
}
export type ProfileWindow = keyof typeof windows

/** Pictures of what is done in place; those of entries that lead somewhere stand in profile-pictures. */
export const icons: Readonly<Record<ProfileWindow | "switchCompany" | "logout", LucideIcon>> = {
  profile: UserRound,
  display: Type,
  menuOrder: ArrowUpDown,
  switchCompany: Repeat,
  logout: LogOut,
}
export type Action = keyof typeof icons
export const isAction = (key: string): key is Action => key in icons
