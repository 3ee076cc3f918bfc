import { Card } from "@/components/ui/card.tsx"

interface PartnerSectionProps {
  readonly title: string
  readonly detail?: React.ReactNode
  readonly children: React.ReactNode
}
/** One section of the form: a card with its head and a grid of four columns. */
export function PartnerSection({ title, detail, children }: PartnerSectionProps) {
  return (
    <Card className="shrink-0">
      <section aria-label={title}>
        <header className="flex min-h-12 flex-wrap items-center gap-3 border-b px-5 py-2 max-md:px-4">
          <h2 className="text-base font-bold">{title}</h2>
          {detail !== undefined && <span className="text-xs text-muted-foreground">{detail}</span>}
        </header>
        <div className="grid grid-cols-4 items-start gap-x-4 gap-y-5 p-5 md:big-text:grid-cols-2 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:p-4">
          {children}
        </div>
      </section>
    </Card>
  )
}
