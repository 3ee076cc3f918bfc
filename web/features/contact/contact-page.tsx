import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { ChevronLeft, CircleCheck } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { Spinner } from "@/components/ui/spinner.tsx"
import { AccountFrame } from "@/features/session/account-frame.tsx"
import { workspaceQuery } from "@/features/session/workspace.ts"
import { session } from "@/lib/session.ts"
import { ContactForm } from "./contact-form.tsx"

/** お問い合わせ (AUTH-20): for everybody; whoever is signed in writes for his company. */
export function ContactPage() {
  const { t } = useTranslation("contact")
  return (
    <AccountFrame title={t("title")}>
      <Writing />
    </AccountFrame>
  )
}
function Writing() {
  const { t } = useTranslation("contact")
  const [isSent, setSent] = useState(false)
  const isSignedIn = session.signIn()?.companyId !== undefined
  const { data: workspace, isPending } = useQuery({ ...workspaceQuery, enabled: isSignedIn })
  if (isSent) return <Sent isSignedIn={isSignedIn} />
  // What is typed begins with the company's name, so that it is known first.
  if (isSignedIn && isPending) return <Spinner className="size-6 text-primary" />
  return (
    <>
      <Back isSignedIn={isSignedIn} />
      <p className="text-sm text-muted-foreground">{t("hint")}</p>
      <ContactForm companyName={workspace?.company.name} onSent={() => setSent(true)} />
    </>
  )
}
function Sent({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation("contact")
  return (
    <>
      <p role="status" className="flex gap-3 rounded-lg bg-success-bg px-4 py-3 text-base text-success">
        <CircleCheck className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        {t("sent")}
      </p>
      <p className="text-base">{t("sentText")}</p>
      <Back isSignedIn={isSignedIn} />
    </>
  )
}
/** To where one came from: the own first screen, or the product's page. */
function Back({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation("contact")
  return (
    <Link
      to={isSignedIn ? "/" : "/landing-page"}
      className={buttonVariants({ variant: "outline", size: "lg", className: "self-start" })}
    >
      <ChevronLeft aria-hidden="true" />
      {t(isSignedIn ? "back" : "toLanding")}
    </Link>
  )
}
