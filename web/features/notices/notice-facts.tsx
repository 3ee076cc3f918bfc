import {
  Banknote,
  Bell,
  Building2,
  CalendarDays,
  CircleHelp,
  CreditCard,
  FileText,
  MailWarning,
  MessageSquare,
  Receipt,
  UserCheck,
  Users,
} from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { cn } from "@/lib/class-names.ts"
import type { Notice } from "./notice-queries.ts"

/** Kinds that have a picture of their own, or their area has; all others are a bell. */
const icons: Readonly<Record<string, typeof Bell>> = {
  slipReady: Banknote,
  askEnd: CircleHelp,
  askStart: CircleHelp,
  mailFailed: MailWarning,
  invitationAnswered: UserCheck,
  customerWish: MessageSquare,
  wishAnswered: MessageSquare,
  slotAsked: Users,
  slotAnswered: Users,
  slotTakenBack: Users,
  task: CalendarDays,
  paper: FileText,
  expense: Receipt,
  billing: CreditCard,
  signUp: CreditCard,
  company: Building2,
  companyDecided: Building2,
}
const iconOf = (kind: string) => icons[kind] ?? icons[kind.split(".", 1)[0] ?? ""] ?? Bell

/** The picture of what it tells of, in amber while it waits for an answer. */
export function NoticeIcon({ notice }: { readonly notice: Notice }) {
  const Icon = iconOf(notice.kind)
  return (
    <span
      aria-hidden="true"
      className={cn(
        "grid size-11 shrink-0 place-items-center rounded-lg big-text:hidden",
        notice.isWaiting ? "bg-warning-bg text-warning" : "bg-secondary text-secondary-foreground",
      )}
    >
      <Icon className="size-5" />
    </span>
  )
}
/** Unread, waiting for an answer, or nothing to say. */
export function NoticeState({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation("notices")
  return (
    <span className="inline-flex flex-wrap gap-1">
      {notice.isWaiting && <Badge tone="warning">{t("waiting")}</Badge>}
      {!notice.isRead && <Badge tone="primary">{t("unread")}</Badge>}
    </span>
  )
}
