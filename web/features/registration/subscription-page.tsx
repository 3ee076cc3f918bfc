import "@/lib/merge-classes.ts"
import { CSPProvider } from "@base-ui/react/csp-provider"
import { Link, useNavigate } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { Brand } from "@/features/session/brand.tsx"
import { LanguageChoice } from "@/features/session/language-choice.tsx"
import { chosenPlan } from "@/lib/device/chosen-plan.ts"
import { session } from "@/lib/session.ts"
import { PlansStep } from "./plans-step.tsx"
import type { Plan } from "./registration-queries.ts"

const topics = ["term", "months", "seats", "method"] as const

interface SubscriptionPageProps {
  readonly plans: ReadonlyArray<Plan>
  /** What stands before the plans. */
  readonly children?: React.ReactNode
}
/** 料金プラン for whoever is not signed in: what is chosen here, a talk about a plan too, is the wizard's choice later (BILL-20). */
export function SubscriptionPage({ plans, children }: SubscriptionPageProps) {
  const { t } = useTranslation(["registration", "session"])
  const navigate = useNavigate()
  const choose = (plan: Plan, optionId: number | null) => {
    chosenPlan.keep({ planId: plan.id, optionId })
    void navigate({ to: session.signIn() === undefined ? "/sign-up" : "/login-company" })
  }
  return (
    <CSPProvider disableStyleElements>
      <div className="mx-auto flex min-h-dvh w-full max-w-270 flex-col gap-6 px-4 pb-8 md:px-8">
        <header className="flex flex-wrap items-center justify-between gap-3 pt-5 md:pt-8">
          <Brand />
          <span className="ml-auto flex items-center gap-3">
            <LanguageChoice />
            <Link to="/login" className={buttonVariants({ variant: "outline" })}>
              {t("session:login")}
            </Link>
          </span>
        </header>
        <main id="main" className="flex flex-col gap-6">
          <h1 className="text-2xl font-bold">{t("plansTitle")}</h1>
          {children}
          <PlansStep
            plans={plans}
            chosen={undefined}
            chosenOption={null}
            isBusy={false}
            onChoose={choose}
            onConsult={(plan) => choose(plan, null)}
          />
        </main>
      </div>
    </CSPProvider>
  )
}

/** How plans are paid and counted, before one is chosen. */
export function PlansExplained() {
  const { t } = useTranslation("registration")
  return (
    <dl className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
      {topics.map((topic) => (
        <div key={topic} className="rounded-xl border bg-card p-5">
          <dt className="font-bold">{t(`explained.${topic}.title`)}</dt>
          <dd className="mt-1 text-sm text-muted-foreground">{t(`explained.${topic}.text`)}</dd>
        </div>
      ))}
    </dl>
  )
}
