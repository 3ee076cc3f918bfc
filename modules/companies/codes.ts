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

/** D9, D125: what paying or waiting for the platform's word mends leaves the company's admin a way in. */
export const gates = ["planExpired", "paymentIncomplete", "notApproved"] as const
export type Gate = (typeof gates)[number]
