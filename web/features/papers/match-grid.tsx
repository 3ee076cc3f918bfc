import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { weekdayOf } from "@/lib/format.ts"
import { headsText } from "./match-figures.tsx"
import type { MatchView } from "./match-queries.ts"

interface MatchGridProps {
  readonly view: MatchView
  readonly onlyDifferences: boolean
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
}
const sums = (days: ReadonlyArray<{ readonly ours: number }>) => days.reduce((sum, { ours }) => sum + ours, 0)
const gapText = (gap: number) => (gap === 0 ? "—" : headsText(Math.round(gap * 100) / 100))

/** Everybody's days beside each other; a day that differs can be chosen. */
export function MatchGrid({ chosen, onChoose, onlyDifferences, view }: MatchGridProps) {
  const { t, i18n } = useTranslation("match")
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: "narrow", timeZone: "UTC" })
  const days = [...new Set(view.people.flatMap((one) => one.days.map(({ day }) => day)))].toSorted()
  const people = view.people.filter(({ days: of }) => !onlyDifferences || of.some((one) => one.ours !== one.claimed))
  const every = view.people.flatMap((one) => one.days)
  return (
    <div className="overflow-x-auto max-md:hidden">
      <table className="tnum w-full border-separate border-spacing-0 text-center text-sm">
        <thead className="text-xs text-muted-foreground">
          <tr>
            <th scope="col" className="min-w-33 border-b px-3 py-2 text-left font-normal">
              {t("name")}
            </th>
            {days.map((day) => (
              <th scope="col" key={day} className="min-w-6 border-b font-normal">
                {Number(day.slice(8))}
                <br />
                <span className={cn(weekdayOf(day) === 0 && "text-destructive", weekdayOf(day) === 6 && "text-link")}>
                  {weekday.format(new Date(`${day}T00:00:00Z`))}
                </span>
              </th>
            ))}
            {[t("our"), t("their"), t("gap")].map((name) => (
              <th scope="col" key={name} className="border-b px-2 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((one) => {
            const of = new Map(one.days.map((day) => [day.day, day]))
            return (
              <tr key={`${one.staffId} ${one.name}`}>
                <th scope="row" className="border-b px-3 py-3 text-left font-medium">
                  {one.name}
                  {one.staffId === null && <small className="block text-warning">{t("unknown")}</small>}
                </th>
                {days.map((day) => {
                  const cell = of.get(day)
                  if (cell === undefined) return <td key={day} className="border-b" />
                  if (cell.ours === cell.claimed)
                    return (
                      <td key={day} className="border-b">
                        <span className="inline-block min-w-5 rounded-sm bg-muted py-1">{cell.ours}</span>
                      </td>
                    )
                  const name = `${day} ${one.name} ${t("our")} ${cell.ours} ${t("their")} ${cell.claimed}`
                  return (
                    <td key={day} className="border-b">
                      <button
                        type="button"
                        aria-label={name}
                        aria-pressed={chosen === cell.key}
                        onClick={() => onChoose(cell.key)}
                        className={cn(
                          "min-h-6 min-w-6 rounded-sm border border-warning bg-warning-bg py-1 font-semibold text-warning",
                          chosen === cell.key && "outline-2 outline-warning",
                        )}
                      >
                        {cell.ours}
                      </button>
                    </td>
                  )
                })}
                <td className="border-b px-2 text-right font-semibold">{headsText(one.ours)}</td>
                <td className="border-b px-2 text-right">{headsText(one.claimed)}</td>
                <td
                  className={cn("border-b px-2 text-right", one.ours !== one.claimed && "font-semibold text-warning")}
                >
                  {gapText(one.claimed - one.ours)}
                </td>
              </tr>
            )
          })}
        </tbody>
        <tfoot className="text-xs">
          <tr>
            <th scope="row" className="px-3 py-2 text-left">
              {t("sum")}
            </th>
            {days.map((day) => (
              <td key={day}>{sums(every.filter((one) => one.day === day))}</td>
            ))}
            <td className="px-2 text-right font-semibold">{headsText(view.sums.ours)}</td>
            <td className="px-2 text-right font-semibold">{headsText(view.sums.claimed)}</td>
            <td className="px-2 text-right font-semibold">{gapText(view.sums.claimed - view.sums.ours)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
