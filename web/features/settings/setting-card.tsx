import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import type { SettingSection } from "./setting-sections.ts"

interface SettingCardProps {
  readonly section: SettingSection
  /** What a change means, in a sentence. */
  readonly hint?: React.ReactNode
  readonly children: React.ReactNode
}
/** One section of the settings: its head, what it means, its fields. */
export function SettingCard({ section, hint, children }: SettingCardProps) {
  const { t } = useTranslation("settings")
  return (
    <Card className="shrink-0">
      <section
        id={section}
        aria-labelledby={`head-${section}`}
        tabIndex={-1}
        className="scroll-mt-20 outline-none max-md:scroll-mt-40"
      >
        <header className="border-b px-5 py-3 max-md:px-4">
          <h2 id={`head-${section}`} className="text-base font-bold">
            {t(`section.${section}`)}
          </h2>
          {hint !== undefined && <p className="mt-1 text-xs text-muted-foreground">{hint}</p>}
        </header>
        <div className="p-5 max-md:p-4">{children}</div>
      </section>
    </Card>
  )
}
