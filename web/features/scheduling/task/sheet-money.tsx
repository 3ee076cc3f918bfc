import { useTranslation } from "react-i18next"
import { yen } from "@/lib/format.ts"
import { shiftLabels, workShifts } from "../shifts.ts"
import { useBilledWords } from "./more/use-billed-words.ts"
import { payOf } from "./sheet-shifts.ts"
import type { TaskView } from "./task-query.ts"

/** 人工, price and certificates of those on it, of whom the viewer is told them (TASK-46). */
export function SheetPay({ view }: { readonly view: TaskView }) {
  const { t } = useTranslation(["arranging", "calendar", "labels"])
  const people = (view.workers ?? []).flatMap((worker) => {
    const pay = payOf(worker)
    return pay.length === 0 ? [] : [{ userId: worker.userId, name: worker.name, pay }]
  })
  if (people.length === 0) return null
  return (
    <section aria-label={t("pay")} className="flex flex-col gap-1">
      <h3 className="text-muted-foreground">{t("pay")}</h3>
      <ul className="flex flex-col gap-1">
        {people.map(({ userId, name, pay }) => (
          <li key={userId} className="flex flex-wrap gap-x-3">
            <b>{name}</b>
            <span className="tnum text-sm">
              {pay
                .map(({ shift, count, price, certificates }) =>
                  [
                    t(shiftLabels[shift]),
                    count === undefined ? "" : `${count}${t("calendar:manDays")}`,
                    price == null ? "" : yen(price),
                    ...certificates.map((one) =>
                      one.priceStaff === null ? one.name : `${one.name} ${yen(one.priceStaff)}`,
                    ),
                  ]
                    .filter((part) => part !== "")
                    .join(" "),
                )
                .join("・")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the customer is billed, for whoever is told it: the management and the customer itself (TASK-44). */
export function SheetBilled({ view }: { readonly view: TaskView }) {
  const { t } = useTranslation(["arranging", "labels"])
  const { lineOf, sumOf } = useBilledWords()
  const billed = view.unitPriceCustomer ?? []
  const certificates = workShifts.flatMap((shift) =>
    (view.metadataCustomerUnitPriceCertificate?.[shift] ?? []).map(({ title, price, workers }, at) => ({
      key: `${shift} ${at}`,
      words: `${t(shiftLabels[shift])} ${title} ${yen(price)}×${workers}`,
    })),
  )
  if (billed.length === 0 && certificates.length === 0) return null
  return (
    <section aria-label={t("billed")} className="flex flex-col gap-1">
      <h3 className="text-muted-foreground">{t("billed")}</h3>
      <ul className="tnum flex flex-col text-sm">
        {billed.map((line) => (
          <li key={line.shift}>{lineOf(line)}</li>
        ))}
        {certificates.map(({ key, words }) => (
          <li key={key} className="text-muted-foreground">
            {words}
          </li>
        ))}
      </ul>
      {billed.length > 1 && (
        <p className="tnum font-semibold">
          {t("billedSum")} {sumOf(billed)}
        </p>
      )}
    </section>
  )
}
