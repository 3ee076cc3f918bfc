import { Building2, ChevronLeft, MapPin } from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import type { Today } from "#modules/timekeeping/contract.ts"
import { Button } from "@/components/ui/button.tsx"
import { Input } from "@/components/ui/input.tsx"
import { clockTime } from "@/lib/format.ts"
import type { PressFacts } from "@/lib/punch-queue/press.ts"
import { matchesTyped } from "@/lib/typed-search.ts"
import type { MyDay } from "../day/my-day.ts"
import { Overlay, OverlayBody } from "./overlay.tsx"
import { inFor } from "./steps.ts"

interface SiteChoiceProps {
  readonly day: MyDay
  readonly sites: Today["sites"]
  readonly pressedAt: string
  readonly onChoose: (facts: PressFacts) => void
  readonly onClose: () => void
}
const searchedFrom = 8
const rowLooks =
  "flex min-h-15 w-full items-center gap-3 rounded-xl border border-strong bg-card px-4 py-2 text-left hover:bg-muted"

/** 「どこで仕事をしますか？」: today's arrangements first, then sites, then the office. */
export function SiteChoice({ day, sites, pressedAt, onChoose, onClose }: SiteChoiceProps) {
  const { t } = useTranslation("today")
  const title = useId()
  const [typed, setTyped] = useState("")
  const arranged = new Set(day.arrangements.map(({ constructionSiteId }) => constructionSiteId))
  const found = sites.filter(
    (site) =>
      !arranged.has(site.constructionSiteId) &&
      matchesTyped(typed, site.siteName, site.siteKana ?? undefined, site.address ?? undefined),
  )
  return (
    <Overlay titleId={title} onClose={onClose}>
      <header className="flex min-h-15 shrink-0 items-center gap-1 border-b bg-card px-2">
        <Button variant="ghost" size="icon" aria-label={t("ticks.back")} onClick={onClose}>
          <ChevronLeft />
        </Button>
        <h2 id={title} className="text-lg font-bold">
          {t("sites.title")}
        </h2>
      </header>
      <OverlayBody className="flex flex-col gap-2.5">
        <p className="text-base text-muted-foreground">{t("sites.pressed", { time: clockTime(pressedAt) })}</p>
        {sites.length > searchedFrom && (
          <Input
            type="search"
            className="shrink-0"
            aria-label={t("sites.search")}
            placeholder={t("sites.search")}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <ul className="flex flex-col gap-2.5">
          {day.arrangements.map((arrangement) => (
            <SiteRow
              key={arrangement.taskId}
              name={arrangement.siteName}
              detail={t("ticks.planned")}
              onChoose={() => onChoose(inFor(arrangement))}
            />
          ))}
          {found.map(({ constructionSiteId, siteName, address }) => (
            <SiteRow
              key={constructionSiteId}
              name={siteName}
              detail={address}
              onChoose={() => onChoose({ kind: "in", constructionSiteId, siteName })}
            />
          ))}
          {typed !== "" && found.length === 0 && <li className="py-3 text-base">{t("sites.nothing", { typed })}</li>}
          <li>
            <button type="button" className={rowLooks} onClick={() => onChoose({ kind: "in", isOffice: true })}>
              <Building2 aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
              <b className="text-base">{t("sites.office")}</b>
            </button>
          </li>
        </ul>
      </OverlayBody>
    </Overlay>
  )
}
interface SiteRowProps {
  readonly name: string
  readonly detail: string | null
  readonly onChoose: () => void
}
function SiteRow({ name, detail, onChoose }: SiteRowProps) {
  return (
    <li>
      <button type="button" className={rowLooks} onClick={onChoose}>
        <MapPin aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
        <span className="min-w-0">
          <b className="block text-base">{name}</b>
          {detail !== null && <span className="block text-sm text-muted-foreground">{detail}</span>}
        </span>
      </button>
    </li>
  )
}
