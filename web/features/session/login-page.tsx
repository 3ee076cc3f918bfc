import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { PreparingPage } from "@/components/trouble-pages.tsx"
import { Brand } from "./brand.tsx"
import { useDemo } from "./demo-list.ts"
import { LanguageChoice } from "./language-choice.tsx"
import { leftAccount } from "./left-account.ts"
import { LoginForm } from "./login-form.tsx"
import { PromiseList, PromisesFolded } from "./promises.tsx"

const DemoPeople = lazy(() => import("./demo-people.tsx"))
const LeftNote = lazy(() => import("./left-note.tsx"))

/** Sign-in (AUTH-01): the ten promises beside the form on desks, below it on narrow screens, behind one row on phones. */
export function LoginPage() {
  const { t } = useTranslation("session")
  const { people, isPreparing, ask } = useDemo()
  const [left] = useState(leftAccount.read)
  if (isPreparing) return <PreparingPage onRetry={ask} />
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row-reverse">
      <main className="flex flex-col bg-card max-lg:grow lg:w-132 lg:border-l max-md:bg-background">
        <header className="flex items-center justify-between gap-3 p-4 lg:hidden">
          <Brand />
          <LanguageChoice />
        </header>
        <div className="mx-auto flex w-full max-w-116 grow flex-col gap-8 px-4 pb-5 lg:justify-center lg:px-8 lg:py-10 max-md:gap-5">
          {left !== null && (
            <Suspense>
              <LeftNote kind={left} />
            </Suspense>
          )}
          <LoginForm hasDemo={people.length > 0} />
          {people.length > 0 && (
            <Suspense>
              <DemoPeople people={people} />
            </Suspense>
          )}
          <PromisesFolded />
        </div>
      </main>
      <section
        aria-label={t("promisesTitle")}
        className="flex grow flex-col justify-between gap-10 px-8 py-10 max-md:hidden lg:px-20 lg:py-14"
      >
        <div className="max-lg:hidden">
          <Brand />
        </div>
        <div className="grow lg:pt-6">
          <h2 className="text-[2rem] leading-[1.45] font-bold whitespace-pre-line">{t("headline")}</h2>
          <p className="mt-3 text-base text-muted-foreground">{t("subline")}</p>
          <PromiseList className="mt-10 grid-cols-2" />
        </div>
        <footer className="flex justify-end max-lg:hidden">
          <LanguageChoice />
        </footer>
      </section>
    </div>
  )
}
