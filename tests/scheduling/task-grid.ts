/** 0§6 as a table: who is told of each field of an arrangement, and who may do what with it. */
import type { Role } from "#modules/kernel/codes.ts"
import { everyRole } from "../kernel/companies.ts"

export type Viewer = Role | "flaggedVendor"
export const viewers: ReadonlyArray<Viewer> = [...everyRole, "flaggedVendor"]

export const management: ReadonlyArray<Viewer> = ["admin", "manager", "officeManager", "financeManager"]
export const adminSide: ReadonlyArray<Viewer> = ["admin", "manager", "officeManager"]
const vendors: ReadonlyArray<Viewer> = ["vendor", "flaggedVendor"]
const workers: ReadonlyArray<Viewer> = ["vendorWorker", "partTimeWorker", "otherWorker", "worker"]

const customers: ReadonlyArray<Viewer> = ["customer"]
const wishSide = [...adminSide, ...customers]
/** A field of each shift, by its names in the order morning, afternoon, evening, other. */
const byShift = (name: (shift: string) => string) => ["Morning", "Afternoon", "Evening", "Other"].map(name)
const flagsOf = byShift((shift) => `${shift.toLowerCase()}ShiftCustomer`)
/** Of the morning also whoever is on it; the other shifts are told to those who see all of them. */
const ofShifts = (
  names: ReadonlyArray<string>,
  onMorning: ReadonlyArray<Viewer>,
  onOthers: ReadonlyArray<Viewer>,
): Readonly<Record<string, ReadonlyArray<Viewer>>> =>
  Object.fromEntries(names.map((name, at) => [name, at === 0 ? onMorning : onOthers]))
const all = (names: ReadonlyArray<string>, who: ReadonlyArray<Viewer>) =>
  Object.fromEntries(names.map((name) => [name, who]))

