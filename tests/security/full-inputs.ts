/** Inputs that say much: of every field something, or of a list everybody. */
import { account, hourlyTerms, monthlyTerms, shiftTerms, simpleTax } from "../people/terms-on-the-wire.ts"
import { partnerOf } from "./foreign.ts"
import type { Bodies } from "./good-inputs.ts"
import { fullPaperInputs } from "./paper-inputs.ts"
import { fullPartnerInputs } from "./partner-inputs.ts"
import { openDay } from "./planted-work.ts"
import { fullWorkInputs, slotInput } from "./work-inputs.ts"

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
const parts = {
  emergencyAddress: { name: "見本 守", relation: "父", address: "東京都港区海岸1丁目", phone: "03-1234-5678" },
  certification: {
    license: [{ name: "普通自動車", expiresOn: "2029-04-01" }],
    skillTraining: [{ name: "玉掛け", expiresOn: "2029-04-01" }],
    specialEducation: [{ name: "足場", expiresOn: "2029-04-01" }],
  },
  bankInfo: account,
  heal: {
    bloodGroup: "A",
    lastHealCheckDate: "2026-04-01",
    specificHealCheckDate: "2026-04-01",
    maxBloodPressure: 120,
    minBloodPressure: 80,
    diseaseId: "見本",
    healthInsuranceId: "1",
    pensionInsuranceId: "1",
    employmentInsuranceId: "1",
    employmentInsuranceNumber: "0123",
  },
}
const everybody = {
  ...parts,
  birthday: "1990-04-01",
  description: "",
  yearExperience: 3,
  joinDate: "2020-04-01",
  leftDate: null,
}
/** A wish for a plan of one's own. */
const wish = {
  ...{ subscriptionId: 3, price: 0, totalUser: null },
  subscriptionContact: { name: "見本", phone: "03-1234-5678", email: "plan@ours.example", totalUser: 40, note: "見本" },
}
/** Inputs that say as much as can be said at once: beside them a guard changes one field after another. */
export const fullInputs: Readonly<Record<string, Bodies>> = {
  ...fullPartnerInputs,
  ...fullPaperInputs,
  ...fullWorkInputs,
  "billing changePlan": (companyId) => [{ companyId, ...wish }],
  "billing adminChangesPlan": (companyId) => [{ companyId, ...wish }],
  "billing updateSubscription": () => [wish],
  "people inviteStaff": () =>
    everyTerms.map((terms) => ({ ...everybody, name: "見本 花子", gender: 2, roleId: 12, terms, residenceTax })),
  "people adminUpdateStaff": () =>
    everyTerms.map((terms) => ({ ...everybody, version: 1, name: "見本 花子", gender: 2, terms, residenceTax })),
  "scheduling createTask": (id) => [
    { constructionSiteId: id, startDate: "2027-03-01", endDate: "2027-03-02", customerId: partnerOf(id), ...shifts },
    { constructionSiteId: id, startDate: "2027-03-03", morningShift: 1, workerMorning: 2, ...slotInput(id) },
  ],
  "scheduling updateTask": (id) => [{ version: 1, ...slotInput(id) }],
  "scheduling createSmallJob": (id) => [
    {
      ...{ constructionSiteName: "小口", address: "東京都大田区", constructionSiteType: 1, customerId: partnerOf(id) },
      ...{ startDate: "2027-03-04", morningShift: 1, workerMorning: 2, ...slotInput(id) },
    },
  ],
  "scheduling updateSmallJob": (id) => [{ version: 1, ...slotInput(id) }],
  "scheduling sendTask": (id) => [
    {
      taskId: id,
      subject: "見本",
      html: "見本",
      replyToEmail: "from@mihon.example",
      receivers: [{ email: "to@mihon.example", fileUrl: `/nest/task/sheet/${id}/pdf` }],
    },
  ],
  "scheduling searchWorkers": () => [{ shift: 1, workingDay: "2026-11-27", startTime: "08:00", endTime: "12:00" }],
  "timekeeping list": () => [{ workingDay: openDay }],
}

/** Inputs that find everybody in a list that no generated input is long in. */
export const companyWideInputs: Readonly<Record<string, object>> = {
  "papers missing": { month: "2026-10", type: 3, pageSize: 10_000 },
  "papers parties": { type: 3, pageSize: 10_000 },
  "reports report": { from: "2026-10", to: "2026-12", pageSize: 10_000 },
  "scheduling searchWorkers": { shift: 1, workingDay: "2026-10-05", pageSize: 10_000 },
  "scheduling listSlots": { from: "2026-10-01", to: "2026-10-31" },
  "scheduling customerWeek": { from: "2026-10-05" },
  "scheduling listProposals": { pageSize: 10_000 },
}
