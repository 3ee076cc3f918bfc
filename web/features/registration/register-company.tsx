import { CSPProvider } from "@base-ui/react/csp-provider"
import { QueryClientProvider, useSuspenseQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { CircleAlert, CirclePlus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { choicesQuery, platformQuery, questionsQuery } from "@/features/session/choices.ts"
import { chosenPlan } from "@/lib/device/chosen-plan.ts"
import { queryClient } from "@/lib/query-client.ts"
import { DoneDialog, type Outcome } from "./done-dialog.tsx"
import { paidNowBy } from "./payment-choice.ts"
import { type OwnRegistration, ownRegistrationsQuery } from "./registration-queries.ts"

const WizardDialog = lazy(() => import("./wizard-dialog.tsx"))
const notAsked = 0
/** Facts are told to members of a company that is open: whoever waits for the platform's word asks for it. */
const waitsMillis = 15_000

/**
 * Below the picker: the way to register a company, what became of one that was, and the way to say it anew (D9).
 *
 * For whoever belongs to no company and is asked by none the wizard opens by itself (D70).
 */
export function RegisterCompany() {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <Registrations />
      </QueryClientProvider>
    </CSPProvider>
  )
}
function Registrations() {
  const { t } = useTranslation("registration")
  const navigate = useNavigate()
  const { data: registrations } = useSuspenseQuery({
    ...ownRegistrationsQuery,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => ((state.data ?? []).length > 0 ? waitsMillis : false),
  })
  const waits = registrations.length > 0
  const { data: choices } = useSuspenseQuery({
    ...choicesQuery,
    refetchOnWindowFocus: waits,
    refetchInterval: waits ? waitsMillis : false,
  })
  const { data: questions } = useSuspenseQuery(questionsQuery)
  const { data: platform } = useSuspenseQuery(platformQuery)
  const isNewcomer = choices.length === 0 && questions.length === 0 && platform.menu.length === 0
  // Whoever chose a plan on the way here came to register with it, though he has a company.
  const [open, setOpen] = useState<OwnRegistration | typeof notAsked | undefined>(() =>
    isNewcomer || chosenPlan.read() !== undefined ? notAsked : undefined,
  )
  const [outcome, setOutcome] = useState<Outcome>()
  const again = open === notAsked ? undefined : open
  return (
    <section aria-label={t("register")} className="mx-auto flex w-full max-w-140 flex-col gap-3 px-4 py-6 md:px-0">
      {registrations.map((one) => (
        <RegistrationNote key={one.id} registration={one} isUnpaid={one.isOwed === 1} onAgain={() => setOpen(one)} />
      ))}
      <p className="flex flex-wrap items-center justify-center gap-x-3 text-sm text-muted-foreground">
        {t("newCompany")}
        <Button variant="quiet" onClick={() => setOpen(notAsked)}>
          <CirclePlus aria-hidden="true" />
          {t("register")}
        </Button>
      </p>
      {open !== undefined && (
        <Suspense>
          <WizardDialog
            key={again?.id ?? notAsked}
            again={again}
            onClose={() => setOpen(undefined)}
            onSaved={(typed, companyId) => {
              setOpen(undefined)
              const way = paidNowBy(typed, typed.paymentTerm === "" ? "free" : "priced")
              if (way !== undefined)
                return void navigate({
                  to: way === "bank" ? "/payment-waiting" : "/payment-stripe",
                  search: { companyId },
                })
              setOutcome(again !== undefined ? "again" : typed.contactName === "" ? "registered" : "sent")
            }}
          />
        </Suspense>
      )}
      {outcome !== undefined && <DoneDialog outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </section>
  )
}

interface RegistrationNoteProps {
  readonly registration: OwnRegistration
  /** What was ordered is not paid yet. */
  readonly isUnpaid: boolean
  readonly onAgain: () => void
}
const rejected = 3
function RegistrationNote({ registration, isUnpaid, onAgain }: RegistrationNoteProps) {
  const { t } = useTranslation("registration")
  const { id, isBanking, name, reason, status } = registration
  const isRejected = status === rejected
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg border bg-card p-4 shadow-card">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className="flex gap-2 font-bold">
          {isRejected && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />}
          {t(isRejected ? "rejected" : "waits", { name })}
        </p>
        {isRejected && <p className="mt-1 whitespace-pre-wrap">{t("reason", { reason })}</p>}
      </div>
      {isUnpaid && (
        <Link
          to={isBanking === 1 ? "/payment-waiting" : "/payment-stripe"}
          search={{ companyId: id }}
          className={buttonVariants({ className: "max-md:w-full" })}
        >
          {t(isBanking === 1 ? "toTransfer" : "toCard")}
        </Link>
      )}
      <Button variant={isRejected && !isUnpaid ? "default" : "outline"} className="max-md:w-full" onClick={onAgain}>
        {t(isRejected ? "again" : "amend")}
      </Button>
    </div>
  )
}
