import "@/lib/merge-classes.ts"
import { QueryClientProvider, useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { Building2, HardHat } from "lucide-react"
import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { Spinner } from "@/components/ui/spinner.tsx"
import { loadTexts } from "@/i18n/i18n.ts"
import { queryClient } from "@/lib/query-client.ts"
import { session } from "@/lib/session.ts"
import type { SwitchAlert } from "./ask-before-switch.ts"
import { type Choice, choicesQuery, ownProfileQuery, platformQuery, questionsQuery } from "./choices.ts"
import { CompanyRows } from "./company-rows.tsx"
import { enterCompany } from "./enter-company.ts"
import { OwnInvitations } from "./own-invitations.tsx"
import { signOut } from "./sign-out.ts"

/** One's own name and password, whatever company one belongs to or to none (AUTH-15). */
const AccountWindow = lazy(async () => {
  const [{ AccountWindow: Window, ToLeave }] = await Promise.all([
    import("./account-dialog.tsx"),
    loadTexts("profile", "account", "form", "session"),
  ])
  const Own = (of: React.ComponentProps<typeof Window>) => (
    <QueryClientProvider client={queryClient}>
      <Window {...of}>
        <ToLeave onClose={of.onClose} />
      </Window>
    </QueryClientProvider>
  )
  return { default: Own }
})
const SwitchWindow = lazy(() => import("./switch-alert.tsx"))

/** Of a company that is paid and open nothing is asked before. */
const askBefore = async ({ id, paymentStatus, statusText }: Choice) => {
  if (statusText === null && paymentStatus === 1) return null
  const { askBeforeSwitch } = await import("./ask-before-switch.ts")
  return await askBeforeSwitch(id)
}
const sendLeftBehind = async () => {
  const left = await import("@/lib/punch-queue/left-behind.ts")
  await left.sendLeftBehind()
}

const enter = ({ id, roleId }: Choice) => enterCompany({ companyId: id, roleId })

/** The only company that can be entered and of which nothing is to be said, when the person has not come to change it. */
const onlyOne = (choices: ReadonlyArray<Choice>) => {
  const [first, ...more] = choices.filter(({ isSelectable }) => isSelectable)
  return more.length === 0 && first?.statusText === null && session.mayGoOnAlone() ? first : undefined
}
interface CompanyPickerProps {
  /** Below the companies: the way to register one. */
  readonly children: React.ReactNode
}
/** Which company to go on as (PICK-01, PICK-04, PICK-06); passed over when there is only one. */
export function CompanyPicker({ children }: CompanyPickerProps) {
  const { t } = useTranslation(["picker", "common"])
  const { data: choices } = useSuspenseQuery(choicesQuery, queryClient)
  const { data: questions } = useSuspenseQuery(questionsQuery, queryClient)
  const { data: profile } = useSuspenseQuery(ownProfileQuery, queryClient)
  // Whoever is asked something answers before he goes on.
  const [isAccountOpen, setAccountOpen] = useState(false)
  const [alone] = useState(() => (questions.length === 0 ? onlyOne(choices) : undefined))
  useEffect(() => {
    if (alone !== undefined) enter(alone)
  }, [alone])
  useEffect(() => void sendLeftBehind().catch(() => undefined), [])
  if (alone !== undefined) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <Spinner className="size-6 text-primary" />
      </main>
    )
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 shrink-0 items-center justify-between px-8 max-md:border-b max-md:px-4">
        <span className="flex items-center gap-3 font-bold">
          <span className="grid size-7 place-items-center rounded-md bg-primary text-primary-foreground max-md:hidden">
            <HardHat className="size-4.5" aria-hidden="true" />
          </span>
          <span className="max-md:hidden">{t("common:brand")}</span>
          <span className="text-lg md:hidden">{t("pickHead")}</span>
        </span>
        <span className="flex min-w-0 items-center gap-5">
          <span className="truncate text-sm text-muted-foreground max-md:hidden">{profile.email}</span>
          <Button variant="quiet" onClick={() => setAccountOpen(true)}>
            {t("account")}
          </Button>
          <Button variant="quiet" onClick={() => void signOut()}>
            {t("logout")}
          </Button>
        </span>
      </header>
      {isAccountOpen && (
        <Suspense>
          <AccountWindow name={profile.name} shownBy={ownProfileQuery.queryKey} onClose={() => setAccountOpen(false)} />
        </Suspense>
      )}
      <PlatformScreens />
      <OwnInvitations />
      {choices.length === 0 ? (
        <main className="p-5 md:pt-20">
          <EmptyState icon={Building2} title={t("pickNone")} hint={t("pickNoneHint")} />
        </main>
      ) : (
        <Picker key={choices.map(({ id, isSelectable }) => `${id} ${isSelectable}`).join()} choices={choices} />
      )}
      {children}
    </div>
  )
}
/** The way to the screens above all companies, for whom the server lists some. */
function PlatformScreens() {
  const { t } = useTranslation("picker")
  const [first] = useSuspenseQuery(platformQuery, queryClient).data.menu
  if (first === undefined) return null
  return (
    <nav aria-label={t("platform")} className="mx-auto flex w-full max-w-140 flex-wrap gap-3 md:pt-10 max-md:p-4">
      <Link to={first.path} className={buttonVariants({ variant: "outline", size: "lg" })}>
        {t("platform")}
      </Link>
    </nav>
  )
}
function Picker({ choices }: { readonly choices: ReadonlyArray<Choice> }) {
  const { t } = useTranslation("picker")
  const selectable = choices.filter(({ isSelectable }) => isSelectable)
  const last = choices.find(({ id }) => id === session.lastCompanyId())
  const [id, setId] = useState(() => (last?.isSelectable === true ? last : selectable[0])?.id)
  const [isEntering, setEntering] = useState(false)
  const [told, setTold] = useState<{ readonly choice: Choice; readonly alert: SwitchAlert }>()
  const form = useRef<HTMLFormElement>(null)
  // The proposed company has the focus, so that Enter alone goes on.
  useEffect(() => form.current?.querySelector<HTMLElement>("[role=radio][data-checked]")?.focus(), [])
  const picked = selectable.find((choice) => choice.id === id)
  const go = async (choice: Choice) => {
    setEntering(true)
    const alert = await askBefore(choice).catch(() => null)
    if (alert === null) return enter(choice)
    setEntering(false)
    setTold({ choice, alert })
  }
  return (
    <main className="mx-auto flex w-full max-w-140 flex-col md:pt-16 max-md:grow max-md:px-4 max-md:pt-4">
      <h1 className="text-center text-[1.5rem] leading-9 font-bold max-md:text-left max-md:text-xl">
        {t("pickTitle")}
      </h1>
      <p className="mt-1 mb-7 text-center text-sm text-muted-foreground max-md:mb-4 max-md:text-left">
        {t("pickCount", { count: choices.length })}
        {last !== undefined && t("pickLast", { name: last.name })}
      </p>
      <form
        ref={form}
        className="flex grow flex-col"
        onKeyDown={(event) => {
          // A radio swallows Enter; here it goes on, as the button says.
          const isOnRow = event.target instanceof Element && event.target.matches("[role=radio]")
          if (event.key === "Enter" && isOnRow && !event.nativeEvent.isComposing) event.currentTarget.requestSubmit()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          if (picked === undefined) return
          void go(picked)
        }}
      >
        <CompanyRows choices={choices} value={id} onChange={setId} />
        {selectable.length === 0 && (
          <p className="mt-4 text-center text-sm text-muted-foreground max-md:text-left">{t("pickNoneOpen")}</p>
        )}
        <div
          hidden={selectable.length === 0}
          className="mt-5 max-md:sticky max-md:bottom-0 max-md:mt-auto max-md:-mx-4 max-md:border-t max-md:bg-card max-md:p-4 max-md:pb-[max(1.5rem,env(safe-area-inset-bottom))]"
        >
          <Button
            type="submit"
            size="submit"
            disabled={picked === undefined}
            busy={isEntering}
            className="max-md:whitespace-normal"
          >
            <span className="max-md:hidden">{t("pickGo")}</span>
            <span className="md:hidden">
              {picked === undefined ? t("pickGo") : t("pickOpen", { name: picked.name })}
            </span>
            <Kbd>Enter</Kbd>
          </Button>
        </div>
      </form>
      {told !== undefined && (
        <Suspense>
          <SwitchWindow alert={told.alert} onGo={() => enter(told.choice)} onCancel={() => setTold(undefined)} />
        </Suspense>
      )}
    </main>
  )
}
