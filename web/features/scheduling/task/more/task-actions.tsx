import { ExternalLink, FileText, History, Mail } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { Can, may } from "@/lib/permissions.tsx"
import type { TaskView } from "../task-query.ts"

const SendTask = lazy(async () => {
  await loadTexts("letters", "form")
  return await import("../../mail/send-task.tsx")
})
const RequestHistory = lazy(async () => {
  await loadTexts("customer")
  return await import("../../wishes/request-history.tsx")
})

interface TaskActionsProps {
  readonly view: TaskView
  /** The form has the history beside the wish. */
  readonly hasHistory?: boolean
  /** What was typed is asked about first. */
  readonly leave?: (then: () => void) => void
}
/**
 * What an arrangement can be asked for beside its form: its site (TASK-39), 現場概要 of a small job for the admin side, who
 * alone sends one (TASK-52), its history and the mail (TASK-42).
 */
export function TaskActions({ view, hasHistory = false, leave = (then) => then() }: TaskActionsProps) {
  const { t } = useTranslation("arranging")
  const { buttons, routes } = useWorkspace()
  const [open, setOpen] = useState<"history" | "mail">()
  const close = () => setOpen(undefined)
  const isSmallJob = view.isAutoCreateTask === 1
  return (
    <>
      {buttons.includes("siteLink") && (!isSmallJob || may(view, "send")) && (
        <a
          href={`/works/information?constructionSiteId=${view.constructionSiteId}${isSmallJob ? "&isAutoCreateTask=1" : ""}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "ghost", size: "sm" })}
        >
          <ExternalLink aria-hidden="true" />
          {isSmallJob ? t("summary") : t("siteInformation")}
          <span className="sr-only">（{t("opensNewTab")}）</span>
        </a>
      )}
      {routes.includes("/works/paper") && (
        <a
          href={`/works/paper?constructionSiteId=${view.constructionSiteId}&taskId=${view.id}&open=1`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "ghost", size: "sm" })}
        >
          <FileText aria-hidden="true" />
          {t("costInvoice")}
          <span className="sr-only">（{t("opensNewTab")}）</span>
        </a>
      )}
      {hasHistory && (
        <Can do="history" to={view}>
          <Button variant="ghost" size="sm" onClick={() => setOpen("history")}>
            <History />
            {t("history")}
          </Button>
        </Can>
      )}
      <Can do="send" to={view}>
        <Button variant="ghost" size="sm" onClick={() => leave(() => setOpen("mail"))}>
          <Mail />
          {t("sendMail")}
        </Button>
      </Can>
      <Suspense>
        {open === "mail" && <SendTask view={view} onClose={close} />}
        {open === "history" && <RequestHistory taskId={view.id} onClose={close} />}
      </Suspense>
    </>
  )
}
