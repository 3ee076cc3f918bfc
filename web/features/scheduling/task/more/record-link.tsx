import { useTranslation } from "react-i18next"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { cn } from "@/lib/class-names.ts"

interface RecordLinkProps {
  readonly kind: "staff" | "vendor" | "customer"
  readonly id: number
  readonly children: React.ReactNode
  /** The customer's page opens to be edited; only for whoever may. */
  readonly edits?: boolean
  readonly className?: string
}
/** A name that opens its record in a new tab, for whoever the server opens that page to (TASK-53). */
export function RecordLink({ kind, id, children, edits = false, className }: RecordLinkProps) {
  const { t } = useTranslation("arranging")
  if (!isOpen(useWorkspace(), `/${kind}/${id}`)) return <span className={className}>{children}</span>
  return (
    <a
      href={`/${kind}/${id}${edits ? "?edit=true" : ""}`}
      target="_blank"
      rel="noopener noreferrer"
      className={cn("hover:text-link hover:underline", className)}
    >
      {children}
      <span className="sr-only">（{t("opensNewTab")}）</span>
    </a>
  )
}
