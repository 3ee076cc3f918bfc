/** People's own enumerations; browser-safe. */
import { type Language, type Role, requestStatuses, type SalaryType } from "#modules/kernel/codes.ts"

/** 職種: the twenty that have a name of their own in every language (D53, STAFF-13); any other is written as text. */
export const tradeNames = {
  earthwork: { ja: "土工", en: "Earthwork", vi: "Thợ đào đất" },
  scaffolder: { ja: "鳶", en: "Scaffolder", vi: "Thợ giàn giáo" },
  carpenter: { ja: "大工", en: "Carpenter", vi: "Thợ mộc" },
  formworker: { ja: "型枠", en: "Formwork", vi: "Thợ cốp pha" },
  rebarWorker: { ja: "鉄筋", en: "Reinforcement", vi: "Thợ cốt thép" },
  steelErector: { ja: "鉄骨", en: "Steel erection", vi: "Thợ kết cấu thép" },
  plasterer: { ja: "左官", en: "Plasterer", vi: "Thợ trát" },
  stonemason: { ja: "石工", en: "Stonemason", vi: "Thợ đá" },
  roofer: { ja: "屋根", en: "Roofer", vi: "Thợ lợp mái" },
  tiler: { ja: "タイル", en: "Tiler", vi: "Thợ ốp lát" },
  paver: { ja: "舗装", en: "Paving", vi: "Thợ trải nhựa" },
  sheetMetalWorker: { ja: "板金", en: "Sheet metal", vi: "Thợ tôn" },
  painter: { ja: "塗装", en: "Painter", vi: "Thợ sơn" },
  waterproofer: { ja: "防水", en: "Waterproofing", vi: "Thợ chống thấm" },
  interiorFinisher: { ja: "内装", en: "Interior finishing", vi: "Thợ nội thất" },
  electrician: { ja: "電気", en: "Electrician", vi: "Thợ điện" },
  plumber: { ja: "配管", en: "Plumber", vi: "Thợ ống nước" },
  hvac: { ja: "空調・設備", en: "Air conditioning", vi: "Thợ điều hòa" },
  operator: { ja: "重機オペレーター", en: "Machine operator", vi: "Lái máy công trình" },
  demolition: { ja: "解体", en: "Demolition", vi: "Thợ tháo dỡ" },
} as const satisfies Record<string, Readonly<Record<Language, string>>>
export type Trade = keyof typeof tradeNames
const isTrade = (key: string): key is Trade => key in tradeNames
/** What a trade is called; one that was written as text stays as it is. */
export const tradeWord = (trade: string, language: Language) => (isTrade(trade) ? tradeNames[trade][language] : trade)

/** 免許・技能講習・特別教育. */
export const certificationKinds = ["license", "skillTraining", "specialEducation"] as const
export type CertificationKind = (typeof certificationKinds)[number]
export const noCertification = { license: [], skillTraining: [], specialEducation: [] } as const
/** How many days before the end of a qualification somebody is told. */
export const licenseDaysAhead = 60

/** 雇用保険の事業の種類. */
export const employmentInsuranceKinds = ["general", "agriculture", "construction"] as const
export type EmploymentInsuranceKind = (typeof employmentInsuranceKinds)[number]

/** What keeps a person from being paid: no terms in force, no birthday although the insurance depends on the age. */
export const troubles = ["noTerms", "noBirthday"] as const
export type Trouble = (typeof troubles)[number]

/** How a person stands to an account of his own. */
export const logins = ["own", "asked", "none"] as const
export type Login = (typeof logins)[number]

const wages = ["hour", "month", "shift"] as const satisfies ReadonlyArray<SalaryType>
/** STAFF-05: the pay types that a role may have; a role that is absent has none. */
export const salaryTypesByRole: Readonly<Partial<Record<Role, ReadonlyArray<SalaryType>>>> = {
  admin: wages,
  manager: wages,
  officeManager: wages,
  vendorWorker: wages,
  partTimeWorker: wages,
  worker: wages,
  financeManager: [...wages, "outsource"],
  otherWorker: ["hour", "month", "construction", "shift"],
}

/** 口座の種別. */
export const bankAccountTypes = { ordinary: 1, current: 2, savings: 4 } as const
/** 血液型; of whoever does not know his, nothing is kept. */
export const bloodGroups = ["A", "B", "O", "AB"] as const

/** How a company's invitation stands; on the wire by the numbers of a request. */
export const invitationStates = {
  open: requestStatuses.requesting,
  accepted: requestStatuses.active,
  refused: requestStatuses.reject,
  withdrawn: requestStatuses.inactive,
} as const
export type InvitationState = keyof typeof invitationStates
