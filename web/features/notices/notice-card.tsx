import { EllipsisVertical } from "lucide-react"
import { lazy } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { LateMenu } from "@/components/ui/late-menu.tsx"
import { cn } from "@/lib/class-names.ts"
import { clockTime } from "@/lib/format.ts"
import type { ListAction } from "@/lib/list/use-list.ts"
import { nextStepOf } from "./next-step.ts"
import { NoticeIcon, NoticeState } from "./notice-facts.tsx"
import type { Notice } from "./notice-queries.ts"

const NoticeMenu = lazy(() => import("./notice-menu.tsx"))

interface NoticeCardProps {
  readonly notice: Notice
  readonly actions: ReadonlyArray<ListAction<Notice>>
  readonly onOpen: (notice: Notice) => void
}
/** One notice on the phone: the whole of it leads to what it tells of; unread is a word and a bar (25-3). */
export function NoticeCard({ notice, actions, onOpen }: NoticeCardProps) {
  const { t } = useTranslation("notices")
  const step = nextStepOf(notice)
  return (
    <div
      className={cn(
        "flex flex-wrap items-stretch border-l-6",
        notice.isRead ? "border-transparent" : "border-primary bg-card",
      )}
    >
      <button
        type="button"
        onClick={() => onOpen(notice)}
        className="flex min-h-17 min-w-0 flex-1 items-start gap-3 big-text:flex-wrap py-3 pl-4 text-left"
      >
        <NoticeIcon notice={notice} />
        <span className="min-w-0 flex-1 big-text:basis-full">
          <span className="flex items-start gap-2">
            <NoticeState notice={notice} />
            <span className="tnum ml-auto shrink-0 text-sm text-muted-foreground">{clockTime(notice.at)}</span>
          </span>
          <span className={cn("block text-base", !notice.isRead && "font-bold")}>{notice.text}</span>
        </span>
      </button>
      <LateMenu
        className="grid w-12 shrink-0 place-items-center text-muted-foreground"
        aria-label={t("menu", { text: notice.text })}
        menu={(button) => <NoticeMenu button={button} notice={notice} actions={actions} />}
      >
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </LateMenu>
      {step !== undefined && (
        <div className="basis-full pr-4 pb-3 pl-18 big-text:pl-4">
          <Button
            variant="outline"
            className="h-12 w-full"
            aria-label={t("stepOf", { step: t(`step.${step}`), text: notice.text })}
            onClick={() => onOpen(notice)}
          >
            {t(`step.${step}`)}
          </Button>
        </div>
      )}
    </div>
  )
}
