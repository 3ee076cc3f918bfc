/**
 * Whether somebody may act in a company: the one rule that gate, picker, command line and jobs ask (0§4, D9, D122).
 *
 * Company, payment and membership are judged here; the account above all companies is judged by identity before.
 */
import { addDays, type Instant, instantOf, isoDate } from "#modules/kernel/civil-day.ts"
import { activeStatuses, type Role } from "#modules/kernel/codes.ts"
import type { ErrorCode } from "#modules/kernel/errors.ts"
import type { Reach } from "#modules/kernel/http/contract.ts"
import { companyUserStatuses, type Gate, gates } from "../codes.ts"

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
  /**
   * The plan is over and nothing else stands in the way. The admin comes in to pay, to read and to export; nobody comes
   * in to change anything, but what was pressed before the stop is taken (D11).
   */
  | {
      readonly kind: "stopped"
      readonly obstacle: "planExpired"
      readonly text: Obstacle
      readonly comesIn: boolean
      /** 00:00 in Japan of the first day without use; null where no day is known. */
      readonly from: Instant | null
    }
  | { readonly kind: "closed"; readonly obstacle: Obstacle; readonly text: Obstacle | undefined }

const { adminExpirePurchase, adminWasBlocked } = companyUserStatuses
/** A partner's people go on working for a company whose plan is over. */
const exempt: ReadonlyArray<Role> = ["customer", "vendor", "vendorWorker"]

const isOver = ({ adminStatus, expiredAt }: StandingFacts, today: string) =>
  adminStatus === adminExpirePurchase || (expiredAt !== null && expiredAt < today)

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

/** The moment from which the plan is over. */
const stopOf = ({ expiredAt }: StandingFacts, today: string): Instant | null =>
  expiredAt !== null && expiredAt < today ? instantOf(addDays(isoDate(expiredAt), 1), "00:00") : null

const isGate = (obstacle: Obstacle): obstacle is Gate => gates.some((gate) => gate === obstacle)

/** The standing on a day of Tokyo. */
export const standingOf = (of: StandingFacts, today: string): Standing => {
  const isAdmin = of.role === "admin"
  const all = obstaclesOf(of, today)
  const [first] = all
  if (first === undefined) return { kind: "open", text: undefined }
  if (first === "planExpired" && all.length === 1)
    return { kind: "stopped", obstacle: first, text: first, comesIn: isAdmin, from: stopOf(of, today) }
  const text = all.find((one) => !(isAdmin && one === "paymentIncomplete"))
  const closing = isAdmin ? all.find((one) => !isGate(one)) : first
  if (closing !== undefined || !isGate(first)) return { kind: "closed", obstacle: closing ?? first, text }
  return { kind: "toPay", obstacle: first, text }
}

type WireFacts = Pick<StandingFacts, "adminStatus" | "expiredAt" | "paymentStatus">
/**
 * The stored states as they are shown on a day: a plan that is over is the expired purchase of its admin (D95) and is paid
 * no more from 00:00 (D11), which no job has to write. A block of the admin is still said as a block.
 */
export const wireStanding = (of: WireFacts, today: string): Pick<WireFacts, "adminStatus" | "paymentStatus"> => {
  const { adminStatus, expiredAt, paymentStatus } = of
  if (adminStatus !== adminExpirePurchase && (expiredAt === null || expiredAt >= today))
    return { adminStatus, paymentStatus }
  return {
    adminStatus: adminStatus === adminWasBlocked ? adminStatus : adminExpirePurchase,
    paymentStatus: activeStatuses.inactive,
  }
}

/** Whether the entry of the picker can be chosen. */
export const isSelectable = (standing: Standing): boolean =>
  standing.kind === "stopped" ? standing.comesIn : standing.kind !== "closed"

/** Why a member who came in is asked to pay or to wait, and whether he may look around; undefined for who may act. */
export const gateOf = (of: Omit<StandingFacts, "membershipStatus">, today: string) => {
  const standing = standingOf({ ...of, membershipStatus: activeStatuses.active }, today)
  if (standing.kind !== "toPay" && standing.kind !== "stopped") return undefined
  return { kind: standing.obstacle, reads: standing.kind === "stopped" }
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

const letsThrough = (standing: Standing, reach: Reach): boolean => {
  if (standing.kind === "open") return true
  if (standing.kind === "closed") return false
  if (standing.kind === "toPay") return reach === "toPay"
  // When it was pressed is judged by the call itself, which alone knows.
  if (reach === "press") return standing.from !== null
  return standing.comesIn && reach !== "open"
}
/** Why this standing refuses a call of that reach; undefined when it lets it through. */
export const refusalOfStanding = (standing: Standing, reach: Reach): ErrorCode | undefined =>
  standing.kind === "open" || letsThrough(standing, reach) ? undefined : obstacleCodes[standing.obstacle]

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
