import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { CompanyCard, Steps } from "./invite-card.tsx"
import { InviteFrame } from "./invite-frame.tsx"
import { SignUpForm } from "./sign-up-form.tsx"

/** Somebody without an account makes one from the link of his invitation, which proves his address, and joins at once. */
export function InvitedSignUp() {
  const { t } = useTranslation("invited")
  return (
    <InviteFrame title={t("signUpTitle")}>
      {(invitation) => (
        <>
          <Steps at={2} name={t("stepPassword")} />
          <CompanyCard invitation={invitation} />
          {invitation.isExist ? <HasAccount token={invitation.token} /> : <SignUpForm invitation={invitation} />}
        </>
      )}
    </InviteFrame>
  )
}
function HasAccount({ token }: { readonly token: string }) {
  const { t } = useTranslation("invited")
  return (
    <>
      <p className="text-base">{t("hasAccount")}</p>
      <Link to="/login-with-invite" hash={token} className={buttonVariants({ size: "submit" })}>
        {t("goOn")}
      </Link>
    </>
  )
}
