import { type ErrorComponentProps, useRouter } from "@tanstack/react-router"
import { CloudOff, HardHat, Lock, SearchX, TriangleAlert } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { Spinner } from "@/components/ui/spinner.tsx"
import { ApiError, sentenceOf } from "@/lib/api-error.ts"

interface TroubleProps {
  readonly icon: React.ComponentType<{ className?: string }>
  readonly title: string
  readonly hint: string
  readonly children?: React.ReactNode
}
function Trouble({ icon: Icon, title, hint, children }: TroubleProps) {
  return (
    <div className="grid min-h-[min(100dvh,40rem)] place-items-center p-5">
      <div className="flex max-w-md flex-col items-center gap-3 text-center" role="status">
        <span className="grid size-14 place-items-center rounded-xl bg-secondary text-secondary-foreground">
          <Icon className="size-7" />
        </span>
        <h1 className="text-xl font-bold">{title}</h1>
        <p className="text-base text-muted-foreground">{hint}</p>
        {children}
      </div>
    </div>
  )
}
/** The server is starting or loading its demo: asks again every two seconds until it is there. */
export function PreparingPage({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation("common")
  useEffect(() => {
    const timer = setInterval(onRetry, 2000)
    return () => clearInterval(timer)
  }, [onRetry])
  return (
    <Trouble icon={HardHat} title={t("preparing")} hint={t("preparingHint")}>
      <Spinner className="size-6 text-primary" />
    </Trouble>
  )
}
export function NotFoundPage() {
  const { t } = useTranslation("common")
  return (
    <Trouble icon={SearchX} title={t("notFound")} hint={t("notFoundHint")}>
      <a href="/" className={buttonVariants({ size: "lg" })}>
        {t("toStart")}
      </a>
    </Trouble>
  )
}
/** The screen is there, but not for this person's role in this company. */
export function ForbiddenPage() {
  const { t } = useTranslation("common")
  return (
    <Trouble icon={Lock} title={t("forbidden")} hint={t("forbiddenHint")}>
      <a href="/" className={buttonVariants({ size: "lg" })}>
        {t("toStart")}
      </a>
    </Trouble>
  )
}
/** The record that an address names is not there, or not for this person, which the server answers alike: trying again helps nobody. */
function MissingPage() {
  const { t } = useTranslation("common")
  return (
    <Trouble icon={SearchX} title={t("missing")} hint={t("missingHint")}>
      <div className="flex gap-2">
        <button type="button" onClick={() => history.back()} className={buttonVariants({ size: "lg" })}>
          {t("back")}
        </button>
        <a href="/" className={buttonVariants({ size: "lg", variant: "outline" })}>
          {t("toStart")}
        </a>
      </div>
    </Trouble>
  )
}
/** A route that could not be shown: being prepared, no connection, or a fault of ours. Always with a way on. */
export function TroublePage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation("common")
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  if (error instanceof ApiError && error.isPreparing) return <PreparingPage onRetry={retry} />
  if (error instanceof ApiError && error.status === 404) return <MissingPage />
  const isOurs = !(error instanceof ApiError)
  return (
    <Trouble
      icon={isOurs ? TriangleAlert : CloudOff}
      title={t("crashed")}
      hint={isOurs ? t("crashedHint") : sentenceOf(error, t)}
    >
      <div className="flex gap-2">
        <button
          type="button"
          onClick={isOurs ? () => location.reload() : retry}
          className={buttonVariants({ size: "lg" })}
        >
          {isOurs ? t("reload") : t("tryAgain")}
        </button>
        <a href="/" className={buttonVariants({ size: "lg", variant: "outline" })}>
          {t("toStart")}
        </a>
      </div>
    </Trouble>
  )
}
