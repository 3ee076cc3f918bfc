import { ChevronRight } from "lucide-react"
import { cn } from "@/lib/class-names.ts"
import { clockTime } from "@/lib/format.ts"
import { NoticeIcon, NoticeState } from "./notice-facts.tsx"
import type { Notice } from "./notice-queries.ts"

interface NoticeCardProps {
  readonly notice: Notice
  readonly onOpen: (notice: Notice) => void
}
/** One notice on the phone: the whole of it leads to what it tells of; unread is a word and a bar (25-3). */
export function NoticeCard({ notice, onOpen }: NoticeCardProps) {
  return (
    <button
      type="button"
      onClick={() => onOpen(notice)}
      className={cn(
        "flex min-h-17 w-full items-start gap-3 big-text:flex-wrap border-l-6 px-4 py-3 text-left",
        notice.isRead ? "border-transparent" : "border-primary bg-card",
      )}
    >
      <NoticeIcon notice={notice} />
      <span className="min-w-0 flex-1 big-text:basis-full">
        <span className="flex items-start gap-2">
          <NoticeState notice={notice} />
          <span className="tnum ml-auto shrink-0 text-sm text-muted-foreground">{clockTime(notice.at)}</span>
        </span>
        <span className={cn("block text-base", !notice.isRead && "font-bold")}>{notice.text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="big-text:hidden mt-3 size-5 shrink-0 text-muted-foreground" />
    </button>
  )
}
