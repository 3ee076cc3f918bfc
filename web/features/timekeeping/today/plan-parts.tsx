import { Paperclip, Users } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import type { Arrangement } from "../day/arrangement.ts"

interface PartProps {
  readonly arrangement: Arrangement
  readonly className?: string
}
/** Who else is on it. */
export function Mates({ arrangement: { mates }, className }: PartProps) {
  const { t } = useTranslation("today")
  if (mates.length === 0) return null
  return (
    <p className={cn("mt-2 flex gap-2 text-base", className)}>
      <Users aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-muted-foreground" />
      <span className="min-w-0">
        <span className="sr-only">{t("mates")} </span>
        {mates.join("・")}
      </span>
    </p>
  )
}
/** Drawings and papers of the arrangement and its site: each opens beside the page, as long as there is a network (BEY-01). */
export function PlanFiles({ arrangement: { files = [] }, className }: PartProps) {
  const { t } = useTranslation("today")
  if (files.length === 0) return null
  return (
    <ul aria-label={t("files")} className={cn("flex flex-col text-base", className)}>
      {files.map(({ id, name, url }) => (
        <li key={id}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-12 min-w-0 items-center gap-2 text-link"
          >
            <Paperclip aria-hidden="true" className="size-4.5 shrink-0" />
            <span className="truncate">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
