/**
 * Inputs that can succeed, for the calls whose rules over several fields or over what is stored no generated input meets.
 * Every id in them is the one given; a new call that never answers 200 to its own company's admin belongs here.
 */
import { filesInputs } from "../files/good-files.ts"
import { importInputs } from "../imports/planted-import.ts"
import { password } from "../kernel/companies.ts"
import { revenueInputs, revenuePathIds } from "../reports/revenue-inputs.ts"
import type { Call } from "./contracts.ts"
import { expenseInputs, expensePathIds } from "./expense-inputs.ts"
import { foreignId, partnerOf } from "./foreign.ts"
import { goodSettings } from "./good-settings.ts"
import { paperAskers, paperInputs, paperPathIds } from "./paper-inputs.ts"
import { goodPartnerInputs, vendorOf } from "./partner-inputs.ts"
import { planInputs } from "./plan-inputs.ts"
import { closedMonth, pressOf } from "./planted.ts"
import { lookedAtMarks, openMonth } from "./planted-looks.ts"
import { secretsOf } from "./planted-secrets.ts"
import { openDay } from "./planted-work.ts"
import { platformInputs, platformPathIds } from "./platform-inputs.ts"
import { registeredOf, registrationInputs } from "./registration-inputs.ts"
import { workInputs, workPathIds } from "./work-inputs.ts"

/** Whom nobody but these is asked as: who asks nothing after it, whom the other company took on, partners' own people. */
const askers: Readonly<Record<string, string>> = {
  "identity closeAccount": "partTimeWorker",
  "people staffRegister": "manager",
  "people profileVendor": "vendor",
  "people profileCustomer": "customer",
  "scheduling customerWeek": "customer",
  "scheduling listSlots": "vendor",
  ...paperAskers,
}
/** Who asks: the platform's own person what is the platform's, mostly the admin the rest. */
export const askerOf = ({ metadata, module, name }: Call): string =>
  metadata.access === "platform" ? "superAdmin" : (askers[`${module} ${name}`] ?? "admin")

export type Bodies = (id: number) => ReadonlyArray<object>
const version = [1, 2, 3, 4]
const nine = "2026-10-21T00:00:00.000Z"
const six = "2026-10-21T09:00:00.000Z"
const written = { workingDay: "2026-10-21", checkIn: nine, checkOut: six, rests: [], reason: "見本" }

/** Records beside the admin's, which is the first: the manager is the second, the one with a resident tax the ninth. */
const managerOf = (id: number) => id + 1
const hiredOf = (id: number) => id + 8
/** Who has no sign-in yet and is asked whether he wants one. */
const newHandOf = (id: number) => id + 9
/** Somebody whose rights are changed again and again; it ends as it began. */
const often = Array.from({ length: 13 }, (_, n) => n + 1)

/** Whom a call is about, where nobody does it to the company's first record, the admin's own. */
export const pathIds: Readonly<Record<string, (id: number, part: string) => number | string>> = {
  ...platformPathIds,
  ...paperPathIds,
  ...expensePathIds,
  ...revenuePathIds,
  ...workPathIds,
  // The wish of the other company: ours is given its plan.
  "billing refuseContact": () => foreignId,
  "people listBranches": () => "0001",
  "billing billPaper": (id) => id + 5,
  "workspace history": (id, part) => (part === "kind" ? "staff" : id),
  "imports makeImport": () => "customer",
  "imports listImports": () => "site",
  "people updateUser": hiredOf,
  "companies showShift": () => 1,
  "people askStaff": newHandOf,
  "companies reapply": registeredOf,
  ...Object.fromEntries(
    ["people detailVendor", "people updateVendor", "people listVendorStaff"].map((title) => [title, vendorOf]),
  ),
}

