import { queryOptions, useQuery } from "@tanstack/react-query"
import { ChevronDown } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { partnersKey } from "@/features/people/partner-queries.ts"
import { cn } from "@/lib/class-names.ts"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { may } from "@/lib/permissions.tsx"
import { shiftLabels, workShifts } from "../../shifts.ts"
import type { SiteChoice, TaskView } from "../task-query.ts"
import type { Arrangement } from "../use-arrangement.ts"
import { CertificateRows } from "./certificate-rows.tsx"
import { DesiredRow } from "./desired-row.tsx"
import { OtherPrice } from "./other-price.tsx"
import { RecordLink } from "./record-link.tsx"
import { useBilledWords } from "./use-billed-words.ts"
import { WishRow } from "./wish-row.tsx"

const customerQuery = (id: number) =>
  queryOptions({
    queryKey: [...partnersKey, "customer", "card", id],
    queryFn: () => data(people.detailCustomer({ params: { id }, body: {} })),
  })

interface CustomerPartProps {
  readonly form: Arrangement
  readonly site: SiteChoice | undefined
  readonly customerId: number | undefined
  readonly isFixedPrice: boolean
  /** What the stored arrangement bills by shift, to whom the server tells it (TASK-25). */
  readonly billed: TaskView["unitPriceCustomer"]
}
/** 客先側: whom to call, what is wished, what is agreed; behind a button what can be said of it. */
export function CustomerPart({ form, site, customerId, isFixedPrice, billed = [] }: CustomerPartProps) {
  const { t } = useTranslation(["arranging", "labels"])
  const { data: customer } = useQuery({ ...customerQuery(customerId ?? 0), enabled: customerId !== undefined })
  const { lineOf, sumOf } = useBilledWords()
  const { values } = form
  const [isOpen, setOpen] = useState(false)
  const isWrong = form.errorOf(...wishFields) !== undefined
  const asked = workShifts.filter((shift) => values.more.wishes[shift].asks)
  const shown = workShifts.filter((shift) => values.shifts[shift].isOn || values.more.wishes[shift].asks)
  const { desireFrom, desireTo } = values.more
  const times = [
    ...(desireFrom === "" && desireTo === "" ? [] : [`${desireFrom}〜${desireTo}`]),
    ...asked.flatMap((shift) => {
      const { from, to } = values.more.wishes[shift]
      return from === "" && to === "" ? [] : [`${t(shiftLabels[shift])} ${from}〜${to}`]
    }),
  ]
  const heads = asked.flatMap((shift) => {
    const { heads: count } = values.more.wishes[shift]
    return count === "" ? [] : [`${t(shiftLabels[shift])} ${count}${t("headUnit")}`]
  })
  if (customerId === undefined) return null
  const yen = (amount: number | null | undefined) => (amount == null ? "—" : amount.toLocaleString("ja-JP"))
  const person = [customer?.name, customer?.phone].filter((part) => part != null && part !== "").join("　")
  const isShown = isOpen || isWrong
  return (
    <section aria-label={t("customerSide")}>
      <div className="flex min-h-8 items-center gap-2">
        <h3 className="text-xs font-bold">{t("customerSide")}</h3>
        {customer !== undefined && (
          <RecordLink
            kind="customer"
            id={customerId}
            edits={may(customer, "edit")}
            className="ml-auto min-w-0 truncate text-xs"
          >
            {customer.companyName}
          </RecordLink>
        )}
      </div>
      <dl className="grid grid-cols-[4.5rem_1fr] gap-x-2 gap-y-0.5 text-xs">
        {/* Its line is there while it is asked for: what lies below stays where it is. */}
        <Fact term={t("contact")} value={customer === undefined ? "…" : person} />
        <Fact term={t("desired")} value={times.join("・")} />
        <Fact term={t("heads")} value={heads.join("・")} />
        {!isFixedPrice && site?.regularUnitPrice !== undefined && (
          <Fact
            term={t("prices")}
            value={t("pricesOf", { regular: yen(site.regularUnitPrice), night: yen(site.nightUnitPrice) })}
          />
        )}
        <Fact term={t("billed")} value={billed.map(lineOf).join("　")} />
        {billed.length > 1 && <Fact term={t("billedSum")} value={sumOf(billed)} />}
      </dl>
      <Button variant="quiet" size="sm" aria-expanded={isShown} className="mt-1 -ml-2" onClick={() => setOpen(!isOpen)}>
        <ChevronDown className={cn("transition-transform", isShown && "rotate-180")} />
        {t("editWishes")}
      </Button>
      {isShown && (
        <div className="mt-1 flex flex-col gap-3">
          <DesiredRow form={form} />
          {shown.map((shift) => (
            <div key={shift} className="flex flex-col gap-1.5">
              <WishRow form={form} shift={shift} />
              {!isFixedPrice && values.shifts[shift].isOn && (
                <CertificateRows form={form} shift={shift} offered={customer?.certificateUnitPrices ?? []} />
              )}
            </div>
          ))}
          {!isFixedPrice && values.shifts.other.isOn && <OtherPrice form={form} />}
        </div>
      )}
    </section>
  )
}
/** What a refusal may name inside, so that it opens by itself. */
const wishFields = [
  ...["startTimeDesire", "endTimeDesire"],
  ...workShifts.flatMap((shift) =>
    Array.from({ length: 20 }, (_, at) => [
      `metadataCustomerUnitPriceCertificate.${shift}.${at}.id`,
      `metadataCustomerUnitPriceCertificate.${shift}.${at}.workers`,
    ]).flat(),
  ),
]
function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return value === "" ? null : (
    <>
      <dt className="text-muted-foreground">{term}</dt>
      <dd className="min-w-0">{value}</dd>
    </>
  )
}
