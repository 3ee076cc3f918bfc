import { useTranslation } from "react-i18next"
import { paymentOf } from "#modules/companies/rules/payment-terms.ts"
import { dayOfInstant, slashDate } from "@/lib/format.ts"

export interface Terms {
  readonly closingDate: number | null
  readonly monthOffset: number | null
  readonly payDate: number | null
}
interface Said {
  /** 月末締め・翌月末払い. */
  readonly words: string
  /** The work of today by these terms: until when it counts and when it is paid. */
  readonly example: string
  readonly isBeforeClosing: boolean
}
const offsets = ["0", "1", "2"] as const

/** Payment terms said back, with what they mean for the work of today; undefined as long as a part is missing. */
export const useTermsWords = () => {
  const { t } = useTranslation("trading")
  return ({ closingDate, monthOffset, payDate }: Terms): Said | undefined => {
    const offset = offsets[monthOffset ?? -1]
    if (closingDate === null || monthOffset === null || payDate === null || offset === undefined) return undefined
    const today = dayOfInstant(new Date().toISOString())
    const { from, to, due, isBeforeClosing } = paymentOf(today, { closingDate, monthOffset, payDate })
    const closing = closingDate === 0 ? t("terms.closesAtEnd") : t("terms.closesOn", { day: closingDate })
    const pay = payDate === 0 ? t("terms.paidAtEnd") : t("terms.paidOn", { day: payDate })
    return {
      words: t("terms.together", { closing, month: t(`terms.month.${offset}`), pay }),
      example: t("terms.example", { from: slashDate(from), to: slashDate(to), due: slashDate(due) }),
      isBeforeClosing,
    }
  }
}
