import { Check, Hourglass, Undo2, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { StateBadge, type StateLook } from "@/components/ui/badge.tsx"
import { cn } from "@/lib/class-names.ts"
import { clockTime } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { dayInTokyo } from "../days.ts"
import { Difference, FirstAsked } from "./difference.tsx"
import type { Proposal } from "./requests-query.ts"

const looks: Readonly<Record<number, StateLook>> = {
  0: { tone: "muted", Icon: Undo2 },
  1: { tone: "success", Icon: Check },
  2: { tone: "pending", Icon: Hourglass },
  3: { tone: "danger", Icon: X },
}
const stateKeys = ["withdrawn", "accepted", "waiting", "rejected"] as const
/** What was asked for first has nothing that it was before. */
export const isMade = ({ dataOrigin }: Pick<Proposal, "dataOrigin">) => Object.keys(dataOrigin).length === 0
export const stateKey = (status: number) => stateKeys[status] ?? "waiting"

const [withdrawn, rejected] = [0, 3]
/** When somebody ended it; null while it waits, and where what was asked for held by itself. */
export const answeredOf = ({ status, answeredAt, answeredBy, createdAt, customerUpdatedAt }: Proposal) => {
  if (status === withdrawn) return customerUpdatedAt === createdAt ? null : customerUpdatedAt
  return answeredBy !== null || status === rejected ? answeredAt : null
}

/** When it was worked at the answer, and whether that is what was wished for (TASK-20): the company may have moved it since. */
export const settledOf = (request: Pick<Proposal, "dataUpdate" | "dataOrigin" | "settledFrom" | "settledTo">) => {
  const { settledFrom: from, settledTo: to, dataUpdate } = request
  if (from === null) return undefined
  const { startTimeDesire: start, endTimeDesire: end } = dataUpdate
  const times = `${from}〜${to ?? ""}`
  const isAsked = start != null || end != null
  if (!isAsked) return { as: "plain", times } as const
  if ((start ?? from) === from && (end ?? to) === to) return { as: "wished", times } as const
  return { as: isMade(request) ? "plain" : "kept", times } as const
}

interface RequestRowProps {
  readonly request: Proposal
  /** Whether the site is named: not where all are of one arrangement. */
  readonly hasPlace?: boolean
  /** A notice led to it: it is marked, and can take the focus. */
  readonly isLookedAt?: boolean
  readonly children?: React.ReactNode
}
/** One wish: how it stands, of which day, what it changes, what was said and answered. */
export function RequestRow({ request, hasPlace = true, isLookedAt = false, children }: RequestRowProps) {
  const { t } = useTranslation("customer")
  const { day, shortDay } = useFormat()
  const { status, reason, comment, createdAt, createdBy, customerUpdatedAt, answeredBy } = request
  const at = (instant: string) => `${shortDay(dayInTokyo(instant))} ${clockTime(instant)}`
  const answered = answeredOf(request)
  const settled = settledOf(request)
  return (
    <li
      tabIndex={isLookedAt ? -1 : undefined}
      aria-current={isLookedAt ? "true" : undefined}
      className={cn(
        "flex flex-col gap-2 border-b px-4 py-3 last:border-b-0 md:flex-row md:items-start md:gap-4",
        isLookedAt && "bg-accent",
      )}
    >
      <span className="flex w-28 shrink-0 items-center gap-2">
        <StateBadge look={looks[status] ?? { tone: "muted", Icon: Hourglass }}>
          {t(`state.${stateKey(status)}`)}
        </StateBadge>
      </span>
      <span className={hasPlace ? "md:w-44" : "md:w-32"}>
        <b className="block max-md:text-lg">{day(request.day)}</b>
        {hasPlace && (
          <span className="block truncate text-sm text-muted-foreground">{request.constructionSiteName}</span>
        )}
      </span>
      <div className="min-w-0 flex-1">
        {isMade(request) ? (
          <FirstAsked of={request.dataUpdate} />
        ) : (
          <Difference of={request} keepsTimes={settled?.as === "kept"} />
        )}
        {comment !== null && <p className="text-muted-foreground">「{comment}」</p>}
      </div>
      <div className="min-w-0 flex-1">
        {settled !== undefined && (
          <p className="tnum font-semibold">{t(`settled.${settled.as}`, { times: settled.times })}</p>
        )}
        {reason !== null && <p className="font-semibold text-danger">「{reason}」</p>}
        <p className="text-sm text-muted-foreground">
          {t("askedBy", { name: createdBy, at: at(createdAt) })}
          {status !== withdrawn && customerUpdatedAt !== createdAt && t("correctedAt", { at: at(customerUpdatedAt) })}
        </p>
        {answered !== null && (
          <p className="text-sm text-muted-foreground">
            {[
              answeredBy === null
                ? t(`state.${stateKey(status)}`)
                : t(`answeredBy.${stateKey(status)}`, { name: answeredBy }),
              at(answered),
            ].join("　")}
          </p>
        )}
      </div>
      {children !== undefined && <div className="flex shrink-0 gap-2">{children}</div>}
    </li>
  )
}