export const goodInputs: Readonly<Record<string, Bodies>> = {
  ...filesInputs,
  ...importInputs,
  ...registrationInputs,
  ...platformInputs,
  ...goodSettings,
  ...planInputs,
  ...expenseInputs,
  ...revenueInputs,
  // Of two bills one is paid on the page of the card company, then by the card that there is.
  "billing buySubscription": (id) => [{ companyId: id, billIds: [id + 3] }],
  "billing payByCard": (id) => [{ companyId: id, billIds: [id + 3], cardId: id }],
  // Three more: one is chosen to be transferred, then all; the transfer is refused before it comes.
  "billing payByBank": (id) => [{ companyId: id, billIds: [id] }],
  "billing markBanking": (id) => [
    { companyId: id, isBanking: 1 },
    { companyId: id, isBanking: 0 },
  ],
  "billing acceptBanking": (id) => [
    { companyId: id, status: 3, reason: "見本" },
    { companyId: id, status: 1 },
  ],
  // Entries of a menu, each once.
  "workspace setSideBar": () => [{ order: ["staff", "calendar"] }, { order: ["works"] }, { order: [] }],
  "workspace search": () => [{ keyword: "OURS" }],
  // Links and codes of people who were sent one.
  "identity forgotPassword": (id) => [
    { token: secretsOf(id).password, password: "a new password", confirm: "a new password" },
  ],
  "identity activeEmail": (id) => [{ token: secretsOf(id).activation, password: "a new password" }],
  "identity checkOtp": (id) => [secretsOf(id).code],
  "companies redeemMobileLink": (id) => [{ code: secretsOf(id).mobile }],
  "people detailRegisterToken": (id) => [{ token: secretsOf(id).invitation }],
  "people declineInvite": (id) => [{ token: secretsOf(id).unwanted }],
  "people askForInvite": (id) => [{ token: secretsOf(id).over }],
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
  // Everybody of the closed month has an account of the list.
  "payroll makeTransfer": () => [
    {
      month: closedMonth,
      transferOn: "2026-11-30",
      clientCode: "1234567",
      bankInfo: {
        bankCode: "0001",
        bankName: "みずほ",
        branchCode: "110",
        branch: "丸之内",
        type: 2,
        cardNumber: "0012345",
        ownerName: "トウワセツビ",
      },
      isAgain: 1,
    },
  ],
  // Taken back, each once: nothing that is found is known before it is asked for.
  "payroll look": (id) =>
    lookedAtMarks.map((mark) => ({ month: openMonth, isLookedAt: 0, findings: [{ userId: hiredOf(id), mark }] })),
  "payroll updateBlockPayroll": () => [{ month: closedMonth, isBlock: 0, reason: "見本" }],
  // What the other company has asked of the one who answers; no, for a yes would make him its member.
  "people acceptInvite": () => [{ inviteId: foreignId, isAccepted: 0 }],
  // The second question of the other company, for our manager.
  "people staffRegister": () => [
    { inviteId: foreignId + 1, email: "manager@ours.example", companyId: foreignId, roleId: 12, phone: "03-1234-5678" },
  ],
  "people profileVendor": (id) =>
    often.map((seen) => ({ companyId: id, version: seen, address: "東京都港区海岸1丁目" })),
  "people profileCustomer": (id) =>
    often.map((seen) => ({ companyId: id, version: seen, address: "東京都港区海岸1丁目" })),
  // Some or all, and never both.
  "notifications readMultiple": (id) => [{ ids: [id] }, { all: true }],
  "notifications deletedMultiple": (id) => [{ ids: [id] }, { all: true }],
  // Once more, and taken back.
  "people changeInvitation": () => [
    { version: 1, resend: true },
    { version: 2, resend: true },
    { version: 3, status: 0 },
  ],
  ...goodPartnerInputs,
  ...paperInputs,
  "people inviteAdmin": (id) => [{ companyId: id, email: "boss@example.jp" }],
  // A role that is staff; a vendor's worker has a vendor, whom a vendor need not name.
  "people inviteStaff": (id) => [
    { name: "見本 花子", gender: 2, roleId: 12, birthday: "1990-04-01" },
    { name: "見本 太郎", gender: 1, roleId: 9, managerId: partnerOf(id) },
    { name: "見本 次郎", gender: 1, roleId: 9 },
  ],
  // An address is asked but once.
  "people askStaff": () => often.map((seen) => ({ version: seen, email: `later${seen}@example.jp` })),
  // The admin's own record; its version moves with whatever else is done to it.
  "people updateProfile": (id) =>
    often.map((seen) => ({
      companyId: id,
      version: seen,
      phone: "03-1234-5678",
      emergencyAddress: { name: "見本 守" },
    })),
  // A person whom the company's admin manages, and one who would see the revenue.
  "people updateUser": () => often.map((seen) => ({ version: seen, status: 1 })),
  "people changeRole": (id) =>
    [...often, ...often.map((seen) => seen + 13)].flatMap((seen) => [
      { userId: hiredOf(id), version: seen, roleId: 10 },
      { userId: hiredOf(id), version: seen, roleId: 12 },
    ]),
  "people updateViewBlock": (id) =>
    often.map((seen) => ({ userId: managerOf(id), version: seen, isDisableViewRevenue: seen % 2 })),
  ...workInputs,
  // Somebody else; nobody asks himself where he is.
  "timekeeping askStart": (id) => [{ userIds: [managerOf(id)] }],
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
