import { Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { buttonVariants } from "@/components/ui/button.tsx"

interface CallLinkProps {
  readonly of: Pick<AttendanceDay, "name" | "phone">
  readonly className?: string
}
/** Rings the person up; absent where the number isn't known, or isn't for this reader. */
export function CallLink({ of: { name, phone }, className }: CallLinkProps) {
  const { t } = useTranslation("attendance")
  if (phone === undefined || phone === null || phone === "") return null
  return (
    <a
      href={`tel:${phone}`}
      aria-label={t("callOf", { name })}
      title={phone}
      className={buttonVariants({ variant: "outline", size: "sm", className })}
    >
      <Phone aria-hidden="true" />
      {t("call")}
    </a>
  )
}
