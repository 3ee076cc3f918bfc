import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { projectTypes } from "#modules/kernel/codes/project.ts"
import { Badge, type BadgeTone } from "@/components/ui/badge.tsx"
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table.tsx"
import { slashDate } from "@/lib/format.ts"
import { useIsPhone } from "@/lib/is-phone.ts"
import type { SiteView } from "./site-queries.ts"
import { type OfferedState, stateWord } from "./site-states.ts"

const tones = {
  comingToWork: "primary",
  working: "success",
  pause: "warning",
  completed: "muted",
} as const satisfies Record<OfferedState, BadgeTone>
export function StateBadge({ state }: { readonly state: number }) {
  const { t } = useTranslation("works")
  const word = stateWord(state)
  return <Badge tone={tones[word]}>{t(`state.${word}`)}</Badge>
}
const periodOf = ({ startTime, endTime }: Pick<SiteView, "startTime" | "endTime">) =>
  startTime === null && endTime === null
    ? ""
    : `${startTime === null ? "" : slashDate(startTime)} 〜 ${endTime === null ? "" : slashDate(endTime)}`

/** Desks: a table; phones: a card for each, the same facts. */
export function SitesTable({ rows }: { readonly rows: ReadonlyArray<SiteView> }) {
  return useIsPhone() ? <Cards rows={rows} /> : <Rows rows={rows} />
}
function Rows({ rows }: { readonly rows: ReadonlyArray<SiteView> }) {
  const { t } = useTranslation(["works", "labels"])
  return (
    <Table label={t("title")}>
      <TableHeader>
        <TableRow>
          <TableHead sticky>{t("name")}</TableHead>
          <TableHead>{t("states")}</TableHead>
          <TableHead>{t("kind")}</TableHead>
          <TableHead>{t("labels:customer")}</TableHead>
          <TableHead>{t("period")}</TableHead>
          <TableHead>{t("leader")}</TableHead>
          <TableHead>{t("address")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((site) => (
          <TableRow key={site.id}>
            <TableCell sticky className="max-w-80">
              <SiteLink site={site} />
              {site.nameKana !== null && <span className="ml-2 text-2xs text-muted-foreground">{site.nameKana}</span>}
            </TableCell>
            <TableCell>
              <StateBadge state={site.state} />
            </TableCell>
            <TableCell className="whitespace-nowrap">
              {site.type === projectTypes.fixedPrice ? t("fixedPrice") : t("labor")}
            </TableCell>
            <TableCell className="big-text:min-w-40">{site.customerName}</TableCell>
            <TableCell className="tnum whitespace-nowrap">{periodOf(site)}</TableCell>
            <TableCell className="whitespace-nowrap">{site.leaderName}</TableCell>
            <TableCell className="max-w-72 truncate big-text:min-w-72 big-text:whitespace-normal">
              {site.address}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
function SiteLink({ site }: { readonly site: SiteView }) {
  return (
    <Link
      to="/works/information"
      search={{ constructionSiteId: site.id }}
      className="font-medium text-link hover:underline"
    >
      {site.name}
    </Link>
  )
}
function Cards({ rows }: { readonly rows: ReadonlyArray<SiteView> }) {
  const { t } = useTranslation("works")
  return (
    <ul className="min-h-0 flex-1 overflow-y-auto">
      {rows.map((site) => (
        <li key={site.id} className="border-b">
          <Link to="/works/information" search={{ constructionSiteId: site.id }} className="block px-4 py-3">
            <span className="flex items-center gap-2">
              <b className="min-w-0 flex-1 truncate text-base">{site.name}</b>
              <StateBadge state={site.state} />
            </span>
            <span className="block truncate text-sm text-muted-foreground">
              {[site.type === projectTypes.fixedPrice ? t("fixedPrice") : t("labor"), site.customerName, site.address]
                .filter(Boolean)
                .join("・")}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
