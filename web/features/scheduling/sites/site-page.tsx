import { useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { ChevronRight, MapPin, Pencil, Plus, TrainFront } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { projectTypes } from "#modules/kernel/codes/project.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { dayOfInstant, figure, slashDate } from "@/lib/format.ts"
import { Can, Field } from "@/lib/permissions.tsx"
import type { TaskRequest } from "../task-request.ts"
import { type SiteView, siteQuery } from "./site-queries.ts"
import { StateBadge } from "./state-badge.tsx"
import { ThisWeek } from "./this-week.tsx"

const SiteDialog = lazy(() => import("./site-dialog.tsx"))
const TaskWindow = lazy(() => import("../task/task-window.tsx"))
const route = getRouteApi("/_shell/works/information")

/** 現場情報 (07): what is known of a site, as far as this person may know it, and this week beside it. */
export function SitePage() {
  const { t } = useTranslation("works")
  const { constructionSiteId } = route.useSearch()
  const { data: site } = useSuspenseQuery(siteQuery(constructionSiteId ?? 0))
  const [isEditing, setEditing] = useState(false)
  const [request, setRequest] = useState<TaskRequest>()
  return (
    <div className="flex min-h-full flex-col">
      <header className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2 max-md:px-4">
        <div className="min-w-0">
          <nav aria-label={t("title")} className="flex items-center gap-1 text-xs text-muted-foreground">
            <Link to="/works" className="hover:underline">
              {t("title")}
            </Link>
            <ChevronRight className="size-3" aria-hidden="true" />
            {site.customerName}
          </nav>
          <h1 className="flex flex-wrap items-center gap-2 text-xl font-semibold">
            {site.name}
            <StateBadge state={site.state} />
            <Badge tone="outline">{site.type === projectTypes.fixedPrice ? t("fixedPrice") : t("labor")}</Badge>
          </h1>
        </div>
        <div className="ml-auto flex flex-wrap gap-2">
          <Link
            to="/calendar"
            search={{ constructionSiteId: site.id }}
            className={buttonVariants({ variant: "ghost" })}
          >
            {t("schedule")}
          </Link>
          <Can do="update" to={site}>
            <Button variant="outline" onClick={() => setEditing(true)}>
              <Pencil />
              {t("edit")}
            </Button>
            <Button
              onClick={() =>
                setRequest({ kind: "create", day: dayOfInstant(new Date().toISOString()), siteId: site.id })
              }
            >
              <Plus />
              {t("newTask")}
            </Button>
          </Can>
        </div>
      </header>
      <div className="grid items-start gap-3 px-5 pb-5 max-md:px-4 lg:grid-cols-2 xl:grid-cols-[1fr_1fr_20rem]">
        <div className="flex flex-col gap-3">
          <Facts site={site} />
          <Terms site={site} />
        </div>
        <Place site={site} />
        <ThisWeek site={site} />
      </div>
      {isEditing && (
        <Suspense>
          <SiteDialog site={site} onClose={() => setEditing(false)} onSaved={() => setEditing(false)} />
        </Suspense>
      )}
      {request !== undefined && (
        <Suspense>
          <TaskWindow request={request} onRequest={setRequest} onClose={() => setRequest(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
function Facts({ site }: { readonly site: SiteView }) {
  const { t } = useTranslation(["works", "labels"])
  const period = [site.startTime, site.endTime].map((day) => (day === null ? "" : slashDate(day))).join(" 〜 ")
  return (
    <Section title={t("facts")}>
      <Row term={t("labels:customer")}>{site.customerName}</Row>
      <Row term={t("nameKana")}>{site.nameKana}</Row>
      <Row term={t("period")}>{site.startTime === null && site.endTime === null ? null : period}</Row>
      <Row term={t("representative")}>{site.representativeName}</Row>
      <Row term={t("leader")}>{site.leaderName}</Row>
      <Row term={t("description")}>{site.description === "" ? null : site.description}</Row>
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
      {isFixed ? (
        <Field of={site} name="contractValue">
          {({ value }) => <Row term={t("contractValue")}>{value === null ? null : figure(value)}</Row>}
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
    </Section>
  )
}
function Price({ term, value }: { readonly term: string; readonly value: number | null }) {
  const { t } = useTranslation("works")
  return (
    <Row term={term}>
      {value !== null && (
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
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(site.address)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "ghost", size: "sm" })}
        >
          <MapPin aria-hidden="true" />
          {t("openMap")}
        </a>
      }
    >
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
    </Section>
  )
}
interface SectionProps {
  readonly title: string
  readonly detail?: string
  readonly action?: React.ReactNode
  readonly children: React.ReactNode
}
function Section({ title, detail, action, children }: SectionProps) {
  return (
    <Card>
      <section aria-label={title}>
        <div className="flex min-h-10 items-center gap-2 border-b px-4 py-1.5">
          <h2 className="flex-1 text-sm font-bold">{title}</h2>
          {detail !== undefined && <span className="text-2xs text-muted-foreground">{detail}</span>}
          {action}
        </div>
        <dl>{children}</dl>
      </section>
    </Card>
  )
}
/** What is not known has no line. */
function Row({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return children === null || children === undefined || children === false ? null : (
    <div className="flex gap-4 border-b px-4 py-2 last:border-b-0">
      <dt className="w-28 shrink-0 text-muted-foreground">{term}</dt>
      <dd className="min-w-0 flex-1 whitespace-pre-line">{children}</dd>
    </div>
  )
}
