import { Link } from "@tanstack/react-router"
import { Bell } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Count } from "@/components/ui/badge.tsx"
import { buttonVariants } from "@/components/ui/button.tsx"
import { useWorkspace } from "../session/workspace.ts"

/** The way to お知らせ with the number of those unread (SHELL-12); it changes when the server tells of a notice. */
export function NoticeBell() {
  const { t } = useTranslation("shell")
  const { buttons, counts } = useWorkspace()
  const unread = counts.notices ?? 0
  if (!buttons.includes("notices")) return null
  return (
    <Link
      to="/notification"
      className={buttonVariants({ variant: "ghost", size: "icon", className: "relative big-text:max-md:size-[48px]" })}
    >
      <Bell aria-hidden="true" />
      <span className="sr-only">{t("notices")}</span>
      {unread > 0 && (
        <Count
          value={unread}
          label={t("unread", { count: unread })}
          className="absolute -top-0.5 right-0 h-4.5 min-w-4.5 px-1 big-text:max-md:h-[20px] big-text:max-md:min-w-[20px] big-text:max-md:text-[12px]"
        />
      )}
    </Link>
  )
}
