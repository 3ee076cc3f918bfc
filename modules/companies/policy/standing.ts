/**
 * Whether somebody may act in a company: the one rule that gate, picker, command line and jobs ask (0§4, D9, D122).
 *
 * Company, payment and membership are judged here; the account above all companies is judged by identity before.
 */
import { activeStatuses, type Role } from "#modules/kernel/codes.ts"
import type { ErrorCode } from "#modules/kernel/errors.ts"
import type { Reach } from "#modules/kernel/http/contract.ts"
import { type Gate, gates } from "../codes.ts"

export interface StandingFacts {
  readonly role: Role
  readonly status: number
  readonly paymentStatus: number
  readonly adminStatus: number
  readonly membershipStatus: number
  /** The last day that is paid for; null where no paid period has an end. */
  readonly expiredAt: string | null
}
export type Obstacle =
  | "planExpired"
  | "companyBlocked"
  | "companyRejected"
  | "paymentIncomplete"
  | "notApproved"
  | "companyInactive"
  | "accountLocked"

/** `obstacle` is why, `text` the first of the seven rules that speaks (PICK-02), which may be another one. */
export type Standing =
  | { readonly kind: "open"; readonly text: undefined }
  /** The admin comes in to pay and to mend what was registered, and to nothing else. */
  | { readonly kind: "toPay"; readonly obstacle: Gate; readonly text: Obstacle | undefined }
  | { readonly kind: "closed"; readonly obstacle: Obstacle; readonly text: Obstacle | undefined }

const adminWasBlocked = 2
const adminPurchaseExpired = 3
/** A partner's people go on working for a company whose plan is over. */
const exempt: ReadonlyArray<Role> = ["customer", "vendor", "vendorWorker"]

const isOver = ({ adminStatus, expiredAt }: StandingFacts, today: string) =>
  adminStatus === adminPurchaseExpired || (expiredAt !== null && expiredAt < today)

/** The seven rules in their order; rule 4 stands in the way of an admin too, but says nothing to him. */
const obstaclesOf = (of: StandingFacts, today: string): ReadonlyArray<Obstacle> => {
  const over = isOver(of, today)
  const rules: ReadonlyArray<readonly [Obstacle, boolean]> = [
    ["planExpired", over && !exempt.includes(of.role)],
    ["companyBlocked", of.adminStatus === adminWasBlocked],
    ["companyRejected", of.status === activeStatuses.rejectVerify],
    ["paymentIncomplete", of.paymentStatus !== activeStatuses.active && !over],
    ["notApproved", of.status === activeStatuses.notVerify],
    ["companyInactive", of.status === activeStatuses.inactive],
    ["accountLocked", of.membershipStatus !== activeStatuses.active],
  ]
  return rules.filter(([, speaks]) => speaks).map(([obstacle]) => obstacle)
}

const isGate = (obstacle: Obstacle): obstacle is Gate => gates.some((gate) => gate === obstacle)

/** The standing on a day of Tokyo. */
export const standingOf = (of: StandingFacts, today: string): Standing => {
  const isAdmin = of.role === "admin"
  const all = obstaclesOf(of, today)
  const [first] = all
  if (first === undefined) return { kind: "open", text: undefined }
  const text = all.find((one) => !(isAdmin && one === "paymentIncomplete"))
  const closing = isAdmin ? all.find((one) => !isGate(one)) : first
  if (closing !== undefined || !isGate(first)) return { kind: "closed", obstacle: closing ?? first, text }
  return { kind: "toPay", obstacle: first, text }
}

/** Why a member who came in is asked to pay or to wait; undefined for who may act. */
export const gateOf = (of: Omit<StandingFacts, "membershipStatus">, today: string): Gate | undefined => {
  const standing = standingOf({ ...of, membershipStatus: activeStatuses.active }, today)
  return standing.kind === "toPay" ? standing.obstacle : undefined
}

/** What a call is refused with. */
export const obstacleCodes = {
  planExpired: "Admin_Of_This_Company_Expire_Purchase",
  companyBlocked: "You_Are_Blocked_From_This_Company",
  companyRejected: "Company_Not_Verify",
  paymentIncomplete: "Admin_Of_This_Company_Expire_Purchase",
  notApproved: "Company_Not_Verify",
  companyInactive: "Company_Blocked",
  accountLocked: "You_Are_Blocked_From_This_Company",
} as const satisfies Record<Obstacle, ErrorCode>

/** Why this standing refuses a call of that reach; undefined when it lets it through. */
export const refusalOfStanding = (standing: Standing, reach: Reach): ErrorCode | undefined =>
  standing.kind === "open" || (standing.kind === "toPay" && reach === "toPay")
    ? undefined
    : obstacleCodes[standing.obstacle]

/** Companies that wait for approval or were rejected show to their admin only (PICK-03). */
export const isListed = ({ role, status }: StandingFacts): boolean =>
  role === "admin" || (status !== activeStatuses.notVerify && status !== activeStatuses.rejectVerify)

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
