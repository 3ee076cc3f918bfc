/** What is stored of an arrangement under the names of the request: with it a change is compared. */
import { shiftFields } from "../codes.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { workShiftOf } from "./shift-fields.ts"

const flag = (isSet: boolean) => (isSet ? 1 : 0)

export const storedFields = (row: TaskRow): Readonly<Record<string, unknown>> => {
  const shifts = row.shifts.map((one) => {
    const fields = shiftFields[workShiftOf(one.shift)]
    return {
      [fields.flag]: flag(one.isOn),
      [fields.customerFlag]: flag(one.customerAsks),
      [fields.from]: one.from,
      [fields.to]: one.to,
      [fields.heads]: one.heads,
      [fields.needed]: one.needed,
      [fields.desireFrom]: one.desireFrom,
      [fields.desireTo]: one.desireTo,
    }
  })
  return Object.assign(
    {
      constructionSiteId: row.site.id,
      name: row.name,
      note: row.note,
      leaderId: row.leaderStaffId,
      customerId: row.customerId,
      meetingTime: row.meetingTime,
      meetingPlace: row.meetingPlace,
      startTimeDesire: row.more.startTimeDesire,
      endTimeDesire: row.more.endTimeDesire,
      titleOtherShiftCustomer: row.more.titleOtherShiftCustomer,
      priceOtherShiftCustomer: row.more.priceOtherShiftCustomer,
      otherShiftType: row.more.otherShiftType,
    },
    ...shifts,
  )
}

/** Each shift's fields, its tick first: a shift that is newly ticked is one thing. */
export const shiftUnits: ReadonlyArray<ReadonlyArray<string>> = Object.values(shiftFields).map((fields) => [
  fields.flag,
  fields.from,
  fields.to,
  fields.heads,
  fields.needed,
])
