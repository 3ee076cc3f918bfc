import { ExternalLink, FileText, History, Mail } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { useWorkspace } from "@/features/session/workspace.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { may } from "@/lib/permissions.tsx"
import type { TaskView } from "../task-query.ts"
import { ActionBar, type TaskAction } from "./action-bar.tsx"

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
  /** What was typed is asked about first. */
  readonly leave?: (then: () => void) => void
  /** What the form does besides. */
  readonly further?: ReadonlyArray<TaskAction>
}
/**
 * What an arrangement can be asked for beside its form: its site (TASK-39), 現場概要 of a small job for the admin side, who
 * alone sends one (TASK-52), its history and the mail (TASK-42).
 */
export function TaskActions({ view, leave = (then) => then(), further = [] }: TaskActionsProps) {
  const { t } = useTranslation("arranging")
  const { buttons, routes } = useWorkspace()
  const [open, setOpen] = useState<"history" | "mail">()
  const close = () => setOpen(undefined)
  const { constructionSiteId: siteId } = view
  const isSmallJob = view.isAutoCreateTask === 1
  const actions: ReadonlyArray<TaskAction | false> = [
    buttons.includes("siteLink") &&
      (!isSmallJob || may(view, "send")) && {
        key: "site",
        label: isSmallJob ? t("summary") : t("siteInformation"),
        icon: ExternalLink,
        href: `/works/information?constructionSiteId=${siteId}${isSmallJob ? "&isAutoCreateTask=1" : ""}`,
      },
    routes.includes("/works/paper") && {
      key: "invoice",
      label: t("costInvoice"),
      icon: FileText,
      href: `/works/paper?constructionSiteId=${siteId}&taskId=${view.id}&open=1`,
    },
    may(view, "history") && { key: "history", label: t("history"), icon: History, run: () => setOpen("history") },
    may(view, "send") && {
      key: "mail",
      label: t("sendMail"),
      icon: Mail,
      run: () => leave(() => setOpen("mail")),
    },
    ...further,
  ]
  return (
    <>
      <ActionBar actions={actions.filter((one) => one !== false)} />
      <Suspense>
        {open === "mail" && <SendTask view={view} onClose={close} />}
        {open === "history" && <RequestHistory taskId={view.id} onClose={close} />}
      </Suspense>
    </>
  )
}
