/**
 * Inputs that can succeed, for the calls whose rules over several fields or over what is stored no generated input meets.
 * Every id in them is the one given; a new call that never answers 200 to its own company's admin belongs here.
 */
import { password } from "../kernel/companies.ts"
import { hourlyTerms, monthlyTerms, shiftTerms, simpleTax } from "../people/terms-on-the-wire.ts"
import type { Call } from "./contracts.ts"
import { foreignId } from "./foreign.ts"
import { closedMonth, openDay, pressOf, secretsOf } from "./planted.ts"

/** Whom nobody but these is asked as: who asks nothing after it, whom the other company took on, partners' own people. */
const askers: Readonly<Record<string, string>> = {
  "identity closeAccount": "partTimeWorker",
  "people staffRegister": "manager",
  "people profileVendor": "vendor",
  "people profileCustomer": "customer",
}
/** Who asks: the platform's own person what is the platform's, mostly the admin the rest. */
export const askerOf = ({ metadata, module, name }: Call): string =>
  metadata.access === "platform" ? "superAdmin" : (askers[`${module} ${name}`] ?? "admin")

type Bodies = (id: number) => ReadonlyArray<object>
const version = [1, 2, 3, 4]
const nine = "2026-10-21T00:00:00.000Z"
const six = "2026-10-21T09:00:00.000Z"
const written = { workingDay: "2026-10-21", checkIn: nine, checkOut: six, rests: [], reason: "見本" }

/** Records beside the admin's, which is the first: the manager is the second, the one with a resident tax the ninth. */
const managerOf = (id: number) => id + 1
const hiredOf = (id: number) => id + 8
/** Somebody whose rights are changed again and again; it ends as it began. */
const often = Array.from({ length: 13 }, (_, n) => n + 1)

/** Whom a call is about, where nobody does it to the company's first record, the admin's own. */
export const pathIds: Readonly<Record<string, (id: number) => number>> = { "people updateUser": hiredOf }

export const goodInputs: Readonly<Record<string, Bodies>> = {
  // The key is one of a list.
  "companies updateLabelSetting": () => [{ key: "vendor", value: "業者", version: 0 }],
  // Links and codes of people who were sent one.
  "identity forgotPassword": (id) => [
    { token: secretsOf(id).password, password: "a new password", confirm: "a new password" },
  ],
  "identity activeEmail": (id) => [{ token: secretsOf(id).activation, password: "a new password" }],
  "identity checkOtp": (id) => [secretsOf(id).code],
  "companies redeemMobileLink": (id) => [{ code: secretsOf(id).mobile }],
  "people detailRegisterToken": (id) => [{ token: secretsOf(id).invitation }],
  "people checkEmailExist": (id) => [{ email: "admin@canaryb.example", inviteToken: secretsOf(id).invitation }],
  "companies searchCompany": () => [{ name: "OURS 設備" }],
  // His own password, which stays: others sign in by it.
  "identity changePassword": () => [{ password, newPassword: password, confirm: password }],
  "identity closeAccount": () => [{ kind: "pause", password }],
  "identity login": () => [{ email: "admin@ours.example", password }],
  // A month that is over, whose people lack nothing; a rerun names people and a closed month, an opened one is closed.
  "payroll snapshot": (id) => [
    { month: closedMonth, isRerun: 1, reason: "見本", userIds: [id] },
    { month: closedMonth },
  ],
  "payroll updateBlockPayroll": () => [{ month: closedMonth, isBlock: 0, reason: "見本" }],
  // What the other company has asked of the one who answers; no, for a yes would make him its member.
  "people acceptInvite": () => [{ inviteId: foreignId, isAccepted: 0 }],
  // The second question of the other company, for our manager.
  "people staffRegister": () => [
    { inviteId: foreignId + 1, email: "manager@ours.example", companyId: foreignId, roleId: 12, phone: "03-1234-5678" },
  ],
  "people profileVendor": (id) => [{ companyId: id, version: 1, address: "東京都港区海岸1丁目" }],
  "people profileCustomer": (id) => [{ companyId: id, version: 1, address: "東京都港区海岸1丁目" }],
  // Some or all, and never both.
  "notifications readMultiple": (id) => [{ ids: [id] }, { all: true }],
  "notifications deletedMultiple": (id) => [{ ids: [id] }, { all: true }],
  // Once more, and taken back.
  "people changeInvitation": () => [
    { version: 1, resend: true },
    { version: 2, resend: true },
    { version: 3, status: 0 },
  ],
  // Written down alone; asked, an address is taken but once.
  "people inviteVendor": () => [
    {
      companyName: "見本足場",
      name: "見本 守",
      furiganaName: "ミホン マモル",
      phoneNumber: "03-1234-5678",
      faxNumber: "03-1234-5679",
      postalCode: "160-0022",
      address: "東京都港区海岸1丁目",
      registrationNumber: "T7000012050002",
      isCustomer: 1,
      note: "見本",
    },
  ],
  "people inviteAdmin": (id) => [{ companyId: id, email: "boss@example.jp" }],
  // A role that is staff; a vendor's worker has a vendor, whom a vendor need not name.
  "people inviteStaff": (id) => [
    { name: "見本 花子", gender: 2, roleId: 12 },
    { name: "見本 太郎", gender: 1, roleId: 9, managerId: id },
    { name: "見本 次郎", gender: 1, roleId: 9 },
  ],
  // A person whom the company's admin manages, and one who would see the revenue.
  "people updateUser": () => often.map((seen) => ({ version: seen, status: 1 })),
  "people changeRole": (id) =>
    [...often, ...often.map((seen) => seen + 13)].flatMap((seen) => [
      { userId: hiredOf(id), version: seen, roleId: 10 },
      { userId: hiredOf(id), version: seen, roleId: 12 },
    ]),
  "people updateViewBlock": (id) =>
    often.map((seen) => ({ userId: managerOf(id), version: seen, isDisableViewRevenue: seen % 2 })),
  // Each kind of site has its terms.
  "scheduling createSite": (id) => [
    {
      name: "見本 現場",
      type: 1,
      address: "東京都港区海岸1丁目",
      customerId: id,
      regularUnitPrice: 24_000,
      nightUnitPrice: 30_000,
      leaderId: id,
    },
  ],
  // A name that the customer has.
  "scheduling siteExists": (id) => [{ name: "見本 現場", customerId: id }],
  // A shift, and people on it.
  "scheduling createTask": (id) => [
    {
      constructionSiteId: id,
      startDate: "2026-10-20",
      morningShift: 1,
      workerMorning: 1,
      workers: [{ userId: id, morningShift: 1 }],
      leaderId: id,
      customerId: id,
    },
  ],
  "scheduling assign": (id) => version.map((seen) => ({ version: seen, shift: 1, addIds: [id] })),
  "scheduling searchWorkers": (id) => [
    { shift: 1, workingDay: openDay, constructionSiteId: id, taskId: id, vendorIds: [id] },
  ],
  // The latest press of the one who asks, within a minute.
  "timekeeping cancel": (id) => [
    {
      clientId: "0b0e7a52-9d3c-4a8e-9c1b-0f5d6e7a8b91",
      cancels: pressOf(id).clientId,
      pressedAt: pressOf(id).takenBackAt,
    },
  ],
  // Where the work is.
  "timekeeping checkInCheckOut": () => [{ isOffice: 1 }],
  "timekeeping handleWorkingTime": (id) => [
    { ...written, userId: id, isOffice: 1 },
    { ...written, userId: id, taskId: id },
    { ...written, userId: id, constructionSiteId: id },
    { ...written, userId: id, timekeepingId: id, version: 1 },
  ],
  "timekeeping tellEnd": (id) =>
    version.map((seen) => ({ timekeepingId: id, version: seen, checkOut: `${openDay}T09:00:00.000Z`, reason: "見本" })),
  "timekeeping remove": () => [...version, 5, 6, 7, 8].map((seen) => ({ version: seen, reason: "見本" })),
  "timekeeping updateTotalRestDuration": () =>
    version.map((seen) => ({ version: seen, totalRestDuration: 45, reason: "見本" })),
}

