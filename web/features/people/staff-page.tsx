import { useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router"
import { ChevronLeft, Lock } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { Avatar } from "@/components/ui/avatar.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { dayOfInstant } from "@/lib/format.ts"
import { may, mayEdit } from "@/lib/permissions.tsx"
import { useRoleName } from "@/lib/use-role-name.ts"
import { AccessCard } from "./access/access-card.tsx"
import { LoginCard } from "./access/login-card.tsx"
import { BankSection } from "./bank-section.tsx"
import { BasicSection } from "./basic-section.tsx"
import { currentTerms, fiscalYearOf, type Values, valuesOf, valuesOfTax, valuesOfTerms } from "./draft-values.ts"
import { EmergencySection } from "./emergency-section.tsx"
import { HealthSection } from "./health-section.tsx"
import { HistoryCard } from "./history-card.tsx"
import { InsuranceSection } from "./insurance-section.tsx"
import { PapersSection } from "./papers-section.tsx"
import { PaySection } from "./pay-section.tsx"
import { QualificationSection } from "./qualification-section.tsx"
import { ScheduleSection } from "./schedule-section.tsx"
import { StaffChanges } from "./staff-changes.tsx"
import { StaffFrame } from "./staff-frame.tsx"
import { type StaffView, staffQuery } from "./staff-queries.ts"
import { type StaffAddress, staffAddress } from "./staff-search.ts"
import { sections as allSections, type Section } from "./staff-sections.ts"
import { TaxSection } from "./tax-section.tsx"
import { useFieldText } from "./use-field-text.ts"
import { useStoredStaff } from "./use-stored-staff.ts"
import { useTradeName } from "./use-trade-name.ts"

const route = getRouteApi("/_shell/staff/$id")
const ofPay: ReadonlySet<Section> = new Set(["pay", "schedule", "insurance", "tax", "bank", "papers"])
const nextMonth = (day: string) => {
  const [year = 0, month = 0] = day.split("-").map(Number)
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`
}

type SiteFilters = Pick<StaffAddress, "q" | "states" | "sort">
type ExpenseFilters = Pick<StaffAddress, "category" | "paid" | "q" | "sort" | "status">
interface StaffPageProps {
  /** His sites, which are another area's to draw. */
  readonly sites: (of: {
    readonly id: number
    readonly search: SiteFilters
    readonly onChange: (next: SiteFilters) => void
  }) => React.ReactNode
  /** His expenses, likewise; absent for whoever sees none. */
  readonly expenses?: (of: {
    readonly id: number
    readonly search: ExpenseFilters
    readonly onChange: (next: ExpenseFilters) => void
  }) => React.ReactNode
}
/** One person (06b): record, dated pay terms, insurance and tax; sections that the server hides are not there. */
export function StaffPage({ expenses, sites }: StaffPageProps) {
  const { id } = route.useParams()
  const { data: view } = useSuspenseQuery(staffQuery(Number(id)))
  return <Loaded key={view.id} view={view} sites={sites} {...(expenses === undefined ? {} : { expenses })} />
}
function Loaded({ view, expenses, sites }: StaffPageProps & { readonly view: StaffView }) {
  const { t } = useTranslation("people")
  const { t: common } = useTranslation("common")
  const navigate = useNavigate()
  const [today] = useState(() => dayOfInstant(new Date().toISOString()))
  const [first] = useState(() =>
    valuesOf(view, {
      day: currentTerms(view, today)?.effectiveFrom,
      year: fiscalYearOf(today),
      from: `${today.slice(0, 7)}-01`,
    }),
  )
  const [mayPay, mayRecord] = [mayEdit(view, "terms"), mayEdit(view, "name")]
  const form = useStoredStaff(view, first, (key) =>
    /^(terms|tax|bankInfo)\./.test(key)
      ? mayPay
      : key.startsWith("heal.")
        ? mayEdit(view, "heal")
        : key === "contract" || key === "stamp"
          ? mayEdit(view, key)
          : key === "isDisableViewRevenue"
            ? mayEdit(view, "isDisableViewRevenue")
            : mayRecord,
  )
  const fieldText = useFieldText()
  const mayWrite = may(view, "edit")
  const address = staffAddress({ ...route.useSearch() })
  const tab = expenses === undefined && address.tab === "expenses" ? undefined : address.tab
  const show = (next: StaffAddress) =>
    void navigate({ to: "/staff/$id", params: { id: String(view.id) }, search: next, replace: true })
  const seesHealth = may(view, "seeHealth")
  const year = Number(fiscalYearOf(today))
  const sections: ReadonlyArray<Section> = allSections.filter(
    (one) => one !== "login" && (one === "health" ? seesHealth : view.terms !== undefined || !ofPay.has(one)),
  )
  // What was typed elsewhere on the page stays when other terms or another year are looked at.
  const look = (next: Values) => form.beginOver({ ...form.base, ...next }, form.changed)
  const openTerms = (day: string) => {
    const terms = view.terms?.find(({ effectiveFrom }) => effectiveFrom === day)
    if (terms !== undefined) look(valuesOfTerms(terms, view.payDays))
  }
  return (
    <StaffFrame
      form={form}
      sections={tab === undefined ? sections : []}
      head={<Head view={view} />}
      action={mayWrite && tab === undefined ? common("save") : undefined}
      onCancel={() => void navigate({ to: "/staff" })}
      notice={
        <>
          {!mayWrite && (
            <p className="flex items-center gap-2 rounded-lg bg-muted px-4 py-3">
              <Lock aria-hidden="true" className="size-4" />
              {view.status === 0 ? t("readOnlyBlocked") : t("readOnly")}
            </p>
          )}
          <ConflictNote form={form} show={fieldText} />
        </>
      }
      aside={
        <>
          <LoginCard view={view} />
          <AccessCard id={view.id} />
          {view.terms === undefined ? (
            <p className="text-xs text-muted-foreground">{t("payHidden")}</p>
          ) : (
            <HistoryCard
              terms={view.terms}
              today={today}
              shown={form.values["terms.effectiveFrom"] ?? ""}
              isLocked={form.changed.some((key) => key.startsWith("terms."))}
              onOpen={openTerms}
              {...(mayPay && view.terms.length > 0
                ? { onAdd: () => form.field("terms.effectiveFrom").onChange(nextMonth(today)) }
                : {})}
            />
          )}
          {may(view, "seeHistory") && <StaffChanges id={view.id} />}
        </>
      }
    >
      <ToggleGroup<"info" | "sites" | "expenses">
        label={t("tabs")}
        value={tab ?? "info"}
        onChange={(next) => show(next === "info" ? {} : { tab: next })}
        options={(["info", "sites", "expenses"] as const)
          .filter((value) => value !== "expenses" || expenses !== undefined)
          .map((value) => ({ value, label: t(`tab.${value}`) }))}
        className="self-start"
      />
      {tab === "expenses" ? (
        expenses?.({
          id: view.id,
          search: address,
          onChange: ({ category, paid, q, sort, status }) =>
            show(staffAddress({ tab, category, paid, q, sort, status })),
        })
      ) : tab === "sites" ? (
        sites({
          id: view.id,
          search: address,
          onChange: ({ q, states, sort }) => show(staffAddress({ tab: "sites", q, states, sort })),
        })
      ) : (
        <>
          <BasicSection
            needsBirthday={view.needsBirthday}
            showsRevenue={view.isDisableViewRevenue !== undefined}
            avatar={view.avatar}
          />
          <EmergencySection />
          {view.terms !== undefined && (
            <>
              <PaySection
                history={view.terms}
                offered={view.salaryTypes}
                mailsPaper={mayEdit(view, "isSendMailPaper")}
              />
              <ScheduleSection />
              <InsuranceSection />
              <TaxSection
                years={[year - 1, year, year + 1].map(String)}
                onYear={(next) =>
                  look(
                    valuesOfTax(
                      next,
                      view.residenceTax?.find(({ month }) => month.startsWith(next)),
                    ),
                  )
                }
              />
            </>
          )}
          {seesHealth && <HealthSection id={view.id} />}
          <QualificationSection />
          {view.terms !== undefined && <BankSection isRequired={view.needsBank} />}
          {view.terms !== undefined && <PapersSection contract={view.contract} stamp={view.stamp} />}
        </>
      )}
    </StaffFrame>
  )
}
function Head({ view }: { readonly view: StaffView }) {
  const { t } = useTranslation("people")
  const roleName = useRoleName()
  const tradeName = useTradeName()
  const words = [view.furiganaName, roleName(view.roleId), view.job === null ? null : tradeName(view.job)]
  return (
    <div className="min-w-0">
      <Link to="/staff" className="flex items-center text-xs text-muted-foreground hover:underline max-md:min-h-12">
        <ChevronLeft aria-hidden="true" className="size-3.5" />
        {t("back")}
      </Link>
      <div className="flex flex-wrap items-center gap-x-2">
        <Avatar name={view.name} src={view.avatar} size={40} decorative muted={view.status === 0} />
        <h1 className="text-xl font-semibold">{view.name}</h1>
        <p className="text-muted-foreground">
          {[...words.filter(Boolean), ...(view.email === null ? [t("noEmail")] : [])].join("・")}
        </p>
      </div>
    </div>
  )
}
