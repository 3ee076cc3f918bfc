import { Link } from "@tanstack/react-router"
import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { dayOfInstant, slashDate, yen } from "@/lib/format.ts"
import { textOf } from "@/lib/list/column.ts"
import { LateNote } from "./late-note.tsx"
import type { PaperView } from "./paper-queries.ts"
import { usePaperWords } from "./paper-state.tsx"

const Box = ({ children, title }: { readonly title: string; readonly children: React.ReactNode }) => (
  <Card>
    <section aria-label={title} className="flex flex-col gap-2 p-4">
      <h2 className="text-sm font-bold">{title}</h2>
      {children}
    </section>
  </Card>
)

/** Who of the other side said yes or no, and why. */
function AnswerNote({ view }: { readonly view: PaperView }) {
  const { t } = useTranslation("letters")
  const { answer, answerReason, answeredAt, answeredName, isTacit, silenceUntil } = view
  if (silenceUntil !== null)
    return (
      <p role="status" className="rounded-lg border bg-card p-4">
        {t("silence.until", { day: slashDate(silenceUntil) })}
      </p>
    )
  if (answer === null || answeredAt === null) return null
  const at = textOf({ kind: "instant" }, answeredAt)
  const name = answeredName ?? t("otherSide")
  return (
    <p
      role="status"
      className={
        answer === "confirmed" ? "rounded-lg bg-success-bg p-4 text-success" : "rounded-lg bg-danger-bg p-4 text-danger"
      }
    >
      {isTacit ? t("silence.confirmed", { at }) : t(answer === "confirmed" ? "answeredBy" : "refusedBy", { name, at })}
      {answerReason !== null && <span className="block">{answerReason}</span>}
    </p>
  )
}
function Sendings({ view }: { readonly view: PaperView }) {
  const { t } = useTranslation("letters")
  return (
    <Box title={t("sendings")}>
      <ul className="flex flex-col">
        {view.sendings.map(({ email, endsAt, name, sentAt }) => (
          <li key={`${email} ${sentAt}`} className="border-t py-2">
            <span className="block break-all">{name === null ? email : `${name}（${email}）`}</span>
            <span className="tnum text-sm text-muted-foreground">
              {`${t("sentAt", { at: textOf({ kind: "instant" }, sentAt) })}　${t("until", { day: slashDate(dayOfInstant(endsAt)) })}`}
            </span>
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** Why it was refused, the days behind its lines, and its other editions. */
export function PaperFacts({ view }: { readonly view: PaperView }) {
  const { t } = useTranslation("papers")
  const { stateOf } = usePaperWords()
  const seesPresses = isOpen(useWorkspace(), "/works/timekeeping")
  const billed = view.lines.filter(({ days }) => days.length > 0)
  return (
    <aside className="flex min-w-0 flex-col gap-4 max-xl:w-full">
      {view.reason !== null && (
        <p role="status" className="flex gap-2 rounded-lg bg-danger-bg p-4 text-danger">
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
          {t("refusedWhy", { reason: view.reason })}
        </p>
      )}
      {view.paidBefore > 0 && (
        <p role="status" className="tnum rounded-lg bg-warning-bg p-4 text-warning">
          {view.paymentStatus === 1
            ? t("paidBefore.all", { sum: yen(view.paidBefore) })
            : t(view.total < view.paidBefore ? "paidBefore.tooMuch" : "paidBefore.rest", {
                sum: yen(view.paidBefore),
                rest: yen(Math.abs(view.total - view.paidBefore)),
              })}
        </p>
      )}
      <LateNote late={view.lateByLaw} />
      <AnswerNote view={view} />
      {view.sendings.length > 0 && <Sendings view={view} />}
      {billed.length > 0 && (
        <Box title={t("behind")}>
          {billed.map((line) => (
            <details key={line.label + line.unitPrice} className="border-t pt-2">
              <summary className="cursor-pointer">
                {line.label}
                <span className="tnum ml-2 text-muted-foreground">{`${line.quantity}${line.unit}　${yen(line.amount)}`}</span>
              </summary>
              <ul className="mt-1 flex flex-col">
                {line.days.map(({ certificate, day, heads, shift, taskId }) => (
                  <li key={`${taskId} ${shift} ${certificate}`} className="flex items-center gap-3">
                    <Link
                      to="/calendar"
                      search={{ day, task: taskId }}
                      className="tnum flex min-h-8 flex-1 items-center gap-3 text-link hover:underline max-md:min-h-12"
                    >
                      <span>{slashDate(day)}</span>
                      <span>{t(`shift.${shift === 2 ? "2" : shift === 3 ? "3" : shift === 4 ? "4" : "1"}`)}</span>
                      <span className="ml-auto">{t(certificate === "" ? "heads" : "certified", { count: heads })}</span>
                    </Link>
                    {line.siteId !== null && seesPresses && (
                      <Link
                        to="/works/timekeeping"
                        search={{ constructionSiteId: line.siteId, day }}
                        aria-label={t("pressesOf", { day: slashDate(day) })}
                        className="flex min-h-8 items-center text-link hover:underline max-md:min-h-12"
                      >
                        {t("presses")}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </Box>
      )}
      {view.editions.length > 0 && (
        <Box title={t("editions")}>
          {view.editions.map(({ edition, id, status, total }) => (
            <Link
              key={id}
              to="/paper/$id"
              params={{ id: String(id) }}
              className="tnum flex items-center gap-3 text-link hover:underline max-md:min-h-12"
            >
              <span>{t("edition", { n: edition })}</span>
              <span>
                {stateOf({
                  status,
                  isReplaced: status === 1 && edition < view.edition,
                  answer: null,
                  paymentStatus: 0,
                })}
              </span>
              <span className="ml-auto">{yen(total)}</span>
            </Link>
          ))}
        </Box>
      )}
      {view.content !== "" && (
        <Box title={t("field.content")}>
          <p className="whitespace-pre-wrap">{view.content}</p>
        </Box>
      )}
    </aside>
  )
}
