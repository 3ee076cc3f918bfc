import { useState } from "react"
import { useTranslation } from "react-i18next"
import { AccountFrame } from "./account-frame.tsx"
import { ForgottenPassword } from "./forgotten-password.tsx"
import { linkToken } from "./link-token.ts"
import { NewPasswordForm } from "./new-password-form.tsx"

/** Somebody who can't sign in sets the own password: by a one-time link that he was given, or by a code (AUTH-05). */
export function NewPasswordPage() {
  const { t } = useTranslation("account")
  const [token, setToken] = useState(linkToken)
  return (
    <AccountFrame title={t("newPasswordTitle")}>
      {token === undefined ? (
        <ForgottenPassword />
      ) : (
        <NewPasswordForm token={token} onNewCode={() => setToken(undefined)} />
      )}
    </AccountFrame>
  )
}
