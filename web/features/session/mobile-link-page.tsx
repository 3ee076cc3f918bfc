import { useQuery } from "@tanstack/react-query"
import { Clock, MailCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { ApiError, isUnreachable } from "@/lib/api-error.ts"
import { companies, data } from "@/lib/client.ts"
import { session } from "@/lib/session.ts"
import { useSending } from "@/lib/use-sending.ts"
import { Refused } from "./account-form.tsx"
import { AccountFrame, ToLogin } from "./account-frame.tsx"
import { enterCompany } from "./enter-company.ts"
import { linkToken } from "./link-token.ts"
import { forgetSignIn } from "./sign-out.ts"
import { whoIsHere } from "./who-is-here.ts"

/** The code is used up by this. Whoever was signed in here stays so until it is right. */
const takeOver = async (code: string) => {
  const signedIn = await data(companies.redeemMobileLink({ body: { code } }))
  await forgetSignIn()
  session.begin(signedIn)
  if (signedIn.companyId === null) location.assign("/login-company")
  else enterCompany(signedIn)
}

/** Where the code that a telephone reads leads (AUTH-22): nobody is signed in before a press. */
export function MobileLinkPage() {
  const { t } = useTranslation("mobile")
  const code = linkToken()
  return (
    <AccountFrame title={t("pageTitle")}>
      {code === undefined ? <Over state="cut" /> : <SignInHere code={code} />}
    </AccountFrame>
  )
}
function SignInHere({ code }: { readonly code: string }) {
  const { t } = useTranslation(["mobile", "common"])
  // Without a connection nothing is known of who is here; the press says that there is none.
  const { data: here, isPending } = useQuery({
    queryKey: ["whoIsHere"],
    queryFn: async () => (await whoIsHere().catch(() => undefined)) ?? null,
    gcTime: 0,
  })
  const { error, isBusy, send } = useSending<string>(takeOver)
  if (isPending) return <Skeleton className="h-40" />
  if (error instanceof ApiError && error.errorCode === "Link_Used") return <Over state="used" />
  if (error instanceof ApiError && error.errorCode === "Link_Expired") return <Over state="expired" />
  const isRefused = error !== undefined && !isUnreachable(error)
  const isSomebody = here !== undefined && here !== null
  return (
    <>
      {error !== undefined && <Refused title={t("failed")} error={error} />}
      {!isRefused && (
        <>
          <p className="text-base">{isSomebody ? t("somebody", here) : t("ask")}</p>
          <Button size="submit" busy={isBusy} onClick={() => send(code)}>
            {t(error !== undefined ? "common:tryAgain" : isSomebody ? "change" : "signIn")}
          </Button>
          <p className="text-sm text-muted-foreground">{t("notAsked")}</p>
        </>
      )}
      {isSomebody ? <Stay name={here.name} /> : <ToLogin />}
    </>
  )
}
function Stay({ name }: { readonly name: string }) {
  const { t } = useTranslation("mobile")
  return (
    <a href="/" className="inline-flex min-h-12 items-center text-link underline">
      {t("stay", { name })}
    </a>
  )
}
function Over({ state }: { readonly state: "cut" | "expired" | "used" }) {
  const { t } = useTranslation("mobile")
  const Icon = state === "used" ? MailCheck : Clock
  return (
    <>
      <div role="alert" className="flex flex-col items-center gap-3 py-6 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-warning-bg text-warning">
          <Icon className="size-8" aria-hidden="true" />
        </span>
        <h2 className="text-xl font-bold">{t(`end.${state}.title`)}</h2>
        <p className="text-base text-muted-foreground">{t(`end.${state}.next`)}</p>
      </div>
      <ToLogin />
    </>
  )
}
