/** The eight people of the demo's login page, role first; the loader takes them on under these addresses. */
import type { Language } from "#modules/kernel/codes.ts"

type Words = Readonly<Record<Language, string>>
export interface DemoPerson {
  readonly key: string
  /** An address of the reserved domain: no mail ever goes there. */
  readonly email: string
  readonly name: string
  readonly roleTitle: Words
  readonly note: Words
}

export const demoDomain = "shimizu-setsubi.example"
const at = (name: string) => `${name}@${demoDomain}`

/** In the order of the page: two columns, read line by line. */
export const demoPeople = [
  {
    key: "president",
    email: at("shimizu"),
    name: "清水 一郎",
    roleTitle: { ja: "社長", en: "President", vi: "Giám đốc" },
    note: { ja: "全体を見る", en: "sees everything", vi: "xem toàn bộ" },
  },
  {
    key: "supervisor",
    email: at("sato"),
    name: "佐藤 大輔",
    roleTitle: { ja: "現場監督", en: "Site supervisor", vi: "Giám sát công trường" },
    note: { ja: "手配", en: "arranges people", vi: "sắp xếp nhân lực" },
  },
  {
    key: "office",
    email: at("ishikawa"),
    name: "石川 美咲",
    roleTitle: { ja: "事務", en: "Office", vi: "Văn phòng" },
    note: { ja: "名簿・勤怠", en: "people and hours", vi: "nhân sự, chấm công" },
  },
  {
    key: "finance",
    email: at("goto"),
    name: "後藤 彩",
    roleTitle: { ja: "経理", en: "Accounting", vi: "Kế toán" },
    note: { ja: "締めと給与", en: "closes and pays", vi: "chốt và trả lương" },
  },
  {
    key: "worker",
    email: at("takahashi"),
    name: "高橋 翔",
    roleTitle: { ja: "職人", en: "Worker", vi: "Thợ" },
    note: { ja: "今日の現場", en: "today's site", vi: "công trường hôm nay" },
  },
  {
    key: "solo",
    email: at("watanabe"),
    name: "渡辺 剛",
    roleTitle: { ja: "一人親方", en: "Sole contractor", vi: "Thầu cá nhân" },
    note: { ja: "現場と打刻", en: "sites and punches", vi: "công trường, chấm công" },
  },
  {
    key: "vendor",
    email: "azuma@towa-ashiba.example",
    name: "東和足場",
    roleTitle: { ja: "協力会社", en: "Subcontractor", vi: "Công ty hợp tác" },
    note: { ja: "自社の職人", en: "its own workers", vi: "thợ của mình" },
  },
  {
    key: "customer",
    email: "okubo@taisei-koumu.example",
    name: "大成工務",
    roleTitle: { ja: "客先", en: "Customer", vi: "Khách hàng" },
    note: { ja: "自社の現場", en: "its own sites", vi: "công trường của mình" },
  },
] as const satisfies ReadonlyArray<DemoPerson>
export type DemoKey = (typeof demoPeople)[number]["key"]
