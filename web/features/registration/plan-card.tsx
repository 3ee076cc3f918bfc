import { Check, CreditCard, Landmark, MessageSquareText } from "lucide-react"
import { Fragment, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { RadioGroup, RadioMark } from "@/components/ui/radio-group.tsx"
import { cn } from "@/lib/class-names.ts"
import { yen } from "@/lib/format.ts"
import { countedOf } from "./payment-choice.ts"
import type { Plan } from "./registration-queries.ts"

const pictures = { credit: CreditCard, bank: Landmark } as const

export interface Choosing {
  /** What was chosen before. */
  readonly chosen: Plan | undefined
  readonly chosenOption: number | null
  readonly isBusy: boolean
  readonly onChoose: (plan: Plan, optionId: number | null) => void
  readonly onConsult: (plan: Plan) => void
}
/** A plan (WIZ-11): what it costs, for how many, how it is paid, and what several months at once bring. */
export function PlanCard(props: Choosing & { readonly plan: Plan }) {
  const { plan, chosen, chosenOption, isBusy, onChoose, onConsult } = props
  const { t } = useTranslation("registration")
  const { id, name, price, totalUser, description, paymentMethods, subscriptionOptions } = plan
  const isChosen = id === chosen?.id
  const [optionId, setOption] = useState(isChosen ? chosenOption : null)
  const asks = plan.isContact === 1
  return (
    <li
      className={cn(
        "flex min-h-100 shrink-0 basis-[calc((100%-2.5rem)/3)] snap-start flex-col gap-3 rounded-xl border border-strong p-6 max-md:min-h-0",
        asks && "border-dashed bg-muted/40",
        isChosen && "border-2 border-primary",
      )}
    >
      <h4 className="text-base font-bold">{name}</h4>
      {asks ? (
        <p className="text-xl font-bold">{t("talk")}</p>
      ) : (
        <p className="tnum">
          <b className="text-3xl">{yen(price)}</b>{" "}
          <span className="text-sm text-muted-foreground">{t("perMonth")}</span>
        </p>
      )}
      {!asks && <p className="text-sm">{totalUser === null ? t("unlimited") : t("upTo", { count: totalUser })}</p>}
      <ul className="flex flex-col gap-2 border-t pt-4 text-sm">
        {description.split("\n").map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
            {line}
          </li>
        ))}
      </ul>
      {paymentMethods.length > 0 && (
        <p className="flex flex-wrap gap-3 text-xs text-muted-foreground">
          {paymentMethods.map((method) => {
            const Picture = pictures[method]
            return (
              <span key={method} className="inline-flex items-center gap-1">
                <Picture aria-hidden="true" className="size-4" />
                {t(`methods.${method}`)}
              </span>
            )
          })}
        </p>
      )}
      {subscriptionOptions.length > 0 && <Options plan={plan} optionId={optionId} onChange={setOption} />}
      <Button
        size="lg"
        variant={asks ? "outline" : "default"}
        busy={isBusy}
        className="mt-auto"
        aria-label={`${name} ${asks ? t("consult") : t("choose")}`}
        onClick={() => (asks ? onConsult(plan) : onChoose(plan, optionId))}
      >
        {asks && <MessageSquareText aria-hidden="true" />}
        {asks ? t("consult") : t("choose")}
      </Button>
    </li>
  )
}
interface OptionsProps {
  readonly plan: Plan
  readonly optionId: number | null
  readonly onChange: (optionId: number | null) => void
}
/** 0 is a month at a time: a radio has a value. */
const aMonth = 0
function Options({ plan, optionId, onChange }: OptionsProps) {
  const { t } = useTranslation("registration")
  const ids = [null, ...plan.subscriptionOptions.map(({ id }) => id)]
  return (
    <div className="rounded-lg bg-muted p-3 text-xs max-md:text-sm">
      <RadioGroup<number>
        aria-label={t("monthsOfPlan", { name: plan.name })}
        value={optionId ?? aMonth}
        onValueChange={(id) => onChange(id === aMonth ? null : id)}
        className="flex-col gap-1"
      >
        {ids.map((id, at) => {
          const { counted, months } = countedOf(plan, { subscriptionOptionId: id })
          const option = plan.subscriptionOptions.find((one) => one.id === id)
          return (
            <Fragment key={id ?? aMonth}>
              {/* D127: a month may be paid before or afterwards, several months only before. */}
              {at === 1 && <p className="mt-1 text-muted-foreground">{t("prepaymentOnly")}</p>}
              {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the mark inside */}
              <label className="flex cursor-pointer flex-wrap items-center gap-2 max-md:min-h-12">
                <RadioMark value={id ?? aMonth} />
                <span>{t("monthsOf", { count: months })}</span>
                {option !== undefined && (
                  <span className="text-success">{t(`benefit.${option.benefit}`, { value: option.benefitValue })}</span>
                )}
                <span className="tnum ml-auto text-muted-foreground">
                  {t("aMonth", { price: yen(counted.perMonth) })}
                </span>
              </label>
            </Fragment>
          )
        })}
      </RadioGroup>
    </div>
  )
}
