import "@/lib/merge-classes.ts"
import { QueryClientProvider } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { queryClient } from "@/lib/query-client.ts"
import { LanguageChoice } from "./language-choice.tsx"

interface AccountFrameProps {
  readonly title: string
  readonly children: React.ReactNode
}
/** A page about one's account that can be read before signing in. */
export function AccountFrame({ title, children }: AccountFrameProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <main id="main" className="mx-auto flex min-h-dvh w-full max-w-116 flex-col gap-5 px-4 py-10">
        <header className="flex items-center justify-between gap-3">
          <h1 className="text-[1.375rem] leading-8 font-bold">{title}</h1>
          <LanguageChoice />
        </header>
        {children}
      </main>
    </QueryClientProvider>
  )
}

export function ToLogin() {
  const { t } = useTranslation("session")
  return (
    <Link to="/login" className={buttonVariants({ variant: "outline", size: "lg" })}>
      {t("toLogin")}
    </Link>
  )
}
