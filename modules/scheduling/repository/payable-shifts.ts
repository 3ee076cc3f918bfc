/** SQL of what vendors and freelancers are paid for: their people on shifts, with the prices of slot and arrangement. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { StaffCertificate } from "../rules/certificates.ts"
import type { VendorCertificate } from "../rules/vendor-slots.ts"
import { type BillableItem, withCertificates } from "./billable-shifts.ts"
import { isNotHeld, onShift } from "./held-shifts.ts"

/** Heads are the 人工 that its people put in, never multiplied (D29); without a price the slot says none. */
export interface VendorsShift extends BillableItem {
  readonly partnerId: number
}
/** Without a price of the shift his terms say it. */
export interface FreelancersShift extends BillableItem {
  readonly staffId: number
}
interface Asked {
  readonly taskIds?: ReadonlyArray<number> | undefined
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
}
const limits = ({ from, taskIds, to }: Asked) => ({
  ids: taskIds === undefined ? null : [...taskIds],
  from: from ?? null,
  to: to ?? null,
})

type VendorsRow = VendorsShift & { readonly certificates: ReadonlyArray<VendorCertificate> }
/** A vendor says its certificates once an arrangement: they stand beside the first of its shifts. */
const ofArrangement = (rows: ReadonlyArray<VendorsRow>): ReadonlyArray<VendorsShift> =>
  rows.flatMap(({ certificates, ...row }, n) =>
    withCertificates(
      row,
      n > 0
        ? []
        : certificates.map(({ price, title, workers }) => ({ title, price: price ?? null, workers: workers ?? 1 })),
    ),
  )

/** Of arrangements that stand on 常用 sites and are not held, of one vendor or all, in order of day and site. */
export const vendorsShiftRows = (companyId: number, asked: Asked & { readonly partnerId?: number | undefined }) =>
  query(async ({ sql }): Promise<ReadonlyArray<VendorsShift>> => {
    const { from, ids, to } = limits(asked)
    const partnerId = asked.partnerId ?? null
    const rows = await sql<Array<VendorsRow>>`
      select w.task_id as "taskId", w.shift, t.day::text as day, i.id as "siteId", i.name as "siteName",
        w.partner_id as "partnerId", '' as certificate, v.price as "unitPrice", sum(w.count_work)::float8 as heads,
        count(d.minutes) filter (where d.minutes > 0)::int as pressed, coalesce(v.certificates, '[]') as certificates
      from scheduling.task_worker w
      join scheduling.task t on t.company_id = w.company_id and t.id = w.task_id and t.status = 1
      join scheduling.site i on i.company_id = t.company_id and i.id = t.site_id and i.type = 1
      join scheduling.task_shift s on s.company_id = w.company_id and s.task_id = w.task_id and s.shift = w.shift and s.is_on
      left join scheduling.task_vendor v on v.company_id = w.company_id and v.task_id = w.task_id and v.shift = w.shift
        and v.partner_id = w.partner_id and v.status = 1
      left join scheduling.worked d on d.company_id = w.company_id and d.task_id = w.task_id and d.staff_id = w.staff_id
      where w.company_id = ${companyId} and ${onShift(sql, "w")} and ${isNotHeld(sql, "w")} and w.partner_id is not null
        and (${partnerId}::int is null or w.partner_id = ${partnerId})
        and (${ids}::int[] is null or w.task_id = any(${ids}::int[]))
        and (${from}::date is null or t.day >= ${from}::date)
        and (${to}::date is null or t.day <= ${to}::date)
      group by w.task_id, w.shift, t.day, i.id, i.name, w.partner_id, v.price, v.certificates
      order by t.day, i.id, w.task_id, w.shift`
    const arrangements = Map.groupBy(rows, (row) => `${row.taskId} ${row.partnerId}`)
    return [...arrangements.values()].flatMap(ofArrangement)
  })

type FreelancersRow = FreelancersShift & { readonly certificates: ReadonlyArray<StaffCertificate> }
/** Of arrangements that stand and are not held, of these people on any site, in order of day and site. */
export const freelancersShiftRows = (companyId: number, asked: Asked & { readonly staffIds: ReadonlyArray<number> }) =>
  query(async ({ sql }): Promise<ReadonlyArray<FreelancersShift>> => {
    if (asked.staffIds.length === 0) return []
    const { from, ids, to } = limits(asked)
    const rows = await sql<Array<FreelancersRow>>`
      select w.task_id as "taskId", w.shift, t.day::text as day, i.id as "siteId", i.name as "siteName",
        w.staff_id as "staffId", '' as certificate, w.price as "unitPrice", w.count_work::float8 as heads,
        (case when d.minutes > 0 then 1 else 0 end) as pressed, w.certificates
      from scheduling.task_worker w
      join scheduling.task t on t.company_id = w.company_id and t.id = w.task_id and t.status = 1
      join scheduling.site i on i.company_id = t.company_id and i.id = t.site_id
      join scheduling.task_shift s on s.company_id = w.company_id and s.task_id = w.task_id and s.shift = w.shift and s.is_on
      left join scheduling.worked d on d.company_id = w.company_id and d.task_id = w.task_id and d.staff_id = w.staff_id
      where w.company_id = ${companyId} and ${onShift(sql, "w")} and ${isNotHeld(sql, "w")}
        and w.staff_id = any(${[...asked.staffIds]}::int[])
        and (${ids}::int[] is null or w.task_id = any(${ids}::int[]))
        and (${from}::date is null or t.day >= ${from}::date)
        and (${to}::date is null or t.day <= ${to}::date)
      order by t.day, i.id, w.task_id, w.shift`
    return rows.flatMap(({ certificates, ...row }) =>
      withCertificates(
        row,
        certificates.map(({ name, priceStaff }) => ({ title: name, price: priceStaff, workers: 1 })),
      ),
    )
  })

/** One person's 人工 on one shift, with its hours as they were arranged. */
export interface PersonHeads {
  readonly taskId: number
  readonly shift: 1 | 2 | 3 | 4
  readonly staffId: number
  readonly heads: number
  readonly fromTime: string | null
  readonly toTime: string | null
}
/** Who put in the heads of these arrangements: a vendor's people, or one freelancer. */
export const headsOfPeople = (
  companyId: number,
  taskIds: ReadonlyArray<number>,
  { partnerId, staffId }: { readonly partnerId: number | null; readonly staffId: number | null },
) =>
  query(
    ({ sql }) => sql<Array<PersonHeads>>`
      select w.task_id as "taskId", w.shift, w.staff_id as "staffId", w.count_work::float8 as heads,
        to_char(s.from_time, 'HH24:MI') as "fromTime", to_char(s.to_time, 'HH24:MI') as "toTime"
      from scheduling.task_worker w
      join scheduling.task t on t.company_id = w.company_id and t.id = w.task_id and t.status = 1
      join scheduling.task_shift s on s.company_id = w.company_id and s.task_id = w.task_id and s.shift = w.shift and s.is_on
      where w.company_id = ${companyId} and w.task_id = any(${[...taskIds]}::int[]) and ${onShift(sql, "w")}
        and ${isNotHeld(sql, "w")}
        and ((${partnerId}::int is not null and w.partner_id = ${partnerId}) or w.staff_id = ${staffId}::int)
      order by w.staff_id, w.task_id, w.shift`,
  )