const shifts = {
  morningShift: 1,
  morningFrom: "08:00",
  morningTo: "12:00",
  workerMorning: 2,
  maxWorkerMorning: 9,
  morningShiftCustomer: 0,
  afternoonShift: 1,
  afternoonFrom: "13:00",
  afternoonTo: "17:00",
  workerAfternoon: 2,
  maxWorkerAfternoon: 9,
  eveningShift: 1,
  eveningFrom: "20:00",
  eveningTo: "04:00",
  workerEvening: 2,
  maxWorkerEvening: 9,
  otherShift: 1,
  otherFrom: "17:30",
  otherTo: "19:00",
  workerOther: 1,
  maxWorkerOther: 9,
}
const typed = { isHealthInsurrance: 1, healthInsurance: 9000, isPensionInsurrance: 1, pensionInsurance: 9000 }
const everyTerms = [hourlyTerms, monthlyTerms, shiftTerms, { ...hourlyTerms, ...typed }].map((terms) => ({
  ...terms,
  effectiveFrom: "2026-12-21",
}))
const residenceTax = {
  ...{ ...simpleTax, month: "2027-06", isSimpleMonth: 0 },
  residenceTaxByMonth: Object.fromEntries(Array.from({ length: 12 }, (_, n) => [n + 1, 1000 + n])),
}
const everybody = { description: "", yearExperience: 3, joinDate: "2020-04-01", leftDate: null }
/** Inputs that say as much as can be said at once: beside them a guard changes one field after another. */
export const fullInputs: Readonly<Record<string, Bodies>> = {
  "people inviteStaff": () =>
    everyTerms.map((terms) => ({ ...everybody, name: "見本 花子", gender: 2, roleId: 12, terms, residenceTax })),
  "people adminUpdateStaff": () =>
    everyTerms.map((terms) => ({ ...everybody, version: 1, name: "見本 花子", gender: 2, terms, residenceTax })),
  "scheduling createTask": (id) => [
    { constructionSiteId: id, startDate: "2027-03-01", endDate: "2027-03-02", customerId: id, ...shifts },
  ],
  "scheduling searchWorkers": () => [{ shift: 1, workingDay: "2026-11-27", startTime: "08:00", endTime: "12:00" }],
  "timekeeping list": () => [{ workingDay: openDay }],
}

/** Inputs that find everybody in a list that no generated input is long in. */
export const companyWideInputs: Readonly<Record<string, object>> = {
  "scheduling searchWorkers": { shift: 1, workingDay: "2026-10-05", pageSize: 10_000 },
}
