import { useQuery } from "@tanstack/react-query"
import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { data } from "@/lib/client.ts"
import { slashDate } from "@/lib/format.ts"
import { people } from "@/lib/people-client.ts"

interface LatePaymentProps {
  readonly kind: "vendor" | "freelancer"
  readonly closingDate: number | null
  readonly monthOffset: number | null
  readonly payDate: number | null
}

/** BEY-20: terms that would pay later than the law has it, with the rule and the last lawful day. */
export function LatePayment({ closingDate, kind, monthOffset, payDate }: LatePaymentProps) {
  const { t } = useTranslation("people")
  const { data: told } = useQuery({
    queryKey: ["payment-limit", kind, closingDate, monthOffset, payDate],
    queryFn: () =>
      data(
        people.paymentLimit({
          body: { kind, closingDate: closingDate ?? 0, monthOffset: monthOffset ?? 0, payDate: payDate ?? 0 },
        }),
      ),
    enabled: closingDate !== null && monthOffset !== null && payDate !== null,
  })
  const late = told?.late
  if (late === null || late === undefined) return null
  return (
    <p role="status" className="col-span-full flex gap-2 rounded-lg bg-warning-bg p-3 text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {t("late.terms", { due: slashDate(late.due), to: slashDate(late.to) })}
        <b className="block">{t(`late.${late.rule}`)}</b>
        {t("late.by", { day: slashDate(late.lastDay) })}
      </span>
    </p>
  )
}
