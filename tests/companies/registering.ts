/** What the wizard sends: its opening defaults with what nobody can leave out. */
import { breakDuties } from "#modules/companies/codes.ts"

const hour = [{ hour: 8, minute: 0, break: 60 }]

export const aRegistration = (name: string, more: object = {}) => ({
  name,
  kenId: 13,
  businessField: 3,
  morningShift: 1,
  morningFrom: "08:00",
  morningTo: "17:00",
  afternoonShift: 0,
  afternoonFrom: null,
  afternoonTo: null,
  eveningShift: 0,
  eveningFrom: null,
  eveningTo: null,
  blockMinute: 5,
  dateRegisterSchedule: 5,
  salaryClosingDate: 0,
  salaryPaymentDelayMonth: 1,
  salaryPaymentDate: 0,
  breakTime: Object.fromEntries(breakDuties.map((duty) => [duty, hour])),
  labelSettings: [
    { key: "morning", value: "午前" },
    { key: "afternoon", value: "午後" },
    { key: "evening", value: "夜間" },
  ],
  subscriptionId: 1,
  subscriptionType: 4,
  subscriptionOptionId: null,
  subscriptionContact: null,
  isBanking: 0,
  paymentTerm: null,
  campaignCode: null,
  ...more,
})

/** Everything that can be said. */
export const fullRegistration = (name: string) =>
  aRegistration(name, {
    furiganaName: "シミズセツビ",
    businessField: 1,
    email: "info@shimizu.example",
    phone: "03-5500-0042",
    faxNumber: "03-5500-0043",
    postalCode: "135-0042",
    address: "江東区木場五丁目8番40号",
    representativeName: "清水 一郎",
    charterCapital: 10_000_000,
    establishedAt: "1998-04-01",
    registrationNumber: "T7000012050002",
    description: "設備工事",
    morningTo: "12:00",
    afternoonShift: 1,
    afternoonFrom: "13:00",
    afternoonTo: "17:00",
    eveningShift: 1,
    eveningFrom: "21:00",
    eveningTo: "05:00",
    blockMinute: 10,
    dateRegisterSchedule: 4,
    salaryClosingDate: 20,
    salaryPaymentDelayMonth: 0,
    salaryPaymentDate: 25,
    breakTime: Object.fromEntries(breakDuties.map((duty, at) => [duty, [{ hour: 6, minute: 30, break: 45 + at }]])),
    labelSettings: [
      { key: "morning", value: "日中" },
      { key: "afternoon", value: "夕方" },
      { key: "evening", value: "夜勤" },
    ],
  })
