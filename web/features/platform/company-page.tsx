import { useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { ChevronLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { dayOfInstant, slashDate } from "@/lib/format.ts"
import { queryClient } from "@/lib/query-client.ts"
import { BillsCard } from "./bills-card.tsx"
import { CompanyChecks } from "./company-checks.tsx"
import { CompanyEntry } from "./company-entry.tsx"
import { CompanyFacts } from "./company-facts.tsx"
import { CompanyHistory } from "./company-history.tsx"
import { CompanyPeople } from "./company-people.tsx"
import { CompanyQueue } from "./company-queue.tsx"
import { CompanyStateBadge } from "./company-state.tsx"
import { DecisionCard } from "./decision-card.tsx"
import { companyQuery } from "./platform-queries.ts"

const route = getRouteApi("/_platform/company-detail/$id")

/** One company (21b): what it said, what was looked up, and what the platform does with it. */
export function CompanyPage() {
  const { t } = useTranslation("platform")
  const { id } = route.useParams()
  const { data: company } = useSuspenseQuery(companyQuery(Number(id)), queryClient)
  return (
    <>
      <header className="flex flex-wrap items-center gap-3 px-5 py-3 max-md:px-4">
        <Link to="/companies" className="inline-flex w-full items-center gap-1 text-sm text-link">
          <ChevronLeft aria-hidden="true" className="size-4" />
          {t("title")}
        </Link>
        <h1 className="text-xl font-semibold max-md:w-full">{company.name}</h1>
        <CompanyStateBadge company={company} />
        {company.registeredAt !== null && (
          <span className="text-sm text-muted-foreground">
            {t("registeredAt")} {slashDate(dayOfInstant(company.registeredAt))}
          </span>
        )}
        {company.queue !== null && <CompanyQueue queue={company.queue} />}
        {company.reason !== "" && (
          <p className="w-full text-sm">
            {t("reason")}：{company.reason}
          </p>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)_21rem] items-start gap-4 px-5 pb-5 max-xl:grid-cols-[minmax(0,1fr)_21rem] max-lg:grid-cols-1 max-md:px-4">
        <div className="flex flex-col gap-4">
          <Card className="p-5">
            <h2 className="mb-3 text-base font-bold">{t("company")}</h2>
            <CompanyFacts company={company} />
          </Card>
          <Card className="p-5">
            <h2 className="mb-3 text-base font-bold">
              {t("checks")} <span className="text-xs font-normal text-muted-foreground">{t("checksHint")}</span>
            </h2>
            <CompanyChecks company={company} />
          </Card>
          <CompanyHistory company={company} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 max-xl:order-last max-xl:col-span-full">
          <BillsCard companyId={company.id} companyName={company.name} />
          <CompanyPeople company={company} />
        </div>
        <div className="flex flex-col gap-4 max-lg:order-first">
          <DecisionCard key={company.version} company={company} />
          <CompanyEntry company={company} />
        </div>
      </div>
    </>
  )
}
