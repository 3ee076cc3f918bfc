/** Reads arrangements whole, each with its shifts and people: one statement for one or for a thousand. */
import { type SQL, sql } from "drizzle-orm"
import { type AttachedFile, attachedFiles } from "#modules/files/index.ts"
import { type Instant, type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { ClockTime } from "#modules/kernel/minutes.ts"
import type { ShownWishes } from "../contract/proposal.ts"
import type { CustomerCertificate, StaffCertificate } from "../rules/certificates.ts"
import type { SlotAnswer, VendorCertificate } from "../rules/vendor-slots.ts"
import type { TaskSide } from "../rules/written-by.ts"
import { site, task } from "../tables.ts"

export type ShiftId = 1 | 2 | 3 | 4
export interface ShiftRow {
  readonly shift: ShiftId
  readonly isOn: boolean
  readonly customerAsks: boolean
  readonly from: ClockTime | null
  readonly to: ClockTime | null
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
  readonly heads: number | null
  readonly needed: number
  readonly desireFrom: ClockTime | null
  readonly desireTo: ClockTime | null
  readonly certificates: ReadonlyArray<CustomerCertificate>
}
export interface WorkerRow {
  readonly staffId: number
  readonly partnerId: number | null
  readonly shift: ShiftId
  readonly countWork: number
  readonly price: number | null
  readonly certificates: ReadonlyArray<StaffCertificate>
}
/** What an arrangement says beside who and when. */
export interface TaskMore {
  readonly description: string
  readonly startTimeDesire: ClockTime | null
  readonly endTimeDesire: ClockTime | null
  readonly titleOtherShiftCustomer: string | null
  readonly priceOtherShiftCustomer: number | null
  readonly otherShiftType: 1 | 2 | 3 | null
  readonly isCustomer: boolean
  readonly isAdminUpdate: boolean
  /** Whose the last write was. */
  readonly lastSide: TaskSide
  readonly createdBy: number | null
  readonly creatorName: string | null
  readonly creatorRole: number | null
}
/** What a vendor is asked for on a shift (枠). */
export interface VendorSlotRow {
  readonly partnerId: number
  readonly shift: ShiftId
  /** 人工; null where they are not counted. */
  readonly asked: number | null
  readonly filled: number
  readonly price: number | null
  readonly certificates: ReadonlyArray<VendorCertificate>
  readonly answer: SlotAnswer
  readonly reason: string | null
  readonly askedThen: number | null
  readonly priceThen: number | null
  readonly certificatesThen: ReadonlyArray<VendorCertificate>
}
export interface PendingRow {
  readonly mode: "one" | "future" | "all"
  readonly dataUpdate: ShownWishes
  readonly dataOrigin: ShownWishes
  readonly comment: string | null
  readonly createdAt: Instant
}
export type TaskRow = {
  readonly id: number
  readonly version: number
  readonly status: number
  readonly day: IsoDate
  readonly groupId: number | null
  readonly name: string
  readonly note: string
  readonly leaderStaffId: number | null
  readonly customerId: number
  readonly meetingTime: ClockTime | null
  readonly meetingPlace: string | null
  /** 保留: its people are pencilled in (D119). */
  readonly isReserved: boolean
  readonly more: TaskMore
  readonly site: {
    readonly id: number
    readonly name: string
    readonly nameKana: string | null
    readonly type: 1 | 2
    readonly state: number
    readonly address: string
    readonly station: string | null
    readonly description: string
    readonly meetingPlace: string | null
    readonly customerId: number
    readonly leaderStaffId: number | null
    readonly regularUnitPrice: number | null
    readonly nightUnitPrice: number | null
    readonly lat: number | null
    readonly lng: number | null
    readonly isSmallJob: boolean
  }
  readonly shifts: ReadonlyArray<ShiftRow>
  readonly workers: ReadonlyArray<WorkerRow>
  readonly vendors: ReadonlyArray<VendorSlotRow>
  /** お願い: the customer's wish that waits. */
  readonly pending: PendingRow | null
  readonly worked: ReadonlyArray<{ readonly staffId: number; readonly minutes: number }>
  /** Only of a row that is read to be shown whole. */
  readonly files?: ReadonlyArray<AttachedFile>
  readonly siteFiles?: ReadonlyArray<AttachedFile>
}

const clockText = (time: SQL) => sql`to_char(${time}, 'HH24:MI')`
const instantText = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const shifts = sql`coalesce((select jsonb_agg(jsonb_build_object('shift', s.shift, 'isOn', s.is_on,
    'customerAsks', s.customer_asks, 'from', ${clockText(sql`s.from_time`)}, 'to', ${clockText(sql`s.to_time`)},
    'startsAt', ${instantText(sql`s.starts_at`)}, 'endsAt', ${instantText(sql`s.ends_at`)},
    'heads', s.head_count, 'needed', s.needed, 'desireFrom', ${clockText(sql`s.start_time_desire`)},
    'desireTo', ${clockText(sql`s.end_time_desire`)}, 'certificates', s.certificates) order by s.shift)
  from scheduling.task_shift s where s.company_id = ${task.companyId} and s.task_id = ${task.id}), '[]')`
/** Of a deleted arrangement too: whoever was on it when it was deleted. */
const workers = sql`coalesce((select jsonb_agg(jsonb_build_object('staffId', w.staff_id, 'partnerId', w.partner_id,
    'shift', w.shift, 'countWork', w.count_work, 'price', w.price, 'certificates', w.certificates)
    order by w.shift, w.staff_id)
  from scheduling.task_worker w
  where w.company_id = ${task.companyId} and w.task_id = ${task.id} and w.status <> 0), '[]')`
const vendors = sql`coalesce((select jsonb_agg(jsonb_build_object('partnerId', v.partner_id, 'shift', v.shift,
    'asked', v.asked, 'filled', v.filled, 'price', v.price, 'certificates', v.certificates, 'answer', v.answer,
    'reason', v.reason, 'askedThen', v.asked_then, 'priceThen', v.price_then,
    'certificatesThen', v.certificates_then) order by v.partner_id, v.shift)
  from scheduling.task_vendor v
  where v.company_id = ${task.companyId} and v.task_id = ${task.id} and v.status = 1), '[]')`
const pending = sql`(select jsonb_build_object('mode', p.mode, 'dataUpdate', p.data_update, 'dataOrigin', p.data_origin,
    'comment', p.comment, 'createdAt', ${instantText(sql`p.created_at`)})
  from scheduling.task_proposal p
  where p.company_id = ${task.companyId} and p.task_id = ${task.id} and p.status = 2)`
const worked = sql`coalesce((select jsonb_agg(jsonb_build_object('staffId', d.staff_id, 'minutes', d.minutes))
  from scheduling.worked d where d.company_id = ${task.companyId} and d.task_id = ${task.id}), '[]')`
const ofSite = sql`jsonb_build_object('id', ${site.id}, 'name', ${site.name}, 'nameKana', ${site.nameKana},
  'type', ${site.type}, 'state', ${site.state}, 'address', ${site.address}, 'station', ${site.station},
  'description', ${site.description}, 'meetingPlace', ${site.meetingPlace}, 'customerId', ${site.customerId},
  'leaderStaffId', ${site.leaderStaffId}, 'regularUnitPrice', ${site.regularUnitPrice},
  'nightUnitPrice', ${site.nightUnitPrice}, 'lat', ${site.lat}, 'lng', ${site.lng}, 'isSmallJob', ${site.isSmallJob})`

const more = sql`jsonb_build_object('description', ${task.description},
  'startTimeDesire', ${clockText(sql`${task.startTimeDesire}`)},
  'endTimeDesire', ${clockText(sql`${task.endTimeDesire}`)},
  'titleOtherShiftCustomer', ${task.titleOtherShiftCustomer}, 'priceOtherShiftCustomer', ${task.priceOtherShiftCustomer},
  'otherShiftType', ${task.otherShiftType}, 'isCustomer', ${task.isCustomer}, 'isAdminUpdate', ${task.isAdminUpdate}, 'lastSide', ${task.lastSide},
  'createdBy', ${task.createdBy}, 'creatorName', ${task.creatorName}, 'creatorRole', ${task.creatorRole})`

const files = sql`, ${attachedFiles("task.files", task.companyId, task.id)} as files,
  ${attachedFiles("site.files", task.companyId, task.siteId)} as "siteFiles"`

const taskRowsWhere = (condition: SQL, attached = sql.empty()) =>
  query(async (tx) => {
    const rows = await tx.query.execute<TaskRow>(sql`
      select ${task.id} as id, ${task.version} as version, ${task.status} as status, ${task.day}::text as day,
        ${task.groupId} as "groupId", ${task.name} as name, ${task.note} as note,
        ${task.leaderStaffId} as "leaderStaffId", ${task.customerId} as "customerId",
        ${clockText(sql`${task.meetingTime}`)} as "meetingTime", ${task.meetingPlace} as "meetingPlace",
        ${task.isReserved} as "isReserved", ${more} as more, ${ofSite} as site, ${shifts} as shifts, ${workers} as workers,
        ${vendors} as vendors, ${pending} as pending, ${worked} as worked${attached}
      from ${task} join ${site} on ${site.companyId} = ${task.companyId} and ${site.id} = ${task.siteId}
      where ${condition} order by ${task.day}, ${task.id}`)
    return [...rows]
  })

const ids = (list: ReadonlyArray<number>) => sql`any(${`{${list.join(",")}}`}::int[])`

/** The arrangements of these ids, deleted ones too. */
export const taskRowsByIds = (companyId: number, taskIds: ReadonlyArray<number>) =>
  taskRowsWhere(sql`${task.companyId} = ${companyId} and ${task.id} = ${ids(taskIds)}`)

/** The same with what is attached to each and to its site, to be shown. */
export const wholeTaskRows = (companyId: number, taskIds: ReadonlyArray<number>) =>
  taskRowsWhere(sql`${task.companyId} = ${companyId} and ${task.id} = ${ids(taskIds)}`, files)

/** What is attached to these arrangements and to their sites. */
export const filesOfTasks = (companyId: number, taskIds: ReadonlyArray<number>) =>
  query(async (tx) => {
    const rows = await tx.query.execute<{
      readonly id: number
      readonly files: ReadonlyArray<AttachedFile>
      readonly siteFiles: ReadonlyArray<AttachedFile>
    }>(sql`
      select ${task.id} as id${files} from ${task}
      where ${task.companyId} = ${companyId} and ${task.id} = ${ids(taskIds)}`)
    return [...rows]
  })

/** The arrangements of these people in a stretch of days, deleted ones left out. */
export const taskRowsOfStaff = (companyId: number, staffIds: ReadonlyArray<number>, from: IsoDate, to: IsoDate) =>
  taskRowsWhere(sql`${task.companyId} = ${companyId} and ${task.status} = 1 and ${task.id} in (
    select w.task_id from scheduling.task_worker w where w.company_id = ${companyId} and w.status = 1
      and w.staff_id = ${ids(staffIds)} and w.day between ${from}::date and ${to}::date)`)

/** A customer's arrangements in a stretch of days, deleted ones left out. */
export const taskRowsOfCustomer = (companyId: number, customerId: number, from: IsoDate, to: IsoDate) =>
  taskRowsWhere(sql`${task.companyId} = ${companyId} and ${task.status} = 1 and ${task.customerId} = ${customerId}
    and ${task.day} between ${from}::date and ${to}::date`)

/** The arrangements that a vendor is asked for people on in a stretch of days, those on hold too; deleted ones are left out. */
export const taskRowsOfVendor = (companyId: number, partnerId: number, from: IsoDate, to: IsoDate) =>
  taskRowsWhere(sql`${task.companyId} = ${companyId} and ${task.status} = 1
    and ${task.day} between ${from}::date and ${to}::date and ${task.id} in (
      select v.task_id from scheduling.task_vendor v where v.company_id = ${companyId} and v.partner_id = ${partnerId}
        and v.status = 1)`)

/** A shift that a person is arranged for, as a month counts it. */
export interface ShiftOfStaff {
  readonly staffId: number
  readonly taskId: number
  readonly day: IsoDate
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly leaderStaffId: number | null
}
/** The shifts of these people in a stretch of days, in order of time; those of deleted arrangements are left out. */
export const shiftRowsOfStaff = (companyId: number, staffIds: ReadonlyArray<number>, from: IsoDate, to: IsoDate) =>
  query(
    ({ sql: ask }) => ask<Array<ShiftOfStaff>>`
      select w.staff_id as "staffId", w.task_id as "taskId", t.day, t.leader_staff_id as "leaderStaffId",
        floor(extract(epoch from s.starts_at) * 1000)::float8 as "startsAt"
      from scheduling.task_worker w
        join scheduling.task t on t.company_id = w.company_id and t.id = w.task_id and t.status = 1
        join scheduling.task_shift s on s.company_id = w.company_id and s.task_id = w.task_id and s.shift = w.shift
          and s.is_on and s.starts_at is not null and s.ends_at is not null
      where w.company_id = ${companyId} and w.status = 1 and w.staff_id = any(${[...staffIds]}::int[])
        and w.day between ${from}::date and ${to}::date
      order by s.starts_at, w.task_id`,
  )

/** The days that a company's arrangements are on, for those who only need to lock their pay months. */
export const dayOf = (row: { readonly day: string }): IsoDate => isoDate(row.day)
