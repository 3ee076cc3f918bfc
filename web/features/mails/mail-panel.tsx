import { useQuery } from "@tanstack/react-query"
import { TriangleAlert, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { mailStatuses } from "#modules/notifications/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { textOf } from "@/lib/list/column.ts"
import { may } from "@/lib/permissions.tsx"
import { useFate } from "./mail-columns.tsx"
import { MailFrame } from "./mail-frame.tsx"
import { type Mail, mailQuery } from "./mail-queries.ts"
import { MailState } from "./mail-state.tsx"
import { ResendForm } from "./resend-form.tsx"

interface MailPanelProps {
  readonly id: number
  readonly onOpen: (id: number) => void
  readonly onClose: () => void
}
/** One mail beside the list, on the phone in its place: who, what became of it, the way to send it again, its words. */
export function MailPanel({ id, onOpen, onClose }: MailPanelProps) {
  const { t } = useTranslation(["mails", "common"])
  const { data: mail, error, refetch } = useQuery(mailQuery(id))
  return (
    <Card
      role="complementary"
      aria-labelledby="mail-subject"
      className="flex w-125 shrink-0 flex-col overflow-y-auto print:hidden max-xl:w-110 max-md:w-full max-md:shrink max-md:rounded-none max-md:border-x-0"
    >
      <header className="flex items-center gap-2 border-b px-4 py-2">
        <h2 id="mail-subject" className="min-w-0 flex-1 text-base font-bold">
          {mail?.subject ?? t("title")}
        </h2>
        {mail !== undefined && <MailState mail={mail} />}
        <Button variant="ghost" size="icon-sm" aria-label={t("common:close")} onClick={onClose}>
          <X />
        </Button>
      </header>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} className="m-4" />}
      {mail === undefined ? (
        error === null && <Skeleton className="m-4 h-40" />
      ) : (
        <>
          <Ends mail={mail} />
          <Fate key={mail.id} mail={mail} onOpen={onOpen} />
          <Words mail={mail} />
          <Log mail={mail} onOpen={onOpen} />
        </>
      )}
    </Card>
  )
}
function Ends({ mail }: { readonly mail: Mail }) {
  const { t } = useTranslation("mails")
  const rows = [
    { name: t("sender"), words: [mail.sender ?? t("product")] },
    ...(mail.replyTo === null ? [] : [{ name: t("replyTo"), words: [mail.replyTo] }]),
    { name: t("receiver"), words: [mail.receiver ?? "", mail.receiverEmail] },
    ...(mail.attachments.length === 0 ? [] : [{ name: t("attachments"), words: mail.attachments }]),
    { name: t("at"), words: [textOf({ kind: "instant" }, mail.createdDate)] },
  ]
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 px-4 py-3 text-sm">
      {rows.map(({ name, words }) => (
        <div key={name} className="contents">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="break-all">{words.join(" ")}</dd>
        </div>
      ))}
    </dl>
  )
}
/** What stands in the way of sending it again, or the way. */
function Fate({ mail, onOpen }: { readonly mail: Mail; readonly onOpen: (id: number) => void }) {
  const { t } = useTranslation("mails")
  const fate = useFate()(mail)
  const hasFailed = mail.status === mailStatuses.failed
  return (
    <section
      aria-label={t("resend")}
      className={hasFailed ? "flex flex-col gap-3 bg-danger-bg px-4 py-3" : "flex flex-col gap-3 border-t px-4 py-3"}
    >
      {fate !== "" && (
        <p className={hasFailed ? "flex gap-2 font-bold text-danger" : "flex gap-2 text-warning"}>
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {fate}
        </p>
      )}
      {mail.isKept === 1 && (
        <p className="text-sm text-muted-foreground">{t(may(mail, "openLink") ? "keptText" : "closedLinkText")}</p>
      )}
      {may(mail, "resend") ? (
        <ResendForm mail={mail} onSent={onOpen} />
      ) : (
        <p className="text-sm text-muted-foreground">{t(whyNot(mail))}</p>
      )}
    </section>
  )
}
/** Why it can't be sent again: it waits, its link is another's to hand on, or the link is gone. */
const whyNot = (mail: Mail) => {
  if (mail.status === mailStatuses.pending) return "waitsText"
  return may(mail, "openLink") ? "spentText" : "othersLinkText"
}
function Words({ mail }: { readonly mail: Mail }) {
  const { t } = useTranslation("mails")
  const [view, setView] = useState<"html" | "text">("html")
  return (
    <section aria-label={t("asSent")} className="flex grow flex-col gap-2 border-t bg-muted p-4">
      <div className="flex items-center justify-between gap-2">
        <span className="text-xs text-muted-foreground max-md:text-sm">{t("asSent")}</span>
        <ToggleGroup
          label={t("view")}
          value={view}
          onChange={setView}
          options={(["html", "text"] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
        />
      </div>
      {view === "html" ? (
        <MailFrame html={mail.html} title={mail.subject} />
      ) : (
        <pre className="overflow-x-auto rounded-md border bg-card p-4 text-sm whitespace-pre-wrap">{mail.text}</pre>
      )}
    </section>
  )
}
/** Each try with what the other server said, and the mails that repeat this one or that it repeats. */
function Log({ mail, onOpen }: { readonly mail: Mail; readonly onOpen: (id: number) => void }) {
  const { t } = useTranslation("mails")
  const others = [
    ...(mail.resendOf === null ? [] : [{ id: mail.resendOf, words: t("resendOf") }]),
    ...mail.resentAs.map((id) => ({ id, words: t("resentAs") })),
  ]
  if (mail.tries.length === 0 && mail.endedAt === null && others.length === 0) return null
  return (
    <footer className="flex flex-col gap-1 border-t px-4 py-3 text-xs text-muted-foreground max-md:text-sm">
      {mail.tries.map(({ at, reason, said }) => (
        <p key={at}>
          <span className="tnum">{textOf({ kind: "instant" }, at)}</span> {reason}
          {said !== "" && <span className="break-all">（{said}）</span>}
        </p>
      ))}
      {mail.endedAt !== null && mail.status === mailStatuses.sent && (
        <p>
          <span className="tnum">{textOf({ kind: "instant" }, mail.endedAt)}</span>{" "}
          {t(mail.isKept === 1 ? "state.kept" : "state.sent")}
        </p>
      )}
      {others.map(({ id, words }) => (
        <Button key={id} variant="quiet" size="sm" className="self-start px-0" onClick={() => onOpen(id)}>
          {words}
        </Button>
      ))}
    </footer>
  )
}
