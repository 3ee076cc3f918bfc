/** Writes what vendors are asked for and what they answer, whole series in one statement. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { AnsweredSlot, SlotAnswer, VendorCertificate } from "../rules/vendor-slots.ts"
import type { ShiftId } from "./task-rows.ts"

export interface SlotToSave {
  readonly taskId: number
  readonly shift: ShiftId
  readonly partnerId: number
  readonly asked: number | null
  readonly price: number | null
  readonly certificates: ReadonlyArray<VendorCertificate>
  readonly answer: SlotAnswer
  readonly reason: string | null
  readonly askedThen: number | null
  readonly priceThen: number | null
  readonly certificatesThen: ReadonlyArray<VendorCertificate>
  /** 1 on the shift, 0 taken off it. */
  readonly status: 0 | 1
}
/**
 * Slots as they are from now on. `atLeast` lowers none yet: between two of these people may come and go, whichever of
 * both makes room for the other.
 */
export const saveSlots = (companyId: number, rows: ReadonlyArray<SlotToSave>, size: "whole" | "atLeast") =>
  query(
    (tx) => tx.sql`
      insert into scheduling.task_vendor as v
        (company_id, task_id, shift, partner_id, asked, price, certificates, answer, reason, asked_then, price_then,
          certificates_then, status)
      select ${companyId}::int, r."taskId", r.shift, r."partnerId", r.asked, r.price, r.certificates, r.answer, r.reason,
        r."askedThen", r."priceThen", r."certificatesThen", r.status
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r("taskId" int, shift int, "partnerId" int,
        asked numeric, price int, certificates jsonb, answer int, reason text, "askedThen" numeric,
        "priceThen" int, "certificatesThen" jsonb, status int)
      on conflict (company_id, task_id, shift, partner_id) do update set status = excluded.status,
        asked = case when ${size} = 'whole' or v.status = 0 then excluded.asked
          when v.asked is null or excluded.asked is null then null else greatest(v.asked, excluded.asked) end,
        price = excluded.price, certificates = excluded.certificates, answer = excluded.answer,
        reason = excluded.reason, asked_then = excluded.asked_then, price_then = excluded.price_then,
        certificates_then = excluded.certificates_then`,
  )

/** What a vendor answered for its slots of an arrangement, of the moment of the transaction. */
export const answerSlots = (
  companyId: number,
  of: { readonly taskId: number; readonly partnerId: number },
  answers: ReadonlyArray<{ readonly shift: ShiftId; readonly answer: SlotAnswer; readonly reason: string | null }>,
) =>
  query(
    (tx) => tx.sql`
      update scheduling.task_vendor v set answer = r.answer, reason = r.reason, answered_at = now(), asked_then = v.asked,
        price_then = v.price, certificates_then = v.certificates
      from jsonb_to_recordset(${JSON.stringify(answers)}::text::jsonb) as r(shift int, answer int, reason text)
      where v.company_id = ${companyId} and v.task_id = ${of.taskId} and v.partner_id = ${of.partnerId}
        and v.shift = r.shift and v.status = 1`,
  )

interface ComingSlot extends Omit<AnsweredSlot, "partnerId" | "shift" | "reason"> {
  readonly day: IsoDate
  readonly filled: number
}
/** What a vendor is asked for from a day on, by days; deleted arrangements and those on hold are left out. */
export const comingSlots = (companyId: number, partnerId: number, from: IsoDate) =>
  query(
    (tx) => tx.sql<ReadonlyArray<ComingSlot>>`
      select t.day::text as day, v.asked::float8 as asked, v.filled::float8 as filled, v.answer, v.price, v.certificates,
        v.asked_then::float8 as "askedThen", v.price_then as "priceThen", v.certificates_then as "certificatesThen"
      from scheduling.task_vendor v
        join scheduling.task t on t.company_id = v.company_id and t.id = v.task_id and t.status = 1
          and not t.is_reserved and t.day >= ${from}::date
      where v.company_id = ${companyId} and v.partner_id = ${partnerId} and v.status = 1
      order by t.day`,
  )

/** On how many of its people something is planned, day by day. */
export const busyByDay = (companyId: number, partnerId: number, from: IsoDate, to: IsoDate) =>
  query(async (tx) => {
    const rows = await tx.sql<Array<{ day: IsoDate; busy: number }>>`
      select w.day, count(distinct w.staff_id)::int as busy from scheduling.task_worker w
      where w.company_id = ${companyId} and w.partner_id = ${partnerId} and w.status = 1
        and w.day between ${from}::date and ${to}::date group by w.day`
    return new Map(rows.map(({ day, busy }) => [day, busy]))
  })
