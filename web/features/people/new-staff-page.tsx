import { useSuspenseQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { ChevronLeft } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { isLanguage } from "#modules/kernel/codes/language.ts"
import { data } from "@/lib/client.ts"
import { dayOfInstant } from "@/lib/format.ts"
import { toast } from "@/lib/toast.ts"
import { useWrite } from "@/lib/use-write.ts"
import { BasicSection } from "./basic-section.tsx"
import { people } from "./client.ts"
import { inviteBody } from "./draft-body.ts"
import { emptyValues, fiscalYearOf } from "./draft-values.ts"
import { FormFrame } from "./form-frame.tsx"
import { InsuranceSection } from "./insurance-section.tsx"
import { LoginSection } from "./login-section.tsx"
import { PaySection } from "./pay-section.tsx"
import { ScheduleSection } from "./schedule-section.tsx"
import { sections, useStaffFormState, wrongFieldsOf } from "./staff-form.tsx"
import { type StaffView, staffFrameQuery, staffKey } from "./staff-queries.ts"
import { TaxSection } from "./tax-section.tsx"

type InviteBody = Parameters<typeof people.inviteStaff>[0]["body"]

/** Takes a person on: account, record and first pay terms in one step. */
export function NewStaffPage() {
  const { t, i18n } = useTranslation("people")
  const navigate = useNavigate()
  const { data: frame } = useSuspenseQuery(staffFrameQuery)
  const [today] = useState(() => dayOfInstant(new Date().toISOString()))
  const [first] = useState(() => emptyValues(fiscalYearOf(today), today))
  const form = useStaffFormState(first, () => true)
  const year = Number(fiscalYearOf(today))
  const chosen = frame.inviteAs.find((one) => String(one.roleId) === form.values.roleId)
  const needsVendor = chosen?.needsVendor === true
  const mayPay = chosen?.mayPay !== false
  const write = useWrite<InviteBody, StaffView>({
    write: (body, attempt) => data(people.inviteStaff({ body, extraHeaders: attempt })),
    invalidates: [
      [...staffKey, "list"],
      [...staffKey, "frame"],
    ],
    onDone: (made) => {
      toast.success(t("registered", { name: made.name }))
      form.restart(first)
      void navigate({ to: "/staff/$id", params: { id: String(made.id) }, ignoreBlocker: true })
    },
    onFailed: (error) => form.refuse(wrongFieldsOf(error)),
  })
  const save = async () => {
    if (write.isPending) return
    const { checkInvite } = await import("./check-draft.ts")
    const language = isLanguage(i18n.language) ? i18n.language : "ja"
    const checked = await checkInvite(inviteBody(form.values, form.initial, { needsVendor, mayPay }), language)
    if (checked.isRight) write.mutate(checked.body)
    else form.refuse(checked.wrong)
  }
  return (
    <FormFrame
      form={form}
      sections={mayPay ? sections : sections.filter((one) => one === "login" || one === "basic")}
      head={
        <div>
          <Link to="/staff" className="flex items-center text-xs text-muted-foreground hover:underline max-md:min-h-11">
            <ChevronLeft aria-hidden="true" className="size-3.5" />
            {t("back")}
          </Link>
          <h1 className="text-xl font-semibold">{t("newTitle")}</h1>
        </div>
      }
      save={{ label: t("register"), isBusy: write.isPending, onSave: () => void save() }}
      onCancel={() => void navigate({ to: "/staff" })}
    >
      <LoginSection roles={frame.inviteAs.map(({ roleId }) => roleId)} needsVendor={needsVendor} />
      <BasicSection />
      {mayPay && (
        <>
          <PaySection history={[]} offered={chosen?.salaryTypes ?? []} />
          <ScheduleSection />
          <InsuranceSection />
          <TaxSection years={[year, year + 1].map(String)} onYear={(next) => form.set("tax.year", next)} />
        </>
      )}
    </FormFrame>
  )
}
