import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { PreparingPage } from "@/components/trouble-pages.tsx"
import { buttonVariants } from "@/components/ui/button.tsx"
import { Brand } from "./brand.tsx"
import { useDemo } from "./demo-list.ts"
import { LanguageChoice } from "./language-choice.tsx"
import { PromiseList } from "./promises.tsx"

const steps = ["account", "company", "people", "work"] as const
const link = "inline-flex min-h-6 items-center text-link underline max-md:min-h-12"

/** What the product is, for whoever is not signed in (AUTH-18): the ten promises, how one begins, the ways in. */
export function LandingPage() {
  const { t } = useTranslation(["landing", "session"])
  const { people, isPreparing, ask } = useDemo()
  if (isPreparing) return <PreparingPage onRetry={ask} />
  const hasDemo = people.length > 0
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-270 flex-col gap-12 px-4 pb-8 md:px-8 max-md:gap-8">
      <header className="flex flex-wrap items-center justify-between gap-3 pt-5 md:pt-8">
        <Brand />
        <span className="ml-auto flex items-center gap-3">
          <LanguageChoice />
          <Link to="/login" className={buttonVariants({ variant: "outline" })}>
            {t("session:login")}
          </Link>
        </span>
      </header>
      <main id="main" className="flex grow flex-col gap-14 max-md:gap-10">
        <section className="flex flex-col gap-4 md:py-8">
          <h1 className="text-[2.5rem] leading-[1.4] font-bold whitespace-pre-line max-md:text-[1.75rem]">
            {t("session:headline")}
          </h1>
          <p className="max-w-160 text-lg text-muted-foreground max-md:text-base">{t("session:subline")}</p>
          <p className="max-w-160 text-base">{t("about")}</p>
          <div className="mt-2 flex flex-wrap gap-3 max-md:flex-col">
            <Link to="/sign-up" className={buttonVariants({ size: "lg" })}>
              {t("session:signUp")}
            </Link>
            {hasDemo && (
              <Link to="/login" className={buttonVariants({ variant: "outline", size: "lg" })}>
                {t("tryDemo")}
              </Link>
            )}
          </div>
          {hasDemo && <p className="text-sm text-muted-foreground">{t("session:demoNote")}</p>}
        </section>
        <section aria-labelledby="promises">
          <h2 id="promises" className="mb-4 text-xl font-bold">
            {t("session:promisesTitle")}
          </h2>
          <PromiseList className="grid-cols-2 max-md:grid-cols-1" />
        </section>
        <section aria-labelledby="steps">
          <h2 id="steps" className="mb-4 text-xl font-bold">
            {t("stepsTitle")}
          </h2>
          <ol className="grid grid-cols-4 gap-3 max-lg:grid-cols-2 max-md:grid-cols-1">
            {steps.map((step, at) => (
              <li key={step} className="rounded-xl border bg-card p-4">
                <span className="tnum text-sm font-bold text-link" aria-hidden="true">
                  {at + 1}
                </span>
                <b className="block text-base">{t(`steps.${step}.title`)}</b>
                <span className="text-sm text-muted-foreground">{t(`steps.${step}.detail`)}</span>
              </li>
            ))}
          </ol>
        </section>
      </main>
      <footer className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t pt-4 text-sm">
        <Link to="/sign-up-customer" className={link}>
          {t("forCustomers")}
        </Link>
        <span className="text-muted-foreground">{t("forInvited")}</span>
        <span className="ml-auto flex flex-wrap gap-x-6 max-md:ml-0">
          <Link to="/subscription-intro" className={link}>
            {t("plans")}
          </Link>
          <Link to="/term-of-policy" target="_blank" className={link}>
            {t("terms")}
          </Link>
          <Link to="/term-of-privacy" target="_blank" className={link}>
            {t("privacy")}
          </Link>
          <Link to="/transaction-law" target="_blank" className={link}>
            {t("transactionLaw")}
          </Link>
          <Link to="/contact" className={link}>
            {t("contact")}
          </Link>
        </span>
      </footer>
    </div>
  )
}
