import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type DayProblem, dayProblems, type Look, lookOfProblem } from "#modules/timekeeping/codes.ts"
import { Badge, type BadgeTone } from "@/components/ui/badge.tsx"
import { cn } from "@/lib/class-names.ts"
import { DayMark } from "./day-mark.tsx"

/** What keeps the month from being closed is red, what asks for a look is amber. */
const toneOf = (problem: DayProblem) => tones[lookOfProblem[problem]]
const tones = { urgent: "danger", mild: "warning" } as const satisfies Record<Look, BadgeTone>

/** The problem in words. */
export function ProblemBadges({ problems }: { readonly problems: ReadonlyArray<DayProblem> }) {
  const { t } = useTranslation("attendance")
  return problems.map((problem) => (
    <Badge key={problem} tone={toneOf(problem)}>
      <TriangleAlert aria-hidden="true" />
      {t(`problem.${problem}`)}
    </Badge>
  ))
}
/** One letter for a narrow cell; the words stand in the legend and in the cell's name. */
export function ProblemGlyph({ problem }: { readonly problem: DayProblem }) {
  const { t } = useTranslation("attendance")
  return (
    <span
      aria-hidden="true"
      className={cn(
        "grid size-4 place-items-center rounded-sm text-[0.625rem] leading-none font-bold outdoor:outline-1 print:in-[td]:inline print:in-[td]:text-[0.4375rem]",
        toneOf(problem) === "danger" ? "bg-danger-bg text-danger" : "bg-warning-bg text-warning",
      )}
    >
      {t(`glyph.${problem}`)}
    </span>
  )
}
const marks = [
  ["day", "kind.day"],
  ["night", "kind.night"],
  ["half", "kind.half"],
  ["working", "open"],
  ["planned", "planned"],
] as const
export function ProblemLegend({ className }: { readonly className?: string }) {
  const { t } = useTranslation("attendance")
  return (
    <ul
      aria-label={t("legend")}
      className={cn(
        "flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t px-5 py-1.5 text-2xs text-muted-foreground",
        className,
      )}
    >
      {marks.map(([kind, word]) => (
        <li key={kind} className="flex items-center gap-1">
          <DayMark kind={kind} />
          {t(word)}
        </li>
      ))}
      {dayProblems.map((problem) => (
        <li key={problem} className="flex items-center gap-1">
          <ProblemGlyph problem={problem} />
          {t(`problem.${problem}`)}
        </li>
      ))}
      <li className="ml-auto flex items-center gap-1">
        <span aria-hidden="true" className="size-0 border-t-6 border-r-6 border-t-primary border-r-transparent" />
        {t("corrected")}
      </li>
    </ul>
  )
}
