import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { type PressedFrom, planSize, pressPlan, wayOf } from "./press-plan.ts"
import { distanceText } from "./where-seen.tsx"

interface PressMapProps {
  readonly from: PressedFrom
  readonly accuracy: number | null
}
/** As much as 12.3km takes, with its space. */
const wordsWidth = 56

/**
 * Where a press lies of its site, drawn by ourselves: no map of another house hears where somebody was.
 *
 * The dashed circle is the site as far as it reaches, the plain one how well the telephone knew its place.
 */
export function PressMap({ from, accuracy }: PressMapProps) {
  const { t } = useTranslation("attendance")
  const { site, press, scale } = pressPlan(from, accuracy)
  const { width, height } = planSize
  const way = wayOf(from)
  const distance = distanceText(from.metres)
  const words = [
    way === undefined ? t("pressPlan.here") : t("pressPlan.away", { way: t(`pressPlan.way.${way}`), distance }),
    ...(accuracy === null ? [] : [t("pressPlan.accuracy", { distance: distanceText(accuracy) })]),
    t("pressPlan.reach", { distance: distanceText(from.siteMetres) }),
  ]
  // The distance stands on the side away from the site, where there is room for it.
  const isLeft = press.x < site.x ? press.x > wordsWidth : press.x > width - wordsWidth
  return (
    <svg
      role="img"
      aria-label={words.join(t("pressPlan.comma"))}
      viewBox={`0 0 ${width} ${height}`}
      className="w-full max-w-96 rounded-lg border bg-muted"
    >
      <circle
        cx={site.x}
        cy={site.y}
        r={site.radius}
        className="fill-card stroke-muted-foreground"
        strokeDasharray="4 3"
      />
      <circle
        cx={press.x}
        cy={press.y}
        r={press.radius}
        fillOpacity={0.15}
        className={from.isOnSite === false ? "fill-warning stroke-warning" : "fill-primary stroke-primary"}
      />
      <line x1={site.x} y1={site.y} x2={press.x} y2={press.y} className="stroke-foreground" strokeDasharray="2 2" />
      <rect x={site.x - 3.5} y={site.y - 3.5} width={7} height={7} className="fill-foreground" />
      <circle
        cx={press.x}
        cy={press.y}
        r={5}
        className={cn("stroke-card stroke-2", from.isOnSite === false ? "fill-warning" : "fill-primary")}
      />
      <text
        x={press.x + (isLeft ? -9 : 9)}
        y={press.y + 4}
        textAnchor={isLeft ? "end" : "start"}
        className="tnum fill-foreground text-xs font-bold"
      >
        {distance}
      </text>
      <g className="stroke-muted-foreground">
        <path d={`M10 ${height - 14}v4h${scale.length}v-4`} fill="none" />
        <path d={`M${width - 16} 34V14m-4 6l4-6l4 6`} fill="none" />
      </g>
      <text x={14} y={height - 14} className="tnum fill-muted-foreground text-xs">
        {distanceText(scale.metres)}
      </text>
      <text x={width - 16} y={46} textAnchor="middle" className="fill-muted-foreground text-xs">
        {t("pressPlan.northSign")}
      </text>
    </svg>
  )
}
