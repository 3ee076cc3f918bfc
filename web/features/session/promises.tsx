import {
  Calculator,
  CalendarSync,
  ChevronRight,
  FileX2,
  FolderUp,
  Laptop,
  Layers,
  ListChecks,
  MapPin,
  SlidersHorizontal,
  Smartphone,
  UsersRound,
} from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"

/** The ten promises in the specification's order (AUTH-01). */
const promises = [
  { key: "noFax", Icon: FileX2 },
  { key: "sharedCalendar", Icon: CalendarSync },
  { key: "papers", Icon: Smartphone },
  { key: "staff", Icon: UsersRound },
  { key: "pay", Icon: Calculator },
  { key: "shifts", Icon: Layers },
  { key: "punch", Icon: MapPin },
  { key: "files", Icon: FolderUp },
  { key: "settings", Icon: SlidersHorizontal },
  { key: "remote", Icon: Laptop },
] as const

export function PromiseList({ className }: { readonly className?: string }) {
  const { t } = useTranslation("session")
  return (
    <ul className={cn("grid gap-x-10", className)}>
      {promises.map(({ key, Icon }) => (
        <li key={key} className="flex min-h-18.5 items-center gap-3.5 border-t py-2 nth-last-[-n+2]:border-b">
          <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-secondary text-secondary-foreground">
            <Icon className="size-4.5" aria-hidden="true" />
          </span>
          <span>
            <b className="block text-base leading-5.5">{t(`promises.${key}.title`)}</b>
            <span className="text-xs text-muted-foreground">{t(`promises.${key}.detail`)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
/** On phones the promises stand behind one row. */
export function PromisesFolded() {
  const { t } = useTranslation("session")
  return (
    <details className="group rounded-xl border bg-card md:hidden">
      <summary className="flex min-h-18 list-none items-center gap-3 px-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <ListChecks className="size-6 shrink-0" aria-hidden="true" />
        <span className="min-w-0 flex-1">
          <b className="block text-sm">{t("promisesTitle")}</b>
          <span className="text-xs text-muted-foreground">{t("promisesHint")}</span>
        </span>
        <ChevronRight className="size-5 shrink-0 transition-transform group-open:rotate-90" aria-hidden="true" />
      </summary>
      <PromiseList className="grid-cols-1 px-4 pb-2" />
    </details>
  )
}
