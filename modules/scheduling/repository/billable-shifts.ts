/** SQL of what was arranged for customers on 常用 sites, shift by shift, with whether somebody of it pressed. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { certificateItems } from "../rules/certificate-items.ts"
import type { CustomerCertificate } from "../rules/certificates.ts"
import { billedHeads, type CustomerPrices, unitPriceOf } from "../rules/customer-price.ts"
import { workShiftOf } from "../views/shift-fields.ts"
import { isNotHeld, onShift } from "./held-shifts.ts"

/** What of a shift is billed at one price: its heads, or one of its certificates. */
export interface BillableItem {
  readonly taskId: number
  readonly shift: 1 | 2 | 3 | 4
  readonly day: IsoDate
  readonly siteId: number
  readonly siteName: string
  /** The certificate's title; empty for the heads. */
  readonly certificate: string
  /** Of one head or certificate, in whole yen; null where it has no price. */
  readonly unitPrice: number | null
  /** 人工 that are billed (D29 for customers), or how many with the certificate. */
  readonly heads: number
  /** How many people of it pressed. */
  readonly pressed: number
}
export interface BillableShift extends BillableItem {
  readonly customerId: number
}

type Stored = Omit<BillableShift, "certificate" | "heads" | "unitPrice"> &
  Omit<CustomerPrices, "isFixedPrice"> & {
    readonly isOn: boolean
    readonly isNotHeld: boolean
    readonly customerAsks: boolean
    readonly headCount: number | null
    readonly needed: string
    readonly certificates: ReadonlyArray<CustomerCertificate>
  }

/** A shift's heads, and beside them its certificates, whose quantities are said and not multiplied (D29). */
export const withCertificates = <Item extends BillableItem>(
  heads: Item,
  certificates: Parameters<typeof certificateItems>[0],
): ReadonlyArray<Item> => [
  heads,
  ...certificateItems(certificates).map(({ quantity, title, unitPrice }) => ({
    ...heads,
    certificate: title,
    unitPrice,
    heads: quantity,
  })),
]

/** The shifts of one arrangement that are worked, each with its price and heads; the others say whom D29 counts. */
const billable = (shiftsOfTask: ReadonlyArray<Stored>): ReadonlyArray<BillableShift> =>
  shiftsOfTask
    .filter((shift) => shift.isOn && shift.isNotHeld)
    .flatMap(({ certificates, customerAsks: _, headCount, isNotHeld: __, isOn: ___, needed, ...stored }) => {
      const { nightUnitPrice, otherShiftType, priceOtherShiftCustomer, regularUnitPrice, ...row } = stored
      const prices = { isFixedPrice: false, nightUnitPrice, otherShiftType, priceOtherShiftCustomer, regularUnitPrice }
      const heads = billedHeads(shiftsOfTask, { heads: headCount, needed: Number(needed) })
      const unitPrice = unitPriceOf(workShiftOf(row.shift), prices)
      return withCertificates({ ...row, certificate: "", heads, unitPrice }, certificates)
    })

interface Asked {
  readonly customerId?: number | undefined
  readonly taskIds?: ReadonlyArray<number> | undefined
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
}

/** Of arrangements that stand, in order of day and site; of held ones the shifts that somebody pressed on. */
export const billableShiftRows = (companyId: number, { customerId, from, taskIds, to }: Asked) =>
  query(async ({ sql }): Promise<ReadonlyArray<BillableShift>> => {
    const rows = await sql<Array<Stored>>`
      select s.task_id as "taskId", s.shift, t.day::text as day, t.customer_id as "customerId",
        i.id as "siteId", i.name as "siteName", i.regular_unit_price as "regularUnitPrice",
        i.night_unit_price as "nightUnitPrice", t.price_other_shift_customer as "priceOtherShiftCustomer",
        t.other_shift_type as "otherShiftType", s.is_on as "isOn", ${isNotHeld(sql, "s")} as "isNotHeld", s.customer_asks as "customerAsks",
        s.head_count as "headCount", s.needed, s.certificates, w.pressed
      from scheduling.task t
      join scheduling.site i on i.company_id = t.company_id and i.id = t.site_id and i.type = 1
      join scheduling.task_shift s on s.company_id = t.company_id and s.task_id = t.id
      cross join lateral (
        select count(d.minutes) filter (where d.minutes > 0)::int as pressed
        from scheduling.task_worker k
        left join scheduling.worked d on d.company_id = k.company_id and d.task_id = k.task_id and d.staff_id = k.staff_id
        where k.company_id = s.company_id and k.task_id = s.task_id and k.shift = s.shift and ${onShift(sql, "k")}) w
      where t.company_id = ${companyId} and t.status = 1
        and (${customerId ?? null}::int is null or t.customer_id = ${customerId ?? null})
        and (${taskIds === undefined ? null : [...taskIds]}::int[] is null or t.id = any(${taskIds === undefined ? null : [...taskIds]}::int[]))
        and (${from ?? null}::date is null or t.day >= ${from ?? null}::date)
        and (${to ?? null}::date is null or t.day <= ${to ?? null}::date)
      order by t.day, i.id, t.id, s.shift`
    return [...Map.groupBy(rows, ({ taskId }) => taskId).values()].flatMap(billable)
  })
