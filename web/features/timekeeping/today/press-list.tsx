import { CircleAlert, CircleCheck, Smartphone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { cn } from "@/lib/class-names.ts"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import type { Delivery, QueuedPress } from "@/lib/punch-queue/press.ts"
import { markRead } from "@/lib/punch-queue/queue.ts"
import { useFormat } from "@/lib/use-format.ts"

const looks = {
  delivered: { Icon: CircleCheck, color: "text-success" },
  waiting: { Icon: Smartphone, color: "text-warning" },
  refused: { Icon: CircleAlert, color: "text-danger" },
} as const satisfies Record<Delivery, object>

/** Whether the company has it, in words. */
export function DeliveryWord({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation("today")
  const { Icon, color } = looks[delivery]
  return (
    <span className={cn("flex items-center gap-1.5 text-base font-bold", color)}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {t(`delivery.${delivery}`)}
    </span>
  )
}
interface PressListProps {
  readonly presses: ReadonlyArray<QueuedPress>
  readonly day: string
  readonly officePhone: string | null
}
/** Each press of the day with where it is; refused ones with the reason. Nothing vanishes by itself. */
export function PressList({ presses, day, officePhone }: PressListProps) {
  const { t } = useTranslation("today")
  const refused = presses.filter(({ delivery, isRead }) => delivery === "refused" && isRead !== true)
  return (
    <section aria-label={t("pressesOfDay")}>
      <Card>
        <ul className="divide-y">
          {presses.map((press) => (
            <PressRow key={press.clientId} press={press} day={day} />
          ))}
        </ul>
      </Card>
      <p className="mt-2 text-center text-base text-muted-foreground">{t("staysKept")}</p>
      {refused.length > 0 && (
        <div className="mt-2 flex gap-2.5">
          {officePhone !== null && (
            <a
              href={`tel:${officePhone}`}
              className={buttonVariants({ variant: "outline", className: "min-h-13 flex-1 max-md:h-auto" })}
            >
              {t("callOffice")}
            </a>
          )}
          <Button variant="outline" className="min-h-13 flex-1 max-md:h-auto" onClick={() => void markRead(refused)}>
            {t("understood")}
          </Button>
        </div>
      )}
    </section>
  )
}
function PressRow({ press, day }: { readonly press: QueuedPress; readonly day: string }) {
  const { t } = useTranslation("today")
  const format = useFormat()
  const pressedOn = dayOfInstant(press.pressedAt)
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2">
      <b className="tnum text-base">
        {pressedOn !== day && <span className="mr-1 font-normal">{format.day(pressedOn)}</span>}
        {clockTime(press.claimsEnd ?? press.pressedAt)}
      </b>
      <span className="text-base">{t(`kind.${press.kind}`)}</span>
      <span className="ml-auto">
        <DeliveryWord delivery={press.delivery} />
      </span>
      {press.refusal !== undefined && <p className="w-full text-base text-danger">{press.refusal.sentence}</p>}
    </li>
  )
}
