import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { ApiError } from "@/lib/api-error.ts"
import { isClosing } from "./closing.ts"
import { registeredAddress } from "./registered-address.ts"

interface WayInProps {
  readonly error: unknown
  readonly email: string
  /** Signs in once more and ends the own pause, or the closing that nobody has decided yet. */
  readonly onComeBack: () => void
}
/** What somebody does next whose password was right and who was not let in all the same. */
export default function WayIn({ error, email, onComeBack }: WayInProps) {
  const { t } = useTranslation("session")
  const code = error instanceof ApiError ? error.errorCode : undefined
  const looks = { variant: "outline", className: "text-foreground" } as const
  if (code === "User_Suspend")
    return (
      <Button {...looks} onClick={onComeBack}>
        {t(isClosing(error) ? "comeBackFromClosing" : "comeBack")}
      </Button>
    )
  if (code === "User_Blocked")
    return (
      <Link to="/contact" className={buttonVariants(looks)}>
        {t("askWhyBlocked")}
      </Link>
    )
  if (code !== "User_Not_Verify") return null
  return (
    <Link to="/active-email" className={buttonVariants(looks)} onClick={() => registeredAddress.set(email)}>
      {t("notVerified")}
    </Link>
  )
}
