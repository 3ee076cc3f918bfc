import { type Language, type RoleId, roleIds } from "#modules/kernel/codes.ts"

/** 業種 by its number on the wire (D2: another list of the specification says 2 for construction). */
export const businessFields = { general: 1, construction: 3 } as const
/** What a call takes for it: both numbers of construction; 3 is stored. */
export const businessFieldsTaken = { ...businessFields, constructionOfTheOtherList: 2 } as const
export const businessFieldNames = {
  general: { ja: "一般", en: "General business", vi: "Ngành khác" },
  construction: { ja: "建設業", en: "Construction", vi: "Xây dựng" },
} as const satisfies Record<keyof typeof businessFields, Readonly<Record<Language, string>>>

/** D22: the step of time pickers outside arrangements, in minutes; worked time is never rounded by it. */
export const blockMinutes = [1, 5, 10, 15, 20, 30, 60] as const

/** `hourIntervalType` (D99): the minutes of a row where the calendar shows a day by its hours. */
export const hourIntervals = [30, 60, 120] as const
export type HourInterval = (typeof hourIntervals)[number]

/** Duties that a break rule can be written for (0§6): six roles, and the leader of an arrangement (D19). */
export const breakDuties = [
  "admin",
  "manager",
  "officeManager",
  "leader",
  "worker",
  "otherWorker",
  "partTimeWorker",
] as const
export type BreakDuty = (typeof breakDuties)[number]
/** The role whose word stands for a duty; the leader's is no role. */
export const dutyRoleIds = {
  admin: roleIds.admin,
  manager: roleIds.manager,
  officeManager: roleIds.officeManager,
  leader: null,
  worker: roleIds.worker,
  otherWorker: roleIds.otherWorker,
  partTimeWorker: roleIds.partTimeWorker,
} as const satisfies Record<BreakDuty, RoleId | null>
/** 作業名 that a company keeps. */
export const mostTaskNames = 200

/** A value for each duty. */
export const ofEachDuty = <Value>(valueOf: (duty: BreakDuty) => Value): Readonly<Record<BreakDuty, Value>> => ({
  admin: valueOf("admin"),
  manager: valueOf("manager"),
  officeManager: valueOf("officeManager"),
  leader: valueOf("leader"),
  worker: valueOf("worker"),
  otherWorker: valueOf("otherWorker"),
  partTimeWorker: valueOf("partTimeWorker"),
})

/** Keys of the words that a company may rename, with their defaults. */
export const defaultLabels = {
  morning: "午前",
  afternoon: "午後",
  evening: "夜間",
  other: "オプション",
  customer: "得意先",
  vendor: "協力会社",
  "role.2": "管理者",
  "role.3": "現場監督",
  "role.4": "事務",
  "role.6": "経理",
  "role.7": "協力会社",
  "role.8": "客先",
  "role.9": "協力会社の職人",
  "role.10": "アルバイト",
  "role.11": "一人親方",
  "role.12": "職人",
} as const
export type LabelKey = keyof typeof defaultLabels

/** The words that a registration may say of its own. */
export const shiftLabels = ["morning", "afternoon", "evening"] as const satisfies ReadonlyArray<LabelKey>

/** Plans that the product knows by their number (D8): the free one, and one of old, which is chosen anew. */
export const plans = { free: 1, trial: 2, legacy: 1000 } as const

/** By which way a company pays (D75): by card, bought by the platform, not chosen yet, as its plan says. */
export const paymentProviders = { stripe: 1, adminBuy: 2, pending: 3, byPlan: 4 } as const

/** When a plan is paid (D75): before its months, or each month after it. */
export const paymentTerms = { prepayment: "PREPAYMENT", payLater: "PAY_LATER" } as const
export type PaymentTerm = (typeof paymentTerms)[keyof typeof paymentTerms]
/** How it is paid. */
export const paymentMethods = { credit: "credit", bank: "bank" } as const
export type PaymentMethod = (typeof paymentMethods)[keyof typeof paymentMethods]
/** What paying several months at once brings: percent off the whole, or months that cost nothing. */
export const planBenefits = { discount: "DISCOUNT", freeMonth: "FREE_MONTH" } as const
export type PlanBenefit = (typeof planBenefits)[keyof typeof planBenefits]

/** D9, D125: what paying or waiting for the platform's word mends leaves the company's admin a way in. */
export const gates = ["planExpired", "paymentIncomplete", "notApproved"] as const
export type Gate = (typeof gates)[number]

/** 企業の管理者の状態: what its first admin's own standing makes of a company (D95). */
export const companyUserStatuses = { active: 1, adminWasBlocked: 2, adminExpirePurchase: 3 } as const
