import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { draftId } from "../slip-link.ts"

/** Where a finding is repaired: the day's attendance, the person's record, or nowhere of its own: then the slip. */
const places: Readonly<Record<string, "attendance" | "staff">> = {
  unfinished: "attendance",
  claimedEnd: "attendance",
  noShift: "attendance",
  outsideEmployment: "attendance",
  absent: "attendance",
  noArrangement: "attendance",
  shortRest: "attendance",
  noTerms: "staff",
  noBirthday: "staff",
  noMonthlyHours: "staff",
  noStandard: "staff",
  payCycle: "staff",
  dailyTax: "staff",
  belowMinimumWage: "staff",
  negativeNet: "staff",
  noAccount: "staff",
  commutingTaxed: "staff",
  premiumOfNoAge: "staff",
}
export interface Fixable {
  readonly kind: string
  readonly userId: number
  readonly day: string | null
  /** What is to be repaired is a site's, where somebody worked that day. */
  readonly site?: { readonly id: number; readonly name: string }
  /** Whoever looks may repair it there; else it is opened to be read. */
  readonly mayFix: boolean
}
interface FixLinkProps {
  readonly finding: Fixable
  readonly month: string
  readonly name: string
}
/**
 * 「直す」 to the place of repair, for whoever may repair it there and for nobody else; 「開く」 to the slip where there is
 * no such place.
 */
export function FixLink({ finding, month, name }: FixLinkProps) {
  const { t } = useTranslation("close")
  const workspace = useWorkspace()
  const { kind, userId, day, mayFix } = finding
  const looks = buttonVariants({ variant: "outline", size: "sm", className: "max-md:h-12" })
  const place = places[kind]
  // A page that one may only read repairs nothing: whoever may not is led nowhere.
  if (place !== undefined && !mayFix) return null
  const path = place === "staff" ? `/staff/${userId}` : "/salary"
  if (place === undefined || !isOpen(workspace, path)) {
    return (
      <Link
        to="/salary-v4-detail/$id"
        params={{ id: draftId }}
        search={{ month, userId }}
        className={looks}
        aria-label={t("openOf", { name })}
      >
        {t("open")}
      </Link>
    )
  }
  const attendance = { month, person: userId, ...(day === null ? {} : { day }) }
  return (
    <Link to={path} search={place === "staff" ? {} : attendance} className={looks} aria-label={t("fixOf", { name })}>
      {t("fix")}
    </Link>
  )
}
