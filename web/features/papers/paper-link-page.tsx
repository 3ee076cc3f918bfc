import "@/lib/merge-classes.ts"
import { QueryClientProvider, useQuery } from "@tanstack/react-query"
import { CircleHelp, Clock, MailCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { LanguageChoice } from "@/features/session/language-choice.tsx"
import { linkToken } from "@/features/session/link-token.ts"
import { ApiError } from "@/lib/api-error.ts"
import { dayOfInstant, slashDate } from "@/lib/format.ts"
import { queryClient } from "@/lib/query-client.ts"
import { papers } from "./client.ts"
import { LinkAnswer } from "./link-answer.tsx"
import { linkedQuery } from "./linked-query.ts"
import { PaperPreview } from "./paper-preview.tsx"
import { PdfButton } from "./pdf-button.tsx"

/** Where the link of a paper's mail leads: the paper, its file, and a yes or no, without an account. */
export function PaperLinkPage() {
  const { t } = useTranslation("letters")
  const token = linkToken()
  return (
    <QueryClientProvider client={queryClient}>
      <main id="main" className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col gap-5 px-4 py-6">
        <header className="flex items-center justify-between gap-3">
          <h1 className="text-xl font-bold">{t("page.title")}</h1>
          <LanguageChoice />
        </header>
        {token === undefined ? <Over /> : <OfToken token={token} />}
      </main>
    </QueryClientProvider>
  )
}

const ends = {
  Link_Expired: { key: "expired", Icon: Clock },
  Link_Used: { key: "used", Icon: MailCheck },
} as const
const isEnd = (code: string): code is keyof typeof ends => code in ends
/** Nothing of the reader's is broken: which of these it is, and what he can do. */
function Over({ code = "" }: { readonly code?: string }) {
  const { t } = useTranslation("letters")
  const { key, Icon } = isEnd(code) ? ends[code] : ({ key: "unknown", Icon: CircleHelp } as const)
  return (
    <div role="alert" className="flex flex-col items-center gap-3 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-warning-bg text-warning">
        <Icon className="size-8" aria-hidden="true" />
      </span>
      <h2 className="text-xl font-bold">{t(`over.${key}.title`)}</h2>
      <p className="text-base text-muted-foreground">{t(`over.${key}.next`)}</p>
    </div>
  )
}

function OfToken({ token }: { readonly token: string }) {
  const { t } = useTranslation("letters")
  const { data: linked, error, refetch } = useQuery(linkedQuery(token))
  if (error instanceof ApiError && error.status !== 0 && error.status < 500) return <Over code={error.errorCode} />
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (linked === undefined) return <Skeleton className="h-96" />
  const { companyName, endsAt, print } = linked
  return (
    <div className="grid grid-cols-[minmax(0,auto)_minmax(18rem,1fr)] items-start gap-5 max-lg:flex max-lg:flex-col">
      <PaperPreview print={print} />
      <aside className="flex min-w-0 flex-col gap-4 max-lg:w-full">
        <div>
          <p className="text-base font-bold">{t("page.from", { company: companyName })}</p>
          <p className="text-sm text-muted-foreground">{t("page.until", { day: slashDate(dayOfInstant(endsAt)) })}</p>
        </div>
        <LinkAnswer
          key={linked.version}
          token={token}
          linked={linked}
          onAnswered={(now) => queryClient.setQueryData(linkedQuery(token).queryKey, now)}
          onReadAnew={() => void refetch()}
        />
        <PdfButton fetch={() => papers.pdfByLink({ body: { token } })} name={`${print.no}.pdf`} label={t("page.pdf")} />
      </aside>
    </div>
  )
}
