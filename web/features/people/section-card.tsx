import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import type { Section } from "./staff-sections.ts"

interface SectionCardProps {
  readonly section: Section
  /** The grey words beside the title. */
  readonly detail?: React.ReactNode
  readonly aside?: React.ReactNode
  readonly children: React.ReactNode
}
/** One section of the form: a card with its head and a grid of four columns. */
export function SectionCard({ section, detail, aside, children }: SectionCardProps) {
  const { t } = useTranslation("people")
  return (
    <Card className="shrink-0">
      <section
        id={`section-${section}`}
        aria-labelledby={`head-${section}`}
        data-section={section}
        tabIndex={-1}
        className="scroll-mt-20 outline-none max-md:scroll-mt-40"
      >
        <header className="flex min-h-12 flex-wrap items-center gap-3 border-b px-5 py-2 max-md:px-4">
          <h2 id={`head-${section}`} className="text-base font-bold">
            {t(`section.${section}`)}
          </h2>
          {detail !== undefined && <span className="text-xs text-muted-foreground">{detail}</span>}
          {aside !== undefined && <span className="ml-auto">{aside}</span>}
        </header>
        <div className="grid grid-cols-4 items-start gap-x-4 gap-y-5 p-5 md:big-text:grid-cols-2 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:p-4">
          {children}
        </div>
      </section>
    </Card>
  )
}
