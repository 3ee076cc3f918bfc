/** What stands between a person and a company in the picker (0§4, D9). */
import { activeStatuses, type Role } from "#modules/kernel/codes.ts"

export interface Standing {
  readonly role: Role
  readonly status: number
  readonly paymentStatus: number
  readonly adminStatus: number
  readonly membershipStatus: number
  /** A paid period existed and is over. */
  readonly isExpired: boolean
}
export type Obstacle =
  | "planExpired"
  | "companyBlocked"
  | "companyRejected"
  | "paymentIncomplete"
  | "notApproved"
  | "companyInactive"
  | "accountLocked"

const exempt: ReadonlyArray<Role> = ["customer", "vendor", "vendorWorker"]

/** The first of the seven rules that speaks. */
export const obstacleOf = (of: Standing): Obstacle | undefined => {
  if (of.isExpired && !exempt.includes(of.role)) return "planExpired"
  if (of.adminStatus === 2) return "companyBlocked"
  if (of.status === activeStatuses.rejectVerify) return "companyRejected"
  if (of.paymentStatus !== activeStatuses.active && !of.isExpired && of.role !== "admin") return "paymentIncomplete"
  if (of.status === activeStatuses.notVerify) return "notApproved"
  if (of.status === activeStatuses.inactive) return "companyInactive"
  if (of.membershipStatus !== activeStatuses.active) return "accountLocked"
  return undefined
}

/** D9: behind an expired or unpaid plan the admin may enter, to pay; everything else closes the entry for all. */
export const mayChoose = (of: Standing): boolean => {
  const obstacle = obstacleOf(of)
  if (obstacle === undefined) return true
  return (obstacle === "planExpired" || obstacle === "paymentIncomplete") && of.role === "admin"
}

/** Companies that wait for approval or were rejected show to their admin only (PICK-03). */
export const isListed = (of: Standing): boolean =>
  of.role === "admin" || (of.status !== activeStatuses.notVerify && of.status !== activeStatuses.rejectVerify)

export const obstacleTexts = {
  planExpired: { ja: "プランの有効期限が切れています", en: "The plan has expired", vi: "Gói dịch vụ đã hết hạn" },
  companyBlocked: {
    ja: "この企業にはアクセスできません",
    en: "You cannot access this company",
    vi: "Không thể truy cập công ty này",
  },
  companyRejected: {
    ja: "登録が承認されませんでした",
    en: "The registration was rejected",
    vi: "Đăng ký công ty đã bị từ chối",
  },
  paymentIncomplete: {
    ja: "お支払いが完了していません",
    en: "The payment is not completed",
    vi: "Chưa hoàn tất thanh toán",
  },
  notApproved: { ja: "承認待ちです", en: "Waiting for approval", vi: "Đang chờ phê duyệt" },
  companyInactive: { ja: "利用停止中です", en: "The company is inactive", vi: "Công ty đang ngừng hoạt động" },
  accountLocked: { ja: "アカウントがロックされています", en: "Your account is locked", vi: "Tài khoản đã bị khóa" },
} as const satisfies Record<Obstacle, unknown>
