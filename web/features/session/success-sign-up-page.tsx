import { useTranslation } from "react-i18next"
import { AccountFrame, ToLogin } from "./account-frame.tsx"
import { KeptMailHint } from "./kept-mail-hint.tsx"
import { MailAgain } from "./mail-again.tsx"
import { registeredAddress } from "./registered-address.ts"

/** After registering (AUTH-04): which mail to open, and what to do when none comes. */
export function SuccessSignUpPage() {
  const { t } = useTranslation("account")
  // Whoever comes here by an old link has typed nothing, and nothing was sent.
  const wasSent = registeredAddress.get() !== ""
  return (
    <AccountFrame title={t(wasSent ? "sentTitle" : "noMail")}>
      {wasSent && <p className="text-base">{t("sentText")}</p>}
      <ToLogin />
      <section aria-labelledby="no-mail" className="mt-4 flex flex-col gap-3 border-t pt-5">
        <h2 id="no-mail" className="text-base font-bold">
          {t("noMail")}
        </h2>
        <p className="text-sm text-muted-foreground">{t("noMailHint")}</p>
        <KeptMailHint />
        <MailAgain />
      </section>
    </AccountFrame>
  )
}
