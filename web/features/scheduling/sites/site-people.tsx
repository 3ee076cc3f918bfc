import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import { slashDate } from "@/lib/format.ts"
import { RecordLink } from "../task/more/record-link.tsx"
import { siteStaffQuery } from "./site-queries.ts"
import { Section } from "./site-section.tsx"

/** Everybody of a site: who stands on it, and who is or was arranged there, with on how many days. */
export function SitePeople({ siteId }: { readonly siteId: number }) {
  const { t } = useTranslation("works")
  const tradeName = useTradeName()
  const { data: people } = useQuery(siteStaffQuery(siteId))
  if (people === undefined || people.length === 0) return null
  return (
    <Section title={t("people")} detail={t("peopleCount", { count: people.length })}>
      <ul className="max-h-90 overflow-y-auto">
        {people.map(({ days, isLeader, isOnSite, lastDay, name, trade, userId, vendorCompanyName }) => (
          <li key={userId} className="flex items-center gap-3 border-b px-4 py-2 last:border-b-0">
            <Avatar name={name} size={24} />
            <span className="min-w-0 flex-1">
              <RecordLink kind="staff" id={userId} className="block truncate">
                {name}
              </RecordLink>
              <span className="block truncate text-xs text-muted-foreground">
                {[vendorCompanyName, trade === null ? null : tradeName(trade)].filter(Boolean).join("・")}
              </span>
            </span>
            {isLeader ? <Badge>{t("leader")}</Badge> : isOnSite && <Badge tone="outline">{t("standing")}</Badge>}
            <span className="tnum text-right text-xs text-muted-foreground">
              {days > 0 && t("daysThere", { count: days })}
              {lastDay !== null && <span className="block">{t("lastDay", { day: slashDate(lastDay) })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
