import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Dialog, DialogContent, DialogHeader } from "@/components/ui/dialog.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { MonthsChoice } from "./months-choice.tsx"
import { OrderForm, type ShownOrder } from "./order-form.tsx"
import type { CompanyPlan } from "./plan-query.ts"
import { type Ordered, useOrder, usualWay } from "./use-order.ts"

interface OrderDialogProps {
  readonly plan: CompanyPlan
  readonly onClose: () => void
  readonly onOrdered: (ordered: Ordered) => void
}
/** 前払いで延長 (BILL-03): more months of the present plan, from its last day or from today. */
export default function ExtendDialog({ plan, onClose, onOrdered }: OrderDialogProps) {
  const { t } = useTranslation("plan")
  const { present } = plan
  const [optionId, setOption] = useState<number | null>(null)
  const [way, setWay] = useState<string>(usualWay(plan, plan.paymentMethods))
  const order = useOrder(
    (body: ShownOrder & { readonly isBanking: 0 | 1 }, extraHeaders) =>
      data(
        billing.extendPlan({
          body: {
            companyId: plan.companyId,
            price: plan.plan?.price ?? 0,
            subscriptionOptionId: optionId,
            ...body,
            version: plan.version,
          },
          extraHeaders,
        }),
      ),
    "extended",
    onOrdered,
  )
  return (
    <Dialog open disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
      <DialogContent width={1000}>
        <DialogHeader title={t("extendTitle")} />
        <OrderForm
          ways={plan.paymentMethods}
          asked={{ subscriptionOptionId: optionId }}
          way={way}
          onWay={setWay}
          isBusy={order.isPending}
          onOrder={(shown) => order.mutate({ ...shown, isBanking: way === "bank" ? 1 : 0 })}
          onClose={onClose}
        >
          {present !== null && <MonthsChoice plan={present} optionId={optionId} onChange={setOption} />}
        </OrderForm>
      </DialogContent>
    </Dialog>
  )
}
