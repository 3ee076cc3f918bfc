import { MapPin, Navigation, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { cn } from "@/lib/class-names.ts"
import type { Arrangement } from "../day/arrangement.ts"
import { Mates, PlanFiles } from "./plan-parts.tsx"

const whereOf = ({ address, station }: Arrangement) =>
  [address, station].filter((part) => part !== null && part !== "").join("・")

/**
 * The address in two lines at most; whole for whoever opens it, and wherever the text is large by the app's setting or
 * the phone's own: there two lines hold too little of it.
 */
export function SiteAddress({ arrangement, isWhole = false }: { arrangement: Arrangement; isWhole?: boolean }) {
  const where = whereOf(arrangement)
  if (where === "") return null
  return (
    <p className="mt-0.5 flex gap-2 text-base text-muted-foreground">
      <MapPin aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
      <span className={cn("min-w-0", !isWhole && "line-clamp-2 big-text:line-clamp-none")}>{where}</span>
    </p>
  )
}

const mapOf = ({ siteName, address }: Arrangement) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address ?? siteName)}`

const canCall = ({ leaderPhone }: Arrangement) => leaderPhone !== null && leaderPhone !== ""
const hasWays = (arrangement: Arrangement) => canCall(arrangement) || arrangement.address !== null

/** The leader's telephone and the map. */
export function Ways({ arrangement, className }: { readonly arrangement: Arrangement; readonly className?: string }) {
  const { t } = useTranslation("today")
  const { leaderName, leaderPhone, address } = arrangement
  const looks = buttonVariants({
    variant: "outline",
    className: "h-auto min-h-13 min-w-0 flex-1 border-input text-base font-bold whitespace-normal max-md:h-auto",
  })
  if (!hasWays(arrangement)) return null
  return (
    <div className={cn("mt-3 flex gap-2.5 big-text:flex-col", className)}>
      {canCall(arrangement) && (
        <a href={`tel:${leaderPhone}`} className={cn(looks, "flex-[1.6]")}>
          <Phone aria-hidden="true" className="size-5" />
          <span className="big-text:hidden">{t("call", { name: leaderName ?? "" })}</span>
          <span className="hidden big-text:inline">{t("callShort")}</span>
        </a>
      )}
      {address !== null && (
        <a href={mapOf(arrangement)} target="_blank" rel="noreferrer" className={looks}>
          <Navigation aria-hidden="true" className="size-5" />
          {t("map")}
        </a>
      )}
    </div>
  )
}

/** Whatever else is known of the arrangement. */
export function SiteMore({ arrangement }: { readonly arrangement: Arrangement }) {
  return (
    <>
      <SiteAddress arrangement={arrangement} isWhole />
      {arrangement.note && <p className="mt-2 text-base whitespace-pre-wrap">{arrangement.note}</p>}
      <Mates arrangement={arrangement} />
      <PlanFiles arrangement={arrangement} />
      <Ways arrangement={arrangement} />
    </>
  )
}
/** In large text all that waits behind one line, so that the day and its button stay in sight. */
export function FoldedWays({ arrangement }: { readonly arrangement: Arrangement }) {
  const { t } = useTranslation("today")
  const { files = [], mates, note } = arrangement
  if (!whereOf(arrangement) && !hasWays(arrangement) && !note && !mates[0] && !files[0]) return null
  return (
    <details className="mt-1 hidden big-text:block">
      <summary className="flex min-h-12 items-center text-base leading-tight font-bold text-link">{t("ways")}</summary>
      <SiteMore arrangement={arrangement} />
    </details>
  )
}
