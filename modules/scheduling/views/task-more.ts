/** What an arrangement says beside who and when, as views show it: the customer's side, files, who made it. */
import { Effect } from "effect"
import { type AttachedFile, wholeView } from "#modules/files/index.ts"
import { activeStatuses, flags, projectTypes, workShifts } from "#modules/kernel/codes.ts"
import type { Ratio } from "#modules/kernel/ratio.ts"
import type { Names } from "#modules/people/index.ts"
import type { ShiftRow, TaskRow } from "../repository/task-rows.ts"
import { type CustomerPrices, customerBill } from "../rules/customer-price.ts"
import { tally } from "../rules/tally.ts"
import { idOfShift, workShiftOf } from "./shift-fields.ts"

/** Files with the addresses they open by. */
export interface ShownFiles {
  readonly files: ReadonlyArray<{ readonly id: string; readonly name: string; readonly url: string }>
  readonly siteFiles: ShownFiles["files"]
}
export const shownFiles = Effect.fnUntraced(function* (row: Pick<TaskRow, "files" | "siteFiles">) {
  const all = (files: ReadonlyArray<AttachedFile> = []) => Effect.forEach(files, wholeView)
  return { files: yield* all(row.files), siteFiles: yield* all(row.siteFiles) }
})

const plansOf = (shifts: ReadonlyArray<ShiftRow>) =>
  shifts.map((shift) => ({ ...shift, shift: workShiftOf(shift.shift) }))
/** Where the prices of an arrangement stand. */
export const pricesOf = (row: Pick<TaskRow, "site" | "more">): CustomerPrices => ({
  isFixedPrice: row.site.type === projectTypes.fixedPrice,
  regularUnitPrice: row.site.regularUnitPrice,
  nightUnitPrice: row.site.nightUnitPrice,
  priceOtherShiftCustomer: row.more.priceOtherShiftCustomer,
  otherShiftType: row.more.otherShiftType,
})
/** As it is shown, with four decimals; money is made of the exact one. */
const asDecimal = ({ numerator, denominator }: Ratio) => Number((numerator * 10_000n) / denominator) / 10_000

const billOf = (row: TaskRow, labelOf: (shift: number) => string) =>
  customerBill(plansOf(row.shifts), pricesOf(row)).map(({ shift, multiplier, ...line }) => ({
    ...line,
    shift: idOfShift(shift),
    title:
      shift === "other" && row.more.otherShiftType === null
        ? (row.more.titleOtherShiftCustomer ?? labelOf(idOfShift(shift)))
        : labelOf(idOfShift(shift)),
    multiplier: asDecimal(multiplier),
  }))

/** The card's certificates, and those of the arrangement that the card offers no more. */
const certificatesToPick = (row: TaskRow, names: Names) => {
  const offered = names.partners.get(row.customerId)?.card?.certificates ?? []
  const used = new Map(row.shifts.flatMap(({ certificates }) => certificates.map((one) => [one.id, one] as const)))
  const gone = [...used.values()].filter(({ id }) => offered.every((one) => one.id !== id))
  const shown = (status: number) => (one: { readonly id: number; readonly title: string; readonly price: number }) => ({
    id: one.id,
    title: one.title,
    price: one.price,
    status,
    userId: row.customerId,
  })
  return [...offered.map(shown(activeStatuses.active)), ...gone.map(shown(activeStatuses.inactive))]
}

const customerOf = (row: TaskRow, names: Names) => {
  const partner = names.partners.get(row.customerId)
  return {
    customerId: row.customerId,
    customerName: partner?.card?.name ?? partner?.companyName ?? null,
    customerCompanyName: partner?.companyName ?? null,
    customerEmail: partner?.card?.email ?? null,
    customerPhone: partner?.phone ?? null,
    customerAddress: partner?.card?.address ?? null,
    customerPostalCode: partner?.card?.postalCode ?? null,
    deadline: partner?.card?.deadline ?? null,
    paymentMonthOffset: partner?.card?.paymentMonth ?? null,
    paymentDate: partner?.card?.paymentDate ?? null,
  }
}
/** Who leads on this day: the arrangement's own leader, or the site's. */
export const leaderOf = (row: TaskRow, names: Names) =>
  names.staff.get(row.leaderStaffId ?? row.site.leaderStaffId ?? 0)
const leaderShown = (row: TaskRow, names: Names) => {
  const leaderTaskId = row.leaderStaffId ?? row.site.leaderStaffId
  const leader = leaderOf(row, names)
  return { leaderTaskId, leaderTaskName: leader?.name ?? null, leaderTaskPhone: leader?.phone ?? null }
}
const onOff = (is: boolean) => (is ? flags.on : flags.off)

/** Everything of it; the policy takes out what the viewer may not know. */
export const moreOf = (
  row: TaskRow,
  names: Names,
  { files, siteFiles }: ShownFiles,
  labelOf: (shift: number) => string,
) => ({
  description: { content: row.more.description, files },
  filesConstructionSite: siteFiles,
  ...customerOf(row, names),
  ...leaderShown(row, names),
  startTimeDesire: row.more.startTimeDesire,
  endTimeDesire: row.more.endTimeDesire,
  regularUnitPrice: row.site.regularUnitPrice,
  nightUnitPrice: row.site.nightUnitPrice,
  titleOtherShiftCustomer: row.more.titleOtherShiftCustomer,
  priceOtherShiftCustomer: row.more.priceOtherShiftCustomer,
  otherShiftType: row.more.otherShiftType,
  unitPriceCustomer: billOf(row, labelOf),
  metadataUnitPriceCertificate: certificatesToPick(row, names),
  metadataCustomerUnitPriceCertificate: Object.fromEntries(
    workShifts.flatMap((shift) => {
      const stored = row.shifts.find((one) => one.shift === idOfShift(shift))
      return stored === undefined || stored.certificates.length === 0 ? [] : [[shift, stored.certificates] as const]
    }),
  ),
  isCustomer: onOff(row.more.isCustomer),
  isAdminUpdate: onOff(row.more.isAdminUpdate),
  createdBy: row.more.createdBy,
  creatorId: row.more.createdBy,
  creatorName: row.more.creatorName,
  creatorRoleId: row.more.creatorRole,
  maxWorker: tally(row.shifts.filter(({ isOn }) => isOn).map(({ needed }) => needed)),
  totalWorker: new Set(row.workers.map(({ staffId }) => staffId)).size,
})