/** 0§6 in words: who is told of each field of an arrangement; whoever is not named does not get it at all. */
export const seenBy: Readonly<Record<string, ReadonlyArray<Viewer>>> = {
  // Admin-type roles see all times, workers and vendors the shifts they are on, the customer those that are set.
  ...all(["morningShift", "morningFrom", "morningTo"], viewers),
  ...all(["afternoonShift", "afternoonFrom", "afternoonTo"], [...management, "customer"]),
  ...all(["eveningShift", "eveningFrom", "eveningTo"], [...management, "customer"]),
  ...all(["otherShift", "otherFrom", "otherTo"], [...management, "customer"]),
  ...all(["startTime", "endTime"], viewers),
  // Max worker is for company roles; per-shift counts of staff are hidden from vendors and customers.
  ...all(["maxWorker", ...byShift((shift) => `maxWorker${shift}`)], management),
  ...ofShifts(
    byShift((shift) => `assigned${shift}`),
    [...management, ...workers],
    management,
  ),
  // The customer's side: admin side, customer, vendor. Desired times of customer and vendor, and who answers them.
  ...ofShifts(flagsOf, [...wishSide, ...vendors], wishSide),
  ...ofShifts(
    byShift((shift) => `worker${shift}`),
    [...wishSide, ...vendors],
    wishSide,
  ),
  ...ofShifts(
    byShift((shift) => `startTimeDesire${shift}`),
    [...wishSide, ...vendors],
    wishSide,
  ),
  ...ofShifts(
    byShift((shift) => `endTimeDesire${shift}`),
    [...wishSide, ...vendors],
    wishSide,
  ),
  ...all(["startTimeDesire", "endTimeDesire"], [...wishSide, ...vendors]),
  // Management sees whose site it is, how it is reached and when it pays, and so does the customer itself.
  ...all(["customerId", "customerName", "customerCompanyName", "customerEmail"], [...management, "customer"]),
  ...all(["customerPhone", "customerAddress", "customerPostalCode"], [...management, "customer"]),
  ...all(["deadline", "paymentMonthOffset", "paymentDate"], [...management, "customer"]),
  // What the customer pays.
  ...all(["metadataCustomerUnitPriceCertificate", "metadataUnitPriceCertificate"], [...management, "customer"]),
  ...all(["unitPriceCustomer", "titleOtherShiftCustomer", "priceOtherShiftCustomer"], [...management, "customer"]),
  otherShiftType: [...management, "customer"],
  ...all(["regularUnitPrice", "nightUnitPrice"], adminSide),
  // Vendor selector and certificates: admin side and vendor only.
  vendors: [...adminSide, ...vendors],
  totalVendor: management,
  // The pending change: its customer and who answers it.
  metadataCustomerUpdate: wishSide,
  ...all(["isCustomer", "isAdminUpdate"], [...management, "customer", ...vendors]),
  // Who made it, and how the series stands, is the company's own.
  ...all(["createdBy", "creatorId", "creatorName", "creatorRoleId", "seriesDays", "seriesVersion"], management),
  // Names of people: everybody but the customer; how many, the company and its crew; the leader's phone the customer, too.
  workers: [...management, ...workers, ...vendors],
  totalWorker: [...management, ...workers],
  leaderTaskPhone: [...management, ...workers, "customer"],
  // What, where, when and with whom in charge: whoever sees the arrangement at all.
  ...all(["id", "companyId", "groupId", "version", "status", "reserveStatus", "startDate", "name"], viewers),
  ...all(["seriesFrom", "seriesTo", "workingDates", "dayOffs"], viewers),
  ...all(["constructionSiteId", "constructionSiteName", "constructionSiteNameKana", "constructionSiteType"], viewers),
  ...all(["isAutoCreateTask", "address", "station", "note", "noteConstructionSite", "description"], viewers),
  ...all(["filesConstructionSite", "meetingTime", "meetingPlace"], viewers),
  ...all(["leaderId", "leaderName", "leaderTaskId", "leaderTaskName", "opensLeader"], viewers),
  ...all(["shiftDefaults", "today", "isClosed", "isClockable", "permissions"], viewers),
}
const crew = [...management, ...workers, ...vendors.slice(0, 1)]
const payers: ReadonlyArray<Viewer> = [...adminSide, "vendor", ...workers]
/** The same of the people on it: of somebody at least. The flagged vendor has nobody there. */
export const seenOfWorkers: typeof seenBy = {
  ...all(["userId", "name", "furiganaName", "trade"], crew),
  ...all(["morningShift", "afternoonShift", "eveningShift", "otherShift"], crew),
  // Whose people they are is for those who are told of vendors; how long somebody worked, his own and the company's.
  ...all(["managerId", "vendorCompanyName"], [...management, "vendor"]),
  // Whether he has answered his invitation: whoever arranges him.
  ...all(["hasJoined"], [...management, "vendor"]),
  ...all(["countWorkMorning", "workedMinutes"], crew),
  ...all(["countWorkAfternoon", "countWorkEvening", "countWorkOther"], []),
  // Staff prices and certificates: the admin side, a vendor its own workers', staff their own (TASK-46).
  ...all(["priceMorning", "unitPriceCertificate"], payers),
  ...all(["priceAfternoon", "priceEvening", "price"], []),
}
/** Each vendor reads its own line, the admin side all; of the shifts that it is asked for. */
export const seenOfVendors: typeof seenBy = {
  ...all(["userId", "vendorCompanyName", "isActive", "csmStatus", "reason", "maxWorker"], [...adminSide, ...vendors]),
  ...all(["morningShift", "afternoonShift", "eveningShift", "otherShift"], [...adminSide, ...vendors]),
  ...all(["maxWorkerMorning", "workerMorning", "priceMorning"], [...adminSide, ...vendors]),
  ...all(["maxWorkerAfternoon", "maxWorkerEvening", "maxWorkerOther"], []),
  ...all(["workerAfternoon", "workerEvening", "workerOther", "priceAfternoon", "priceEvening", "price"], []),
  metadataUnitPriceCertificate: [...adminSide, ...vendors],
}
/** What may be done: workers read only, a vendor fills its slot, the customer asks, company roles read the history. */
export const doneBy: Readonly<Record<string, ReadonlyArray<Viewer>>> = {
  read: viewers,
  update: adminSide,
  assign: adminSide,
  delete: adminSide,
  fill: vendors,
  propose: ["customer"],
  answer: adminSide,
  history: management,
}
