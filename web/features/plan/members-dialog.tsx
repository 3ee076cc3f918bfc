import { Minus, Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogContent, DialogHeader } from "@/components/ui/dialog.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { yen } from "@/lib/format.ts"
import { OrderForm } from "./order-form.tsx"
import type { CompanyPlan } from "./plan-query.ts"
import { type Ordered, useOrder, usualWay } from "./use-order.ts"

const most = 1000

interface MembersDialogProps {
  readonly plan: CompanyPlan
  readonly onClose: () => void
  readonly onOrdered: (ordered: Ordered) => void
}
/** 席を増やす (BILL-08): at once where they are paid afterwards, else with the payment of the rest of the term. */
export default function MembersDialog({ plan, onClose, onOrdered }: MembersDialogProps) {
  const { t } = useTranslation("plan")
  const [people, setPeople] = useState(1)
  const [way, setWay] = useState<string>(usualWay(plan, plan.paymentMethods))
  const price = plan.seats.price ?? 0
  const order = useOrder(
    (body: { readonly isBanking: 0 | 1; readonly total: number }, extraHeaders) =>
      data(
        billing.buyMembers({
          body: { companyId: plan.companyId, totalUser: people, price, ...body, version: plan.version },
          extraHeaders,
        }),
      ),
    "membersAdded",
    onOrdered,
  )
  const step = (by: number) => setPeople((now) => Math.min(most, Math.max(1, now + by)))
  return (
    <Dialog open disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
      <DialogContent width={800}>
        <DialogHeader title={t("membersTitle")} description={t("eachSeat", { price: yen(price) })} />
        <OrderForm
          ways={plan.paymentMethods}
          isMembers
          asked={{ totalUser: people }}
          way={way}
          onWay={setWay}
          isBusy={order.isPending}
          onOrder={({ total }) => order.mutate({ isBanking: way === "bank" ? 1 : 0, total })}
          onClose={onClose}
        >
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 text-sm font-bold">{t("moreSeats")}</legend>
            <div className="flex items-center gap-3">
              <Button variant="outline" size="icon" aria-label="−1" disabled={people <= 1} onClick={() => step(-1)}>
                <Minus aria-hidden="true" />
              </Button>
              <output className="tnum min-w-16 text-center text-xl font-bold">{t("people", { count: people })}</output>
              <Button variant="outline" size="icon" aria-label="+1" disabled={people >= most} onClick={() => step(1)}>
                <Plus aria-hidden="true" />
              </Button>
              <Button variant="quiet" size="sm" onClick={() => step(10)}>
                +10
              </Button>
            </div>
          </fieldset>
        </OrderForm>
      </DialogContent>
    </Dialog>
  )
}
