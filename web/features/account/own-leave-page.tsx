import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { AccountFrame } from "@/features/session/account-frame.tsx"
import { LeaveCards } from "./leave-page.tsx"

/** 休止・退会 for whoever has entered no company: he has none, waits for one, or is not let in (AUTH-17, SHELL-20). */
export function OwnLeavePage() {
  const { t } = useTranslation("profile")
  return (
    <AccountFrame title={t("leaveTitle")}>
      <p className="text-sm text-muted-foreground">{t("leaveDetail")}</p>
      <LeaveCards />
      <Link to="/login-company" className={buttonVariants({ variant: "outline", size: "lg" })}>
        {t("leaveNot")}
      </Link>
    </AccountFrame>
  )
}
