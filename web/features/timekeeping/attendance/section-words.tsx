import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type Standing, standings } from "#modules/timekeeping/codes.ts"
import { cn } from "@/lib/class-names.ts"
import { urgentLooks } from "./day-sections.ts"

interface SectionWordsProps {
  readonly standing: string
  readonly count: number
}
const sectionOf = (standing: string): Standing | "none" => standings.find((one) => one === standing) ?? "none"

/** まだ来ていません 3 */
export function SectionWords({ standing, count }: SectionWordsProps) {
  const { t } = useTranslation("attendance")
  const looks = urgentLooks[standing]
  return (
    <span className={cn("tnum inline-flex items-center gap-1.5 font-bold", looks)}>
      {looks !== undefined && <TriangleAlert aria-hidden="true" className="size-3.5" />}
      {t(`section.${sectionOf(standing)}`)} {count}
    </span>
  )
}
