import { Link, useLocation } from "@tanstack/react-router"
import { Clock, Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { useWorkspace } from "../session/workspace.ts"

/** The header's buttons by the server's keys: which of them stand is the server's to say, where they lead is ours. */
const buttons = {
  clockIn: { text: "clockIn", link: { to: "/today" }, Icon: Clock, variant: "outline", on: undefined },
  createSite: {
    text: "createSite",
    link: { to: "/works", search: { create: 1 } },
    Icon: Plus,
    variant: "default",
    // SHELL-10: beside the calendars only.
    on: ["/calendar", "/works/calendar"],
  },
} as const satisfies Record<string, object>

const keys = ["clockIn", "createSite"] as const

/** Absent at 767 px and below, where 今日 carries them (SHELL-11). */
export function HeaderButtons() {
  const { t } = useTranslation("shell")
  const workspace = useWorkspace()
  const { pathname } = useLocation()
  return keys.map((key) => {
    const { text, link, Icon, variant, on } = buttons[key]
    if (!workspace.buttons.includes(key) || (on !== undefined && !on.some((path) => path === pathname))) return null
    return (
      <Link key={key} {...link} className={buttonVariants({ variant, className: "max-md:hidden" })}>
        <Icon aria-hidden="true" />
        {t(text)}
      </Link>
    )
  })
}
