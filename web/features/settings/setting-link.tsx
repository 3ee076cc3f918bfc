import { Link } from "@tanstack/react-router"
import { useWorkspace } from "../session/workspace.ts"
import type { SettingSection } from "./setting-sections.ts"

interface SettingLinkProps {
  readonly section: SettingSection
  readonly children: string
}
/** To a section of the settings, for whom the server opens them (SET-01). A new tab: what is typed here stays. */
export function SettingLink({ section, children }: SettingLinkProps) {
  const { routes } = useWorkspace()
  if (!routes.includes("/setting")) return null
  return (
    <Link to="/setting" hash={section} target="_blank" className="text-xs text-link hover:underline">
      {children}
    </Link>
  )
}
