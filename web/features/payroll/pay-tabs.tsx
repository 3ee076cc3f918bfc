import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"

const looks =
  "inline-flex items-center gap-1.5 border-b-2 border-transparent px-1 text-muted-foreground hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-foreground max-md:min-h-12 max-md:flex-1 max-md:justify-center max-md:text-base"

interface PayTabsProps {
  readonly month: string
  readonly here: "list" | "close"
  readonly people?: number | undefined
}
/** 給与明細｜締め: those that the server lets this person open; nothing when there is only one. */
export function PayTabs({ month, here, people }: PayTabsProps) {
  const { t } = useTranslation("pay")
  const workspace = useWorkspace()
  if (!isOpen(workspace, "/payroll") || !isOpen(workspace, "/salary-v4")) return null
  return (
    <nav
      aria-label={t("tabs")}
      className="mx-5 flex h-10 shrink-0 items-stretch gap-5 border-b max-md:mx-0 max-md:h-auto max-md:px-4"
    >
      <Link to="/salary-v4" search={{ month }} aria-current={here === "list" ? "page" : undefined} className={looks}>
        {t("title")}
        {people !== undefined && (
          <span className="tnum rounded-sm bg-secondary px-1.5 text-2xs font-semibold text-secondary-foreground">
            {people}
          </span>
        )}
      </Link>
      <Link to="/payroll" search={{ month }} aria-current={here === "close" ? "page" : undefined} className={looks}>
        {t("close")}
      </Link>
    </nav>
  )
}
