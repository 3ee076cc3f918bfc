import { Card } from "@/components/ui/card.tsx"

interface SectionProps {
  readonly title: string
  readonly detail?: string | undefined
  readonly action?: React.ReactNode
  readonly children: React.ReactNode
}
/** A card of a site's page: its head, and lines of terms and facts. */
export function Section({ title, detail, action, children }: SectionProps) {
  return (
    <Card>
      <section aria-label={title}>
        <div className="flex min-h-10 items-center gap-2 border-b px-4 py-1.5">
          <h2 className="flex-1 text-sm font-bold">{title}</h2>
          {detail !== undefined && <span className="text-2xs text-muted-foreground">{detail}</span>}
          {action}
        </div>
        {children}
      </section>
    </Card>
  )
}
/** What is not known has no line. */
export function Row({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return children === null || children === undefined || children === false ? null : (
    <div className="flex gap-4 border-b px-4 py-2 last:border-b-0">
      <dt className="w-28 shrink-0 text-muted-foreground">{term}</dt>
      <dd className="min-w-0 flex-1 whitespace-pre-line">{children}</dd>
    </div>
  )
}
