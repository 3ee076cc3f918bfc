import { useSuspenseQuery } from "@tanstack/react-query"
import { Link, useParams } from "@tanstack/react-router"
import { ChevronLeft } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { data } from "@/lib/client.ts"
import { dayOfInstant, slashDate } from "@/lib/format.ts"
import { isTyping } from "@/lib/is-typing.ts"
import { may } from "@/lib/permissions.tsx"
import { useWrite } from "@/lib/use-write.ts"
import { ClaimsDialog } from "./claims-dialog.tsx"
import { papers, papersKey } from "./client.ts"
import { headsText, MatchFigures } from "./match-figures.tsx"
import { MatchFoot } from "./match-foot.tsx"
import { MatchGrid } from "./match-grid.tsx"
import { MatchList } from "./match-list.tsx"
import { type MatchView, matchQuery, showMatch } from "./match-queries.ts"
import { MatchSide } from "./match-side.tsx"

const useSend = ({ id, version }: MatchView) => {
  const { t } = useTranslation("match")
  return useWrite({
    write: (_: undefined, extraHeaders) => data(papers.notice({ params: { id }, body: { version }, extraHeaders })),
    invalidates: [papersKey, ["workspace"]],
    done: t("sent"),
    onDone: showMatch,
  })
}
const steps: Readonly<Record<string, number>> = { n: 1, ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** /paper/match/{id}: 請求照合, their request beside our days (BEY-08). */
export function MatchPage() {
  const { id = "" } = useParams({ strict: false })
  const { t } = useTranslation("match")
  const { data: view } = useSuspenseQuery(matchQuery(Number(id)))
  const [only, setOnly] = useState("all")
  const [isEntering, setEntering] = useState(false)
  const every = [...view.differences, ...view.lines]
  const [key, setKey] = useState<string>()
  const at = Math.max(
    0,
    every.findIndex((one) => one.key === key),
  )
  const chosen = every[at]
  const send = useSend(view)
  const { offer } = view
  const maySend = may(view, "settle") && offer !== null && offer.waits === null
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Enter" && event.ctrlKey && maySend && !send.isPending) return send.mutate(undefined)
      const step = steps[event.key]
      if (step === undefined || every.length === 0 || isTyping(event.target) || event.ctrlKey) return
      if (event.target instanceof Element && event.target.closest("[role=radiogroup]") !== null) return
      event.preventDefault()
      setKey(every[(at + step + every.length) % every.length]?.key)
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  })
  const { enteredAt, enteredBy, onPaper, source, sums, unpriced } = view
  return (
    <div className="flex min-h-full flex-col">
      <header className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2 max-md:px-4">
        <div className="min-w-0">
          <Link
            to="/paper/$id"
            params={{ id }}
            className="flex items-center text-xs text-muted-foreground hover:underline max-md:min-h-12"
          >
            <ChevronLeft aria-hidden="true" className="size-3.5" />
            {`${t("back")} ${view.no}`}
          </Link>
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h1 className="text-xl font-semibold">{t("title")}</h1>
            <b>{view.partyName}</b>
            <span className="text-muted-foreground">
              {`${view.title}・${t("period", { from: slashDate(view.from), to: slashDate(view.to) })}`}
            </span>
          </div>
        </div>
        <div className="ml-auto flex flex-wrap gap-2">
          {may(view, "settle") && (
            <Button variant="outline" onClick={() => setEntering(true)}>
              {t("enter")}
            </Button>
          )}
          {may(view, "settle") && offer !== null && (
            <Button busy={send.isPending} disabled={!maySend} onClick={() => send.mutate(undefined)}>
              {t("send", { heads: headsText(offer.heads) })}
            </Button>
          )}
        </div>
      </header>
      <div className="grid grow grid-cols-[minmax(0,1fr)_22rem] gap-3 px-5 pb-5 max-xl:grid-cols-1 max-md:px-4">
        <div className="grid min-w-0 content-start gap-3">
          <MatchFigures view={view} />
          {source === "none" && <p className="rounded-lg border bg-card px-4 py-3">{t("noSource")}</p>}
          {source === "entered" && sums.claimed !== onPaper && (
            <p className="text-warning">{t("otherSum", { entered: sums.claimed, onPaper })}</p>
          )}
          {unpriced > 0 && <p className="text-warning">{t("unpriced", { heads: unpriced })}</p>}
          <section aria-label={t("people")} className="min-w-0 rounded-lg border bg-card">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2">
              <h2 className="font-semibold">{t("people")}</h2>
              <p className="text-xs text-muted-foreground max-md:hidden">{t("legend")}</p>
              {enteredAt !== null && (
                <p className="text-xs text-muted-foreground">
                  {t("entered", { name: enteredBy, at: slashDate(dayOfInstant(enteredAt)) })}
                </p>
              )}
              <div className="ml-auto max-md:hidden">
                <ToggleGroup
                  label={t("show")}
                  value={only}
                  onChange={setOnly}
                  options={[
                    { value: "all", label: t("all") },
                    { value: "only", label: t("only") },
                  ]}
                />
              </div>
            </div>
            <MatchGrid view={view} onlyDifferences={only === "only"} chosen={chosen?.key} onChoose={setKey} />
            <MatchList of={every} chosen={chosen?.key} onChoose={setKey} />
            <MatchFoot view={view} />
          </section>
        </div>
        {chosen !== undefined && <MatchSide view={view} chosen={chosen} n={at + 1} all={every.length} />}
      </div>
      {isEntering && <ClaimsDialog view={view} onClose={() => setEntering(false)} />}
    </div>
  )
}
