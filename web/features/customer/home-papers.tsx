import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { ChevronRight, FileText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import type { PaperRow } from "@/features/papers/paper-queries.ts"
import { usePaperWords } from "@/features/papers/paper-state.tsx"
import { dayOfInstant, yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { latestQuery, pendingQuery, waitingAmong } from "./waiting-papers.ts"

const shown = 3

/** What waits for the customer's yes, and what came last. */
export function HomePapers() {
  const { t } = useTranslation("customer")
  const { typeOf } = usePaperWords()
  const { shortDay } = useFormat()
  const { data: newest } = useQuery(latestQuery)
  const { data: pending } = useQuery(pendingQuery)
  const { others, waiting } = waitingAmong(newest?.data ?? [], pending?.data ?? [])
  const latest = others.slice(0, shown)
  const factsOf = (row: PaperRow) => [row.title, shortDay(dayOfInstant(row.createdAt))].filter(Boolean).join("・")
  const [first] = waiting
  return (
    <>
      {first !== undefined && (
        <section aria-label={t("papersToConfirm")} className="rounded-xl border bg-card shadow-card md:rounded-lg">
          <Link
            to="/paper/$id"
            params={{ id: `${first.id}` }}
            className="flex min-h-16 items-center gap-3 px-4 py-2 md:hidden"
          >
            <FileText className="size-5 shrink-0" aria-hidden="true" />
            <span className="min-w-0 flex-1">
              <b className="block">{t("papersToConfirmCount", { count: waiting.length })}</b>
              <span className="block text-sm text-muted-foreground">{`${typeOf(first.type)} ${factsOf(first)}`}</span>
            </span>
            <ChevronRight className="size-5" aria-hidden="true" />
          </Link>
          <h2 className="border-b px-4 py-2.5 font-bold max-md:hidden">
            {t("papersToConfirmCount", { count: waiting.length })}
          </h2>
          <ul className="max-md:hidden">
            {waiting.slice(0, shown).map((row) => (
              <li key={row.id} className="border-b px-4 py-3 last:border-b-0">
                <b className="block">{typeOf(row.type)}</b>
                <span className="block text-sm text-muted-foreground">{factsOf(row)}</span>
                <b className="tnum block text-lg">{yen(row.total)}</b>
                <Link
                  to="/paper/$id"
                  params={{ id: `${row.id}` }}
                  className={buttonVariants({ variant: "outline", className: "mt-1 w-full" })}
                >
                  {t("seePaper")}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {latest.length > 0 && (
        <section aria-label={t("latestPapers")} className="rounded-xl border bg-card shadow-card md:rounded-lg">
          <div className="flex items-center justify-between border-b px-4 py-2.5">
            <h2 className="font-bold">{t("latestPapers")}</h2>
            <Link to="/paper" className="text-sm text-link max-md:inline-flex max-md:min-h-12 max-md:items-center">
              {t("toPapers")}
            </Link>
          </div>
          <ul>
            {latest.map((row) => (
              <li key={row.id}>
                <Link
                  to="/paper/$id"
                  params={{ id: `${row.id}` }}
                  className="flex min-h-12 items-center gap-3 px-4 py-1.5 hover:bg-muted"
                >
                  <span className="min-w-0 flex-1">
                    {typeOf(row.type)}
                    <span className="block truncate text-sm text-muted-foreground">{factsOf(row)}</span>
                  </span>
                  <span className="tnum">{yen(row.total)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
