import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type AskedStanding, askedStandings, type Look, looks } from "#modules/timekeeping/codes.ts"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { cn } from "@/lib/class-names.ts"
import { figure } from "@/lib/format.ts"
import type { AttendancePlace } from "./attendance-place.ts"
import { cellKinds } from "./attendance-search.ts"

type Tone = "plain" | "danger" | "warning"
const edges = {
  plain: "border-strong",
  danger: "border-danger/50 text-danger",
  warning: "border-warning/50 text-warning",
} as const satisfies Record<Tone, string>

interface ChipProps {
  readonly word: string
  readonly count: number
  readonly tone: Tone
  readonly isOn: boolean
  readonly onPress: () => void
}
/** A count that is a filter too. Nothing to look at has no colour. */
function Chip({ word, count, tone, isOn, onPress }: ChipProps) {
  const seen = count === 0 ? "plain" : tone
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cn(
        "tnum inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border px-3 text-sm whitespace-nowrap big-text:h-auto max-md:h-12 max-md:text-base",
        edges[seen],
        isOn ? "border-primary bg-secondary font-bold" : "bg-card hover:bg-muted",
      )}
    >
      {seen !== "plain" && <TriangleAlert aria-hidden="true" className="size-3.5" />}
      {word} <b>{figure(count)}</b>
    </button>
  )
}

const tones = {
  missing: "danger",
  unfinished: "danger",
  late: "warning",
  working: "plain",
  later: "plain",
  done: "plain",
  off: "plain",
} as const satisfies Record<AskedStanding, Tone>

interface StandingChipsProps {
  readonly counts: Readonly<Record<AskedStanding | "planned", number>>
  readonly place: AttendancePlace
}
/** 予定・未出勤・未退勤・遅刻・勤務中・これから・退勤済・休み: who stands where, and a press shows only them. */
export function StandingChips({ counts, place }: StandingChipsProps) {
  const { t } = useTranslation("attendance")
  const on = place.standing
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 max-md:big-text:flex-nowrap max-md:big-text:overflow-x-auto max-md:big-text:pb-1">
      <legend className="sr-only">{t("standings")}</legend>
      <Chip
        word={t("standing.planned")}
        count={counts.planned}
        tone="plain"
        isOn={on === undefined}
        onPress={() => place.stand(undefined)}
      />
      {askedStandings.map((standing) => (
        <Chip
          key={standing}
          word={t(`standing.${standing}`)}
          count={counts[standing]}
          tone={tones[standing]}
          isOn={on === standing}
          onPress={() => place.stand(on === standing ? undefined : standing)}
        />
      ))}
    </fieldset>
  )
}

interface LookChipsProps {
  readonly counts: Readonly<Record<Look, number>>
  readonly place: AttendancePlace
}
/** 確認が必要・見ておく: of how many days, and a press shows only the people who have one. */
export function LookChips({ counts, place }: LookChipsProps) {
  const { t } = useTranslation("attendance")
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t("state")}</legend>
      {looks.map((look) => (
        <Chip
          key={look}
          word={t(`look.${look}`)}
          count={counts[look]}
          tone={look === "urgent" ? "danger" : "warning"}
          isOn={place.look === look}
          onPress={() => place.lookAt(place.look === look ? undefined : look)}
        />
      ))}
    </fieldset>
  )
}

/** 記号｜時間｜人工: what stands in the month's cells. */
export function CellChoice({ place }: { readonly place: AttendancePlace }) {
  const { t } = useTranslation("attendance")
  return (
    <ToggleGroup
      label={t("cells")}
      value={place.cells}
      onChange={place.fill}
      options={cellKinds.map((kind) => ({ value: kind, label: t(`cell.${kind}`) }))}
    />
  )
}
