import { useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { MapPin, TrainFront } from "lucide-react"
import { useTranslation } from "react-i18next"
import { projectTypes } from "#modules/kernel/codes/project.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { buttonVariants } from "@/components/ui/button.tsx"
import { figure, slashDate } from "@/lib/format.ts"
import { Field } from "@/lib/permissions.tsx"
import { RecordLink } from "../task/more/record-link.tsx"
import { SiteFiles } from "./site-files.tsx"
import { SiteHead } from "./site-head.tsx"
import { SitePeople } from "./site-people.tsx"
import { type SiteView, siteQuery } from "./site-queries.ts"
import { Row, Section } from "./site-section.tsx"
import { SiteTasks } from "./site-tasks.tsx"
import { OwnAnswer, SiteVendors } from "./site-vendors.tsx"
import { ThisWeek } from "./this-week.tsx"

const route = getRouteApi("/_shell/works/information")

interface SitePageProps {
  /** What was asked for the site, where its reader has the page of it. */
  readonly expenses?: (siteId: number) => React.ReactNode
  /** 収支 of this month, likewise. */
  readonly month?: (siteId: number) => React.ReactNode
}
/** 現場情報 (07): what is known of a site, as far as this person may know it, and what is to come beside it. */
export function SitePage({ expenses, month }: SitePageProps) {
  const { constructionSiteId, isAutoCreateTask } = route.useSearch()
  const isSmallJob = isAutoCreateTask === 1
  const { data: site } = useSuspenseQuery(siteQuery(constructionSiteId ?? 0))
  return (
    <div className="flex min-h-full flex-col">
      <SiteHead site={site} at="information" isSmallJob={isSmallJob} />
      <OwnAnswer site={site} />
      <div className="grid items-start gap-3 px-5 pb-5 max-md:px-4 lg:grid-cols-2 xl:grid-cols-[1fr_1fr_20rem]">
        <div className="flex flex-col gap-3">
          <Facts site={site} />
          <Terms site={site} />
          <SiteVendors site={site} />
        </div>
        <div className="flex flex-col gap-3">
          <Place site={site} />
          <SiteFiles site={site} />
          <SitePeople siteId={site.id} />
        </div>
        <div className="flex flex-col gap-3 lg:max-xl:col-span-2">
          <ThisWeek site={site} />
          {!isSmallJob && month?.(site.id)}
          <SiteTasks siteId={site.id} isSmallJob={isSmallJob} />
          {expenses?.(site.id)}
        </div>
      </div>
    </div>
  )
}
function Facts({ site }: { readonly site: SiteView }) {
  const { t } = useTranslation(["works", "labels"])
  const period = [site.startTime, site.endTime].map((day) => (day === null ? "" : slashDate(day))).join(" 〜 ")
  return (
    <Section title={t("facts")}>
      <dl>
        <Row term={t("labels:customer")}>
          {site.customerName != null && site.customerId !== undefined ? (
            <RecordLink kind="customer" id={site.customerId} className="text-link">
              {site.customerName}
            </RecordLink>
          ) : (
            site.customerName
          )}
        </Row>
        <Row term={t("nameKana")}>{site.nameKana}</Row>
        <Row term={t("period")}>{site.startTime === null && site.endTime === null ? null : period}</Row>
        <Row term={t("representative")}>{site.representativeName}</Row>
        <Row term={t("leader")}>
          {site.leaderName !== null && site.leaderId !== null ? (
            <RecordLink kind="staff" id={site.leaderId}>
              {site.leaderName}
            </RecordLink>
          ) : (
            site.leaderName
          )}
        </Row>
        <Row term={t("madeBy")}>{site.madeByName}</Row>
        <Row term={t("description")}>{site.description === "" ? null : site.description}</Row>
      </dl>
    </Section>
  )
}
/** Prices are only there when the server sent them. */
function Terms({ site }: { readonly site: SiteView }) {
  const { t } = useTranslation("works")
  const isFixed = site.type === projectTypes.fixedPrice
  const isTold = isFixed ? site.contractValue !== undefined : site.regularUnitPrice !== undefined
  if (!isTold) return null
  return (
    <Section title={isFixed ? t("contract") : t("prices")} detail={t("priceNote")}>
      <dl>
        {isFixed ? (
          <Field of={site} name="contractValue">
            {({ value }) => (
              <Row term={t("contractValue")}>
                {value === null ? <Badge tone="danger">{t("noPriceYet")}</Badge> : figure(value)}
              </Row>
            )}
          </Field>
        ) : (
          <>
            <Field of={site} name="regularUnitPrice">
              {({ value }) => <Price term={t("regular")} value={value} />}
            </Field>
            <Field of={site} name="nightUnitPrice">
              {({ value }) => <Price term={t("night")} value={value} />}
            </Field>
          </>
        )}
      </dl>
    </Section>
  )
}
function Price({ term, value }: { readonly term: string; readonly value: number | null }) {
  const { t } = useTranslation("works")
  return (
    <Row term={term}>
      {value === null ? (
        <Badge tone="danger">{t("noPriceYet")}</Badge>
      ) : (
        <span className="tnum flex justify-end gap-3">
          <b>{figure(value)}</b>
          <span className="text-muted-foreground">{t("perManDay")}</span>
        </span>
      )}
    </Row>
  )
}
function Place({ site }: { readonly site: SiteView }) {
  const { t } = useTranslation("works")
  return (
    <Section
      title={t("place")}
      action={
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(site.lat === null || site.lng === null ? site.address : `${site.lat},${site.lng}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "ghost", size: "sm" })}
        >
          <MapPin aria-hidden="true" />
          {t("openMap")}
        </a>
      }
    >
      <dl>
        <Row term={t("address")}>{site.address}</Row>
        <Row term={t("station")}>
          {site.station !== null && (
            <span className="flex items-center gap-1.5">
              <TrainFront className="size-4 text-muted-foreground" aria-hidden="true" />
              {site.station}
            </span>
          )}
        </Row>
        <Row term={t("meetingPlace")}>{site.meetingPlace}</Row>
      </dl>
    </Section>
  )
}
