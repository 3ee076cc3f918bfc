import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { useWorkspace } from "../session/workspace.ts"

const looks =
  "inline-flex h-10 items-center border-b-2 border-transparent px-1 text-sm whitespace-nowrap text-muted-foreground hover:text-foreground max-md:h-13 max-md:px-3 max-md:text-base"

/** The tabs of the settings (SET-06): the company, its plan, its invitations, its mails; each for whom its page is open. */
export function SettingTabs({ at }: { readonly at: "company" | "invitations" | "mails" | "plan" }) {
  const { t } = useTranslation("plan")
  const { routes } = useWorkspace()
  const active = "border-primary font-semibold text-foreground"
  // From 招待 and 送信履歴 the way back is for whoever may open the settings.
  if ((at === "invitations" || at === "mails") && !routes.includes("/setting")) return null
  return (
    <nav aria-label={t("tabsLabel")} className="mx-5 mb-4 flex gap-4 overflow-x-auto border-b max-md:mx-4">
      <Link
        to="/setting"
        search={{}}
        aria-current={at === "company" ? "page" : undefined}
        className={cn(looks, at === "company" && active)}
      >
        {t("tabs.company")}
      </Link>
      <Link
        to="/setting"
        search={{ tab: "plan" }}
        aria-current={at === "plan" ? "page" : undefined}
        className={cn(looks, at === "plan" && active)}
      >
        {t("tabs.plan")}
      </Link>
      {routes.includes("/invites-user") && (
        <Link
          to="/invites-user"
          aria-current={at === "invitations" ? "page" : undefined}
          className={cn(looks, at === "invitations" && active)}
        >
          {t("tabs.invitations")}
        </Link>
      )}
      {routes.includes("/history-mail") && (
        <Link
          to="/history-mail"
          aria-current={at === "mails" ? "page" : undefined}
          className={cn(looks, at === "mails" && active)}
        >
          {t("tabs.mails")}
        </Link>
      )}
    </nav>
  )
}
