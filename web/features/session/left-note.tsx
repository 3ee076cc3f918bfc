import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { leftAccount } from "./left-account.ts"

/** Said once to who has just paused his account or asked for its end. */
export default function LeftNote({ kind }: { readonly kind: string }) {
  const { t } = useTranslation("session")
  useEffect(() => leftAccount.forget(), [])
  return (
    <p role="status" className="rounded-lg bg-muted px-4 py-3">
      {t(kind === "close" ? "leftClose" : "leftPause")}
    </p>
  )
}
