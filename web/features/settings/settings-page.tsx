import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { PageHead } from "@/features/shell/page-head.tsx"
import { SettingTabs } from "@/features/shell/setting-tabs.tsx"
import { isOpen, useWorkspace } from "../session/workspace.ts"
import { AccountsSection } from "./accounts-section.tsx"
import { BreaksSection } from "./breaks-section.tsx"
import { companyQuery } from "./company-query.ts"
import { DisplaySection } from "./display-section.tsx"
import { LicensesSection } from "./licenses-section.tsx"
import { PaySection } from "./pay-section.tsx"
import { ProfileSection } from "./profile-section.tsx"
import { settingSections } from "./setting-sections.ts"
import { ShiftsSection } from "./shifts-section.tsx"
import { SubsidiesSection } from "./subsidies-section.tsx"
import { TaskNamesSection } from "./task-names-section.tsx"
import { TimeViewSection } from "./time-view-section.tsx"
import { WordsSection } from "./words-section.tsx"

/** 設定: what a company settles once, section by section; each is saved by itself and can be taken back. */
export function SettingsPage() {
  const { t } = useTranslation("settings")
  const { data: company } = useSuspenseQuery(companyQuery)
  const hasBooks = isOpen(useWorkspace(), "/report-revenue")
  return (
    <div className="flex flex-col pb-6">
      <PageHead title={t("title")} detail={t("detail")} />
      <SettingTabs at="company" />
      <div className="grid grid-cols-[12.25rem_minmax(0,1fr)] items-start gap-4 px-5 big-text:flex big-text:flex-col big-text:items-stretch max-md:flex max-md:flex-col max-md:items-stretch max-md:px-4">
        <nav
          aria-label={t("sections")}
          className="sticky top-4 flex flex-col gap-1 big-text:static big-text:flex-row big-text:overflow-x-auto big-text:pb-1 max-md:static max-md:flex-row max-md:overflow-x-auto max-md:pb-1"
        >
          {settingSections
            .filter((one) => (one !== "pay" && one !== "subsidies") || company.salaryClosingDate !== undefined)
            .filter((one) => one !== "accounts" || hasBooks)
            .map((section) => (
              <a
                key={section}
                href={`#${section}`}
                onClick={(event) => {
                  event.preventDefault()
                  const card = document.getElementById(section)
                  card?.scrollIntoView({ block: "start" })
                  card?.focus({ preventScroll: true })
                }}
                className="flex min-h-9 items-center rounded-md px-3 text-sm whitespace-nowrap hover:bg-muted big-text:border big-text:bg-card max-md:min-h-12 max-md:border max-md:bg-card"
              >
                {t(`section.${section}`)}
              </a>
            ))}
        </nav>
        <div className="flex min-w-0 max-w-240 flex-col gap-4 big-text:max-w-none">
          <ProfileSection company={company} />
          <ShiftsSection company={company} />
          <BreaksSection company={company} />
          {company.salaryClosingDate !== undefined && <PaySection company={company} />}
          {company.salaryClosingDate !== undefined && <SubsidiesSection />}
          <WordsSection company={company} of="words" />
          <WordsSection company={company} of="roles" />
          <TaskNamesSection />
          <LicensesSection />
          {hasBooks && <AccountsSection />}
          <TimeViewSection company={company} />
          <DisplaySection />
        </div>
      </div>
    </div>
  )
}
