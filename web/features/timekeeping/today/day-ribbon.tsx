import { useTranslation } from "react-i18next"
import type { MyDay } from "../day/my-day.ts"
import { clockOf } from "./clock-span.tsx"

const hour = 3_600_000
/** Hours of Tokyo are whole hours of UTC. */
const floorHour = (millis: number) => Math.floor(millis / hour) * hour
const ceilHour = (millis: number) => Math.ceil(millis / hour) * hour

interface Piece {
  readonly kind: "plan" | "early" | "work" | "rest"
  readonly from: number
  readonly to: number
}
const looks = {
  plan: "border border-dashed border-input rounded-full",
  early: "bg-success opacity-45",
  work: "bg-success",
  rest: "bg-[repeating-linear-gradient(135deg,var(--warning)_0_3px,var(--warning-bg)_3px_7px)]",
} as const satisfies Record<Piece["kind"], string>

const piecesOf = ({ stretches, arrangements }: MyDay, countsFromPunch: boolean, now: number): ReadonlyArray<Piece> => {
  const plans = arrangements.map(({ startsAt, endsAt }) => ({ kind: "plan" as const, from: startsAt, to: endsAt }))
  const done = stretches.flatMap((one): ReadonlyArray<Piece> => {
    const to = one.checkOut ?? now
    const start = arrangements.find(({ taskId }) => taskId === one.taskId)?.startsAt
    const counted = !countsFromPunch && start !== undefined && start > one.checkIn ? Math.min(start, to) : one.checkIn
    const rests = one.rests.map((rest) => ({ kind: "rest" as const, from: rest.from, to: rest.to ?? now }))
    return [{ kind: "early", from: one.checkIn, to: counted }, { kind: "work", from: counted, to }, ...rests]
  })
  return [...plans, ...done].filter(({ from, to }) => to > from)
}
interface DayRibbonProps {
  readonly day: MyDay
  readonly countsFromPunch: boolean
  readonly now: number
}
/** The day as one line: planned dashed, worked solid, before the start pale, break hatched, now a line. */
export function DayRibbon({ day, countsFromPunch, now }: DayRibbonProps) {
  const { t } = useTranslation("today")
  const pieces = piecesOf(day, countsFromPunch, now)
  if (pieces.length === 0) return null
  const isOver = day.open === undefined
  const points = [...pieces.flatMap(({ from, to }) => [from, to]), ...(isOver ? [] : [now])]
  const from = floorHour(Math.min(...points) - hour / 2)
  const to = ceilHour(Math.max(...points) + hour / 2)
  const at = (millis: number) => `${((millis - from) / (to - from)) * 100}%`
  const words = pieces.flatMap((piece) => {
    const times = { from: clockOf(piece.from), to: clockOf(piece.to) }
    if (piece.kind === "early") return []
    return [
      t(piece.kind === "plan" ? "ribbon.planned" : piece.kind === "rest" ? "ribbon.rest" : "ribbon.worked", times),
    ]
  })
  return (
    <div role="img" aria-label={`${t("ribbon.label")}: ${words.join(", ")}`} className="big-text:hidden">
      <div className="relative h-4.5 rounded-full border bg-muted">
        {pieces.map((piece) => (
          <span
            key={`${piece.kind}${piece.from}`}
            className={`absolute inset-y-0 ${looks[piece.kind]}`}
            style={{ left: at(piece.from), width: `calc(${at(piece.to)} - ${at(piece.from)})` }}
          />
        ))}
        {!isOver && <span className="absolute -inset-y-1.5 w-1 rounded-sm bg-foreground" style={{ left: at(now) }} />}
      </div>
      <Hours from={from} to={to} at={at} />
    </div>
  )
}
interface HoursProps {
  readonly from: number
  readonly to: number
  readonly at: (millis: number) => string
}
/** Both ends, and noon or midnight between them. */
function Hours({ from, to, at }: HoursProps) {
  const { t } = useTranslation("today")
  const hours = Array.from({ length: (to - from) / hour + 1 }, (_, step) => from + step * hour)
  const middle = hours.filter(
    (one) => ["12:00", "00:00"].includes(clockOf(one)) && one - from > 2 * hour && to - one > 2 * hour,
  )
  const word = (millis: number) => t("ribbon.hour", { hour: Number(clockOf(millis).slice(0, 2)) })
  return (
    <div className="tnum relative mt-1 flex justify-between text-sm text-muted-foreground">
      <span>{word(from)}</span>
      {middle.map((one) => (
        <span key={one} className="absolute -translate-x-1/2" style={{ left: at(one) }}>
          {Number(clockOf(one).slice(0, 2))}
        </span>
      ))}
      <span>{word(to)}</span>
    </div>
  )
}
