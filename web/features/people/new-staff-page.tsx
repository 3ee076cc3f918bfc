import { useSuspenseQuery } from "@tanstack/react-query"
import { Link, useNavigate, useRouter, useSearch } from "@tanstack/react-router"
import { ChevronLeft } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { dayOfInstant } from "@/lib/format.ts"
import { BankSection } from "./bank-section.tsx"
import { BasicSection } from "./basic-section.tsx"
import { emptyValues, fiscalYearOf, payDaysOf } from "./draft-values.ts"
import { EmergencySection } from "./emergency-section.tsx"
import { NewHealthSection } from "./health-section.tsx"
import { InsuranceSection } from "./insurance-section.tsx"
import { LoginSection } from "./login-section.tsx"
import { PapersSection } from "./papers-section.tsx"
import { PaySection } from "./pay-section.tsx"
import { QualificationSection } from "./qualification-section.tsx"
import { ScheduleSection } from "./schedule-section.tsx"
import type { StaffForm } from "./staff-form.ts"
import { StaffFrame } from "./staff-frame.tsx"
import { staffFrameQuery } from "./staff-queries.ts"
import { type Section, sections } from "./staff-sections.ts"
import { TaxSection } from "./tax-section.tsx"
import { chosenOf, useNewStaff } from "./use-new-staff.ts"

const ofPay: ReadonlySet<Section> = new Set(["pay", "schedule", "insurance", "tax", "bank"])

/** Takes a person on: account, record and first pay terms in one step. */
export function NewStaffPage() {
  const { t, i18n } = useTranslation("people")
  const navigate = useNavigate()
  const { slotsAt } = useSearch({ from: "/_shell/staff/new" })
  const { history } = useRouter()
  const leave = () => (slotsAt === undefined ? void navigate({ to: "/staff" }) : history.push(`/slots${slotsAt}`))
  const { data: frame } = useSuspenseQuery(staffFrameQuery)
  const [today] = useState(() => dayOfInstant(new Date().toISOString()))
  const [first] = useState(() => ({
    ...emptyValues(fiscalYearOf(today), today),
    ...payDaysOf(frame.payDays),
    language: i18n.language,
  }))
  const [isAnother, setAnother] = useState(false)
  const form: StaffForm = useNewStaff(first, frame.inviteAs, ({ id }) => {
    if (!isAnother && slotsAt !== undefined) return leave()
    if (!isAnother) return void navigate({ to: "/staff/$id", params: { id: `${id}` } })
    // The next one begins with the role of the one before: a crew is taken on one after the other.
    form.beginOver({ ...first, roleId: form.values.roleId ?? "", managerId: form.values.managerId ?? "" }, [])
    scrollTo({ top: 0 })
  })
  const year = Number(fiscalYearOf(today))
  const chosen = chosenOf(frame.inviteAs, form.values.roleId)
  const mayPay = chosen?.mayPay !== false
  const mayHeal = chosen?.mayHeal === true
  // The papers of a vendor's worker are his vendor's.
  const keepsPapers = mayPay && chosen?.needsBirthday !== false
  return (
    <StaffFrame
      form={form}
      sections={sections.filter(
        (one) => (one !== "health" || mayHeal) && (one === "papers" ? keepsPapers : mayPay || !ofPay.has(one)),
      )}
      head={
        <div>
          <Link to="/staff" className="flex items-center text-xs text-muted-foreground hover:underline max-md:min-h-12">
            <ChevronLeft aria-hidden="true" className="size-3.5" />
            {t("back")}
          </Link>
          <h1 className="text-xl font-semibold">{t("newTitle")}</h1>
        </div>
      }
      action={t("register")}
      aside={
        <Checkbox checked={isAnother} onCheckedChange={setAnother}>
          {t("another")}
        </Checkbox>
      }
      onCancel={leave}
    >
      <LoginSection roles={frame.inviteAs.map(({ roleId }) => roleId)} chosen={chosen} />
      <BasicSection needsBirthday={chosen?.needsBirthday !== false} />
      <EmergencySection />
      {mayHeal && <NewHealthSection />}
      {mayPay && (
        <>
          <PaySection history={[]} offered={chosen?.salaryTypes ?? []} mailsPaper={chosen?.mayMailPaper === true} />
          <ScheduleSection />
          <InsuranceSection />
          <TaxSection
            years={[year, year + 1].map(String)}
            onYear={(next) => form.beginOver({ ...form.base, "tax.year": next }, form.changed)}
          />
        </>
      )}
      <QualificationSection />
      {mayPay && <BankSection isRequired={chosen?.needsBank === true} />}
      {keepsPapers && <PapersSection />}
    </StaffFrame>
  )
}
