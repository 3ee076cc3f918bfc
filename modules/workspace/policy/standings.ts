/** Who asks, as the table of rights tells people apart: the eleven roles, and what parts the people of one role. */
import type { Actor } from "#modules/kernel/actor.ts"
import { isInGroup, type Role } from "#modules/kernel/codes.ts"
import type { Words } from "#modules/kernel/policy-words.ts"

/** In the order of the table: who runs the company, who works, whom it works with. */
export const shownRoles = [
  "admin",
  "manager",
  "officeManager",
  "financeManager",
  "worker",
  "partTimeWorker",
  "otherWorker",
  "vendor",
  "vendorWorker",
  "customer",
] as const satisfies ReadonlyArray<Role>

export interface Standing {
  readonly key: string
  readonly words: Words
  readonly actor: Actor
  /** The standing that he shares all but a few answers with: what is the same is not said twice. */
  readonly like?: string
}
type Flags = Partial<Pick<Actor, "isFirstAdmin" | "isSupervising" | "hidesRevenue" | "isOutsourced" | "isCustomer">>
interface Kind {
  readonly words: Words
  readonly flags: Flags
  readonly like?: string
}

/** D15: whom the company's revenue is hidden from, beside the standing that is his otherwise. */
const hiddenBeside = (like: string): Kind => ({
  words: { ja: "管理レポートを見せない人", en: "Revenue hidden", vi: "Bị ẩn doanh thu" },
  flags: { hidesRevenue: true },
  like,
})
const shown: Kind = { words: { ja: "管理レポートを見る人", en: "Sees revenue", vi: "Xem doanh thu" }, flags: {} }

const outsourced = {
  waged: {
    words: { ja: "給与で払う人", en: "Paid by wages", vi: "Trả theo lương" },
    flags: {},
  },
  outsourced: {
    words: { ja: "外注（書類で払う人）", en: "Paid by papers", vi: "Trả theo hóa đơn" },
    flags: { isOutsourced: true },
  },
} as const
/** By what two people of the same role differ. */
const kindsOf: Readonly<Partial<Record<Role, Readonly<Record<string, Kind>>>>> = {
  admin: {
    plain: { words: { ja: "監督しない管理者", en: "Not supervising", vi: "Không giám sát" }, flags: {} },
    supervising: {
      words: { ja: "監督する管理者", en: "Supervising", vi: "Có giám sát" },
      flags: { isSupervising: true },
    },
    first: {
      words: { ja: "会社を始めた管理者", en: "The first admin", vi: "Quản trị viên đầu tiên" },
      flags: { isSupervising: true, isFirstAdmin: true },
    },
    hidden: hiddenBeside("plain"),
  },
  manager: { shown, hidden: hiddenBeside("shown") },
  financeManager: { ...outsourced, hidden: hiddenBeside("waged") },
  otherWorker: outsourced,
  vendor: {
    plain: { words: { ja: "受けるだけの協力会社", en: "Only takes work", vi: "Chỉ nhận việc" }, flags: {} },
    orders: {
      words: { ja: "客先でもある協力会社", en: "Orders work, too", vi: "Cũng đặt việc" },
      flags: { isCustomer: true },
    },
  },
}
const only: Readonly<Record<string, Kind>> = { only: { words: { ja: "", en: "", vi: "" }, flags: {} } }

const actorOf = (role: Role, flags: Flags): Actor => ({
  personId: 1,
  language: "ja",
  companyId: 1,
  membershipId: 1,
  role,
  isFirstAdmin: false,
  isSupervising: false,
  hidesRevenue: false,
  isOutsourced: false,
  isCustomer: role === "customer",
  partnerId: isInGroup("partners", role) ? 1 : null,
  ...flags,
})

export const standingsOf = (role: Role): ReadonlyArray<Standing> =>
  Object.entries(kindsOf[role] ?? only).map(([key, { flags, like, words }]) => ({
    key,
    words,
    actor: actorOf(role, flags),
    ...(like === undefined ? {} : { like }),
  }))

/** The groups in which the specification speaks (D65), for picking columns. */
export const shownGroups = ["management", "adminSide", "workers", "partners"] as const
export type ShownGroup = (typeof shownGroups)[number]
export const groupTitles: Readonly<Record<ShownGroup, Words>> = {
  management: { ja: "マネジメント", en: "Management", vi: "Ban quản lý" },
  adminSide: { ja: "管理側", en: "Admin side", vi: "Bên quản trị" },
  workers: { ja: "働く人", en: "Workers", vi: "Người lao động" },
  partners: { ja: "取引先の人", en: "Partners", vi: "Đối tác" },
}
export const rolesOfGroup = (group: ShownGroup) => shownRoles.filter((role) => isInGroup(group, role))
