import { useSuspenseQuery } from "@tanstack/react-query"
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import { ChevronLeft, Pencil } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { buttonVariants } from "@/components/ui/button.tsx"
import { data } from "@/lib/client.ts"
import { slashDate } from "@/lib/format.ts"
import { may } from "@/lib/permissions.tsx"
import { useWrite } from "@/lib/use-write.ts"
import { papers, papersKey } from "./client.ts"
import { PaperActions } from "./paper-actions.tsx"
import { PaperFacts } from "./paper-facts.tsx"
import { PaperForm } from "./paper-form.tsx"
import { PaperPreview } from "./paper-preview.tsx"
import { type PaperView, paperQuery } from "./paper-queries.ts"
import { PaperState, usePaperWords } from "./paper-state.tsx"
import { printOf } from "./print-of.ts"

/** One paper: as it is printed, with what may be done and what lies behind its lines; its draft as a form. */
export function PaperPage() {
  const { id = "" } = useParams({ strict: false })
  const { edit } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { data: view } = useSuspenseQuery(paperQuery(Number(id)))
  const back = () => void navigate({ to: "/paper/$id", params: { id }, replace: true })
  if (edit === true && may(view, "edit")) return <PaperForm key={view.id} stored={view} onClose={back} />
  return <Shown view={view} />
}

/** Whoever has it before him has read it. */
const useOpened = (view: PaperView) => {
  const open = useWrite({
    write: (id: number, extraHeaders) => data(papers.open({ params: { id }, body: {}, extraHeaders })),
    invalidates: [[...papersKey, "list"], ["workspace"]],
    quiet: true,
  })
  const { mutate } = open
  useEffect(() => {
    if (view.isUnread) mutate(view.id)
  }, [view.id, view.isUnread, mutate])
}

function Shown({ view }: { readonly view: PaperView }) {
  const { t } = useTranslation("papers")
  const { typeOf } = usePaperWords()
  useOpened(view)
  return (
    <div className="flex min-h-full flex-col">
      <header className="sticky top-0 z-20 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b bg-background px-5 py-2 max-md:px-4">
        <div className="min-w-0">
          <Link to="/paper" className="flex items-center text-xs text-muted-foreground hover:underline max-md:min-h-12">
            <ChevronLeft aria-hidden="true" className="size-3.5" />
            {t("title")}
          </Link>
          <div className="flex flex-wrap items-center gap-2">
            <h1 className="text-xl font-semibold">{`${typeOf(view.type)} ${view.no}`}</h1>
            {view.edition > 1 && <Badge>{t("edition", { n: view.edition })}</Badge>}
            <PaperState row={view} />
            {view.paymentStatus === 1 && (
              <Badge tone="success">{t("paidOn", { day: slashDate(view.paidOn ?? view.createdAt) })}</Badge>
            )}
          </div>
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {may(view, "edit") && (
            <Link
              to="/paper/$id"
              params={{ id: String(view.id) }}
              search={{ edit: true }}
              className={buttonVariants({ variant: "outline" })}
            >
              <Pencil aria-hidden="true" />
              {t("edit")}
            </Link>
          )}
          {may(view, "match") && (
            <Link
              to="/paper/match/$id"
              params={{ id: String(view.id) }}
              className={buttonVariants({ variant: "outline" })}
            >
              {t("match")}
            </Link>
          )}
          <PaperActions view={view} />
        </div>
      </header>
      <div className="grid grow grid-cols-[minmax(0,auto)_minmax(18rem,1fr)] items-start gap-5 bg-muted p-5 max-xl:flex max-xl:flex-col max-md:p-4">
        <PaperPreview print={printOf(view)} />
        <PaperFacts view={view} />
      </div>
    </div>
  )
}
