import { Link } from "@tanstack/react-router"
import { Ban, CreditCard, Hourglass } from "lucide-react"
import { useTranslation } from "react-i18next"
import { gates } from "#modules/companies/codes.ts"
import { buttonVariants } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { useWorkspace } from "../session/workspace.ts"

/** Where no screen is open: what the company waits for, if that is why. */
export function NoScreen() {
  const { t } = useTranslation("shell")
  const [told] = useWorkspace().gates
  const gate = gates.find((kind) => kind === told?.kind)
  const waits = gate === "notApproved"
  return (
    <div className="p-5">
      {gate === undefined ? (
        <EmptyState icon={Ban} title={t("noScreen")} hint={t("noScreenHint")} />
      ) : (
        <EmptyState icon={waits ? Hourglass : CreditCard} title={t(`gate.${gate}`)} hint={t(`gateHint.${gate}`)}>
          {waits && (
            <div className="flex flex-wrap justify-center gap-3">
              <Link to="/login-company" className={buttonVariants({ variant: "default" })}>
                {t("toRegistration")}
              </Link>
              <Link to="/contact" className={buttonVariants({ variant: "outline" })}>
                {t("toContact")}
              </Link>
            </div>
          )}
        </EmptyState>
      )}
    </div>
  )
}
