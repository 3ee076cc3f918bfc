import { useQuery } from "@tanstack/react-query"
import { CalendarPlus, Pencil, Undo2 } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { taskKeys } from "@/features/scheduling/calendar-query.ts"
import { scheduling } from "@/features/scheduling/client.ts"
import { RequestRow } from "@/features/scheduling/wishes/request-row.tsx"
import { type Proposal, requestsQuery } from "@/features/scheduling/wishes/requests-query.ts"
import { data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"

const [waiting, refused] = [2, 3]

interface RequestsProps {
  readonly today: string
  readonly onEdit: (request: Proposal) => void
  /** The arrangement whose answer a notice told of. */
  readonly answered: number | undefined
  /** A refused wish is asked for once more, otherwise; undefined where its site takes no requests any more. */
  readonly againOf: (request: Proposal) => (() => void) | undefined
}
/** お願いと返事: what was asked and what became of it; what waits is taken back or changed. */
export function Requests({ today, onEdit, answered, againOf }: RequestsProps) {
  const { t } = useTranslation("customer")
  const { data: page } = useQuery(requestsQuery)
  const [shown, setShown] = useState<"all" | "waiting" | "done">("all")
  const withdraw = useWrite({
    write: async (taskId: number, extraHeaders) => {
      const { version } = await data(scheduling.readTask({ params: { id: taskId } }))
      const body = { version, metadataCustomerUpdate: null }
      return await data(scheduling.updateTask({ params: { id: taskId }, body, extraHeaders }))
    },
    invalidates: [...taskKeys, ["task"]],
    done: t("withdrawnToast"),
  })
  const all = page?.data ?? []
  const groups = {
    all,
    waiting: all.filter(({ status }) => status === waiting),
    done: all.filter(({ status }) => status !== waiting),
  }
  const read = all.find(({ taskId, status }) => taskId === answered && status !== waiting)
  const [list, shownAnswer] = [useRef<HTMLUListElement>(null), useRef<number>(undefined)]
  // Once for each notice: another group of the list is chosen by whoever looks on.
  useEffect(() => {
    if (read === undefined || shownAnswer.current === answered) return
    const row = list.current?.querySelector<HTMLElement>("[aria-current=true]")
    if (row == null) return
    shownAnswer.current = answered
    row.scrollIntoView({ block: "center" })
    row.focus({ preventScroll: true })
  }, [answered, read])
  if (all.length === 0) return null
  return (
    <section aria-label={t("requests")} className="rounded-xl border bg-card shadow-card md:rounded-lg">
      <header className="flex flex-wrap items-center gap-3 border-b px-4 py-2.5">
        <h2 className="text-lg font-bold md:text-base">{t("requests")}</h2>
        <span className="text-sm text-muted-foreground">{t("staysShort")}</span>
        <ToggleGroup
          label={t("requests")}
          className="ml-auto max-md:w-full"
          value={shown}
          onChange={setShown}
          options={(["all", "waiting", "done"] as const).map((value) => ({
            value,
            label: t(`groups.${value}`, { count: groups[value].length }),
          }))}
        />
      </header>
      <ul ref={list}>
        {groups[shown].map((request) => (
          <RequestRow key={request.id} request={request} isLookedAt={request === read}>
            {request.status === refused && <AskAgain onAgain={againOf(request)} isPast={request.day < today} />}
            {request.status === waiting && (
              <>
                {request.day >= today && (
                  <Button variant="outline" size="sm" onClick={() => onEdit(request)}>
                    <Pencil />
                    {t("correct")}
                  </Button>
                )}
                <Button
                  variant="outline"
                  size="sm"
                  busy={withdraw.isPending}
                  onClick={() => withdraw.mutate(request.taskId)}
                >
                  <Undo2 />
                  {t("withdraw")}
                </Button>
              </>
            )}
          </RequestRow>
        ))}
      </ul>
    </section>
  )
}

interface AskAgainProps {
  readonly onAgain: (() => void) | undefined
  readonly isPast: boolean
}
function AskAgain({ onAgain, isPast }: AskAgainProps) {
  const { t } = useTranslation("customer")
  if (onAgain === undefined) return <span className="text-sm text-muted-foreground">{t("siteTakesNone")}</span>
  return (
    <Button variant="outline" size="sm" onClick={onAgain}>
      <CalendarPlus />
      {t(isPast ? "askAgainNow" : "askAgain")}
    </Button>
  )
}
