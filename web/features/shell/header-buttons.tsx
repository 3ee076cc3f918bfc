import { Link, useLocation } from "@tanstack/react-router"
import { Clock, ListChecks, Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { useWorkspace } from "../session/workspace.ts"

/** The header's buttons by the server's keys: which of them stand is the server's to say, where they lead is ours. */
const calendars = ["/calendar", "/works/calendar"]
const buttons = {
  firstSteps: {
    text: "firstSteps",
    link: { to: "/calendar" },
    Icon: ListChecks,
    variant: "outline",
    // Beside the calendars the list itself stands.
    isOn: (pathname: string) => !calendars.includes(pathname),
  },
  clockIn: { text: "clockIn", link: { to: "/today" }, Icon: Clock, variant: "outline", isOn: () => true },
  createSite: {
    text: "createSite",
    link: { to: "/works", search: { create: 1 } },
    Icon: Plus,
    variant: "default",
    // SHELL-10: beside the calendars only.
    isOn: (pathname: string) => calendars.includes(pathname),
  },
} as const satisfies Record<string, object>

const keys = ["firstSteps", "clockIn", "createSite"] as const

/** Absent at 767 px and below, where 今日 carries them (SHELL-11). */
export function HeaderButtons() {
  const { t } = useTranslation("shell")
  const workspace = useWorkspace()
  const { pathname } = useLocation()
  return keys.map((key) => {
    const { text, link, Icon, variant, isOn } = buttons[key]
    if (!workspace.buttons.includes(key) || !isOn(pathname)) return null
    // While はじめの一歩 stands, its next step is the one filled button.
    const looks = workspace.buttons.includes("firstSteps") ? "outline" : variant
    return (
      <Link key={key} {...link} className={buttonVariants({ variant: looks, className: "max-md:hidden" })}>
        <Icon aria-hidden="true" />
        {t(text)}
      </Link>
    )
  })
}
