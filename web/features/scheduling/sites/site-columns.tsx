import { Link } from "@tanstack/react-router"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { slashDate } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { lacksPrice } from "./lacks-price.ts"
import type { SiteView } from "./site-queries.ts"
import { stateWord } from "./site-states.ts"
import { StateBadge } from "./state-badge.tsx"
import { useTypeName } from "./use-type-name.ts"

const periodOf = ({ startTime, endTime }: Pick<SiteView, "startTime" | "endTime">) =>
  startTime === null && endTime === null
    ? ""
    : `${startTime === null ? "" : slashDate(startTime)} 〜 ${endTime === null ? "" : slashDate(endTime)}`

/** What the list of sites shows of each; prices and customers are missing for who may not see them. */
export const useSiteColumns = (): ReadonlyArray<ListColumn<SiteView>> => {
  const { t } = useTranslation(["works", "labels"])
  const typeName = useTypeName()
  return useMemo(
    () => [
      {
        key: "name",
        label: t("name"),
        value: ({ name }) => name,
        reading: ({ nameKana }) => nameKana,
        cell: (site) => <SiteName site={site} />,
        width: 18,
        grows: true,
        isFixed: true,
      },
      { key: "kana", label: t("nameKana"), value: ({ nameKana }) => nameKana, width: 12, isHidden: true },
      {
        key: "state",
        label: t("states"),
        value: ({ state }) => t(`state.${stateWord(state)}`),
        cell: ({ state }) => <StateBadge state={state} />,
        width: 7,
      },
      {
        key: "kind",
        label: t("kind"),
        value: typeName,
        width: 5.5,
      },
      {
        key: "customer",
        label: t("labels:customer"),
        isSent: ({ customerName }) => customerName !== undefined,
        value: ({ customerName }) => customerName ?? null,
        width: 12,
      },
      {
        key: "period",
        label: t("period"),
        value: periodOf,
        reading: ({ startTime }) => startTime,
        width: 13.5,
      },
      { key: "leader", label: t("leader"), value: ({ leaderName }) => leaderName, width: 7.5 },
      { key: "address", label: t("address"), value: ({ address }) => address, width: 16, grows: true },
      { key: "station", label: t("station"), value: ({ station }) => station, width: 11, isHidden: true },
      ...(["contractValue", "regularUnitPrice", "nightUnitPrice"] as const).map(
        (key): ListColumn<SiteView> => ({
          key,
          label: t(priceWords[key]),
          kind: "yen",
          isSent: (site) => site[key] !== undefined,
          value: (site) => site[key] ?? null,
          width: 11,
          isHidden: true,
        }),
      ),
    ],
    [t, typeName],
  )
}
const priceWords = {
  contractValue: "contractValue",
  regularUnitPrice: "regularPrice",
  nightUnitPrice: "nightPrice",
} as const

function SiteName({ site }: { readonly site: SiteView }) {
  const { t } = useTranslation("works")
  return (
    <>
      <Link
        to="/works/information"
        search={{ constructionSiteId: site.id }}
        tabIndex={-1}
        className="font-medium text-link hover:underline"
      >
        {site.name}
      </Link>
      {lacksPrice(site) && (
        <Badge tone="danger" className="ml-2">
          {t("noUnitPrice")}
        </Badge>
      )}
      {site.nameKana !== null && <span className="ml-2 text-2xs text-muted-foreground">{site.nameKana}</span>}
    </>
  )
}
