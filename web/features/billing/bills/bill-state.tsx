import { CircleCheck, Clock, Landmark, OctagonAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useWorkspace } from "@/features/session/workspace.ts"
import { cn } from "@/lib/class-names.ts"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Transfer } from "../transfer-query.ts"
import type { BillsPage } from "./bills-query.ts"

interface BillStateProps {
  readonly bills: BillsPage
  readonly transfer: Transfer | undefined
}
/** The strips above the rows: paid; chosen as a transfer; and of what is not, stopped or by when to pay. */
export function BillState({ bills, transfer }: BillStateProps) {
  const { t } = useTranslation("bills")
  const { shortDay } = useFormat()
  const [alert] = useWorkspace().gates
  const isStopped = alert?.kind === "planExpired"
  if (bills.totalItems === 0)
    return <Strip tone="success" icon={CircleCheck} title={t("paid")} text={t("paidHint")} live />
  const rest = bills.data.filter(({ isBanking }) => isBanking === 0)
  const isWaiting = transfer?.isBanking === 1
  const dueOn = rest.map((bill) => bill.dueOn).toSorted()[0] ?? alert?.dueOn ?? null
  const isOrder = rest.every(({ purpose }) => purpose !== "month")
  return (
    <>
      {isWaiting && <Chosen transfer={transfer} isStopped={isStopped} />}
      {(rest.length > 0 || !isWaiting) &&
        (isStopped ? (
          <Strip tone="danger" icon={OctagonAlert} title={t("stopped")} text={t("stoppedHint")} />
        ) : (
          <Strip
            tone="warning"
            icon={Clock}
            title={t("payBy", {
              due: dueOn === null ? "" : shortDay(dueOn),
              days: dueOn === null ? 0 : daysUntil(dueOn),
            })}
            text={t(isOrder ? "orderHint" : "payByHint")}
          />
        ))}
    </>
  )
}
interface ChosenProps {
  readonly transfer: Transfer
  /** Who is stopped already is let in again with the money. */
  readonly isStopped: boolean
}
function Chosen({ isStopped, transfer: { chosenAt, chosenBy, companyId, dueOn } }: ChosenProps) {
  const { t } = useTranslation("bills")
  const { shortDay } = useFormat()
  const due = dueOn === null ? "" : shortDay(dueOn)
  const when = chosenAt === null ? "" : `${shortDay(dayOfInstant(chosenAt))} ${clockTime(chosenAt)}`
  return (
    <Strip
      tone="warning"
      icon={Landmark}
      title={t("chosen", { when, who: chosenBy ?? "" })}
      text={t(isStopped ? "chosenStopped" : "chosenHint", { due })}
    >
      <a href={`/payment-waiting?companyId=${companyId}`} className={link}>
        {t("seeAccount")}
      </a>
      <a href="/contact" className={link}>
        {t("askPlatform")}
      </a>
    </Strip>
  )
}
const link = "inline-flex min-h-6 items-center text-link underline max-md:min-h-12"
const daysUntil = (day: string) =>
  Math.max(0, Math.round((Date.parse(day) - Date.parse(dayOfInstant(new Date().toISOString()))) / 86_400_000))

const tones = {
  success: "border-success bg-success-bg text-success",
  warning: "border-warning bg-warning-bg text-warning",
  danger: "border-danger bg-danger-bg text-danger",
} as const
interface StripProps {
  readonly tone: keyof typeof tones
  readonly icon: typeof Clock
  readonly title: string
  readonly text: string
  readonly live?: boolean
  readonly children?: React.ReactNode
}
function Strip({ children, icon: Icon, live = false, text, title, tone }: StripProps) {
  return (
    <div
      role={live ? "status" : undefined}
      className={cn("flex gap-3 rounded-lg border px-4 py-3 text-sm", tones[tone])}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        <p className="text-foreground">{text}</p>
        {children !== undefined && <p className="mt-1 flex flex-wrap gap-x-4">{children}</p>}
      </div>
    </div>
  )
}
