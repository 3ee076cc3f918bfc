import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Count } from "@/components/ui/badge.tsx"
import { cn } from "@/lib/class-names.ts"
import { wrongFieldsOf } from "@/lib/form/wrong.ts"
import { useStaffForm } from "./staff-form.ts"
import { type Section, sectionOf } from "./staff-sections.ts"

/** The sections with the number of wrong fields in each; on phones a row to swipe. */
export function SectionNav({ sections }: { readonly sections: ReadonlyArray<Section> }) {
  const { t } = useTranslation("people")
  const { t: form } = useTranslation("form")
  const staff = useStaffForm()
  const wrong = wrongFieldsOf(staff.wrong)
  // Of somebody new nothing is right before it was looked at.
  const isLookedAt = staff.stored !== undefined || staff.refusals > 0
  const wrongIn = (section: Section) => wrong.filter((key) => sectionOf(key, sections) === section).length
  return (
    <nav
      aria-label={t("sections")}
      className="sticky top-20 flex flex-col gap-1 big-text:static big-text:flex-row big-text:overflow-x-auto big-text:pb-1 max-md:static max-md:flex-row max-md:overflow-x-auto max-md:pb-1"
    >
      {sections.map((section) => {
        const count = wrongIn(section)
        return (
          <a
            key={section}
            href={`#section-${section}`}
            onClick={(event) => {
              event.preventDefault()
              const card = document.getElementById(`section-${section}`)
              card?.scrollIntoView({ block: "start" })
              card?.focus({ preventScroll: true })
            }}
            className={cn(
              "flex min-h-9 items-center justify-between gap-2 rounded-md px-3 text-sm whitespace-nowrap hover:bg-muted big-text:border big-text:bg-card max-md:min-h-12 max-md:border max-md:bg-card",
              count > 0 && "text-danger",
            )}
          >
            {t(`section.${section}`)}
            {count > 0 ? (
              <Count value={count} label={form("toFix", { count })} />
            ) : (
              isLookedAt && <Check aria-hidden="true" className="size-4 text-success max-md:hidden" />
            )}
          </a>
        )
      })}
    </nav>
  )
}
