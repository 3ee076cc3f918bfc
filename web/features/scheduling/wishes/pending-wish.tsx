import { Check, X } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { workspaceQuery } from "@/features/session/workspace.ts"
import { ApiError, sentencesOf } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { Can } from "@/lib/permissions.tsx"
import { toast } from "@/lib/toast.ts"
import { useWrite } from "@/lib/use-write.ts"
import { taskKeys } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import type { TaskView } from "../task/task-query.ts"
import { startQuestionOf } from "./asks-about-start.ts"
import { useDifference } from "./difference.tsx"
import { firstWishes, isFirstRequest } from "./first-request.ts"
import { originOf } from "./origin-of.ts"

const StartQuestion = lazy(() => import("./start-question.tsx"))
const RejectWish = lazy(() => import("./reject-wish.tsx"))

/** How it is accepted: with what was changed meanwhile in sight, and what becomes of the times (TASK-20). */
interface Answer {
  readonly isSeen?: 1
  readonly isTimeTaken?: 0 | 1
}

interface PendingWishProps {
  readonly view: TaskView
  /** Asks before what is typed in the form below is lost: an answer changes what it stands on. */
  readonly leave: (then: () => void) => void
  /** The arrangement is read anew and its form opened on it. */
  readonly onReopen: () => void
  readonly onClose: () => void
}
/** Above the form: what the customer asks for, 承認する and 断る (TASK-20, 21). */
export default function PendingWish({ view, leave, onReopen, onClose }: PendingWishProps) {
  const { t } = useTranslation("customer")
  const lines = useDifference()
  const [open, setOpen] = useState<"reject" | "start" | "overtaken">()
  const wish = view.metadataCustomerUpdate
  const isFirst = isFirstRequest(view)
  const asked = wish ?? (isFirst ? firstWishes(view) : undefined)
  const { t: common } = useTranslation("common")
  const [told, setTold] = useState<Answer>({})
  const [changes, setChanges] = useState<ReadonlyArray<string>>([])
  const accept = useWrite({
    write: (answer: Answer, extraHeaders) =>
      data(
        scheduling.confirmProposal({
          params: { id: view.id },
          body: { version: view.version, ...answer },
          extraHeaders,
        }),
      ),
    // The company changed meanwhile what the wish is about: both values are shown before it is accepted.
    onFailed: (error, answer) => {
      const overtaken = error instanceof ApiError && error.errorCode === "Update_Expired" ? error.fields : []
      if (overtaken.length === 0) return void toast.error(sentencesOf(error, common))
      setTold(answer)
      setChanges(overtaken.map(({ message }) => message))
      setOpen("overtaken")
    },
    quiet: true,
    invalidates: [...taskKeys, ["task"], workspaceQuery.queryKey],
    done: t("acceptedToast"),
    onDone: (_, { isTimeTaken }) => (isTimeTaken === 1 ? onReopen() : onClose()),
  })
  const question = startQuestionOf(view, asked)
  return (
    <div className="shrink-0 empty:hidden">
      {asked !== undefined && (
        <div role="status" className="flex flex-wrap items-start gap-3 border-b bg-warning-bg px-4 py-2.5">
          <div className="max-h-24 min-w-0 flex-1 overflow-y-auto max-md:basis-full">
            <b className="text-warning">{t(isFirst ? "requestTitle" : "pendingTitle")}</b>
            <p className="tnum">
              {lines(asked, isFirst ? {} : originOf(view, asked))
                .map(({ label, before, after }) => `${label} ${before === null ? "" : `${before} → `}${after}`)
                .join("　")}
            </p>
            {isFirst && <p className="text-muted-foreground">{t("requestHint")}</p>}
            {wish?.comment != null && <p className="text-muted-foreground">「{wish.comment}」</p>}
          </div>
          <Can do="answer" to={view}>
            <Button
              size="sm"
              busy={accept.isPending}
              onClick={() => leave(() => (question === undefined ? accept.mutate({}) : setOpen("start")))}
            >
              <Check />
              {t(isFirst ? "takeRequest" : "accept")}
            </Button>
            <Button size="sm" variant="outline" className="text-danger" onClick={() => leave(() => setOpen("reject"))}>
              <X />
              {t("reject")}
            </Button>
          </Can>
        </div>
      )}
      <Suspense>
        {open === "start" && question !== undefined && (
          <StartQuestion
            question={question}
            isBusy={accept.isPending}
            onAnswer={(isTimeTaken) => accept.mutate({ isTimeTaken })}
            onKeep={() => setOpen(undefined)}
          />
        )}
        {open === "reject" && <RejectWish view={view} onKeep={() => setOpen(undefined)} onDone={onClose} />}
      </Suspense>
      {open === "overtaken" && (
        <Dialog open onOpenChange={() => setOpen(undefined)}>
          <DialogContent width={500}>
            <DialogHeader title={t("overtakenTitle")} description={t("overtakenHint")} />
            <DialogBody>
              <ul className="flex list-disc flex-col gap-1 pl-5">
                {changes.map((sentence) => (
                  <li key={sentence} className="tnum">
                    {sentence}
                  </li>
                ))}
              </ul>
            </DialogBody>
            <DialogFooter>
              <Button variant="outline" onClick={() => setOpen(undefined)}>
                {t("keep")}
              </Button>
              <Button
                busy={accept.isPending}
                onClick={() => {
                  setOpen(undefined)
                  accept.mutate({ ...told, isSeen: 1 })
                }}
              >
                {t("acceptAnyway")}
              </Button>
            </DialogFooter>
          </DialogContent>
        </Dialog>
      )}
    </div>
  )
}
