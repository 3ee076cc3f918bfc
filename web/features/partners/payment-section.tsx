import { CalendarCheck, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { taxRoundings } from "#modules/kernel/codes.ts"
import { ChoiceField, SelectField, TickField } from "@/components/form/choice-fields.tsx"
import { LatePayment } from "@/features/people/late-payment.tsx"
import { useTermsWords } from "@/lib/use-terms-words.ts"
import { type Kind, termsNames } from "./kinds.ts"
import { PartnerSection } from "./partner-section.tsx"
import { isNeeded, type PartnerForm } from "./use-partner-form.ts"

const days = Array.from({ length: 28 }, (_, place) => String(place + 1))
const offsets = ["0", "1", "2"] as const
const numberOf = (text: string | undefined) => (text === undefined || text === "" ? null : Number(text))

/** 支払条件: three choices, said back in words with the days that they mean for the work of today. */
export function PaymentSection({ kind, form }: { readonly kind: Kind; readonly form: PartnerForm }) {
  const { t } = useTranslation("trading")
  const { field, values } = form
  const { closingDate, monthOffset, payDate } = termsNames[kind]
  const dayOptions = [
    { value: "0", label: t("terms.monthEnd") },
    ...days.map((value) => ({ value, label: t("terms.day", { day: value }) })),
  ]
  const agreed = {
    closingDate: numberOf(values[closingDate]),
    monthOffset: numberOf(values[monthOffset]),
    payDate: numberOf(values[payDate]),
  }
  const said = useTermsWords()(agreed)
  return (
    <PartnerSection title={t(`section.payment.${kind}`)}>
      <SelectField {...field(closingDate)} required={isNeeded(kind, form, closingDate)} options={dayOptions} />
      <SelectField
        {...field(monthOffset)}
        required={isNeeded(kind, form, monthOffset)}
        options={offsets.map((value) => ({ value, label: t(`terms.monthName.${value}`) }))}
      />
      <SelectField {...field(payDate)} required={isNeeded(kind, form, payDate)} options={dayOptions} />
      {kind === "customer" && (
        <ChoiceField
          {...field("isTax")}
          options={(["0", "1"] as const).map((value) => ({ value, label: t(`tax.${value}`) }))}
        />
      )}
      {kind === "customer" && (
        <SelectField
          {...field("taxRounding")}
          options={taxRoundings.map((value) => ({ value, label: t(`rounding.${value}`) }))}
        />
      )}
      <p
        role="status"
        className="tnum col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-muted px-4 py-2 empty:hidden"
      >
        {said !== undefined && (
          <>
            <CalendarCheck aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
            <b>{said.words}</b>
            <span className="text-muted-foreground">{said.example}</span>
            {said.isBeforeClosing && (
              <span className="flex items-center gap-1 text-warning">
                <TriangleAlert aria-hidden="true" className="size-4" />
                {t("terms.beforeClosing")}
              </span>
            )}
          </>
        )}
      </p>
      {kind === "vendor" && <LatePayment kind="vendor" {...agreed} />}
      <div className="col-span-full flex flex-wrap gap-x-8 gap-y-3">
        <TickField {...field("isCreatePaper")} />
        <TickField {...field("isSendMailPaper")} />
        {kind === "vendor" && (
          <>
            <TickField {...field("isSettingAutoJoinProject")} />
            <TickField {...field("isCustomer")} />
          </>
        )}
      </div>
    </PartnerSection>
  )
}
