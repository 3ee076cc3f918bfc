/** The screens that exist, their paths (the specification's; /today is ours, D110) and their names. */
import type { Language } from "#modules/kernel/codes.ts"

export const screenPaths = {
  today: "/today",
  home: "/home",
  slots: "/slots",
  calendar: "/calendar",
  works: "/works",
  siteDetails: "/works/information",
  siteCalendar: "/works/calendar",
  siteTimekeeping: "/works/timekeeping",
  siteRevenue: "/works/revenueCost",
  sitePapers: "/works/paper",
  report: "/report-revenue",
  payStatement: "/salary-v4",
  payStatementDetail: "/salary-v4-detail/:id",
  close: "/payroll",
  papers: "/paper",
  paperDetail: "/paper/:id",
  paperMatch: "/paper/match/:id",
  createPaper: "/create-paper",
  expenses: "/payment",
  fixedCosts: "/fixed-cost",
  staff: "/staff",
  staffDetail: "/staff/:id",
  customers: "/customer",
  customerDetail: "/customer/:id",
  vendors: "/vendor",
  vendorDetail: "/vendor/:id",
  workTable: "/salary",
  jobs: "/jobs",
  mailHistory: "/history-mail",
  suspend: "/suspend",
  myPage: "/mypage",
  notices: "/notification",
  invitations: "/invites-user",
  settings: "/setting",
  buyMore: "/buymore",
  permission: "/permission",
  signIns: "/sign-ins",
  imports: "/import/:kind",
} as const
export type ScreenKey = keyof typeof screenPaths

/** The entries of the menu in the specification's order (SHELL-03), which a person may change for himself (SHELL-06). */
export const menuScreens = [
  "home",
  "slots",
  "calendar",
  "works",
  "payStatement",
  "report",
  "papers",
  "expenses",
  "staff",
  "customers",
  "vendors",
  "workTable",
] as const satisfies ReadonlyArray<ScreenKey>
export type MenuKey = (typeof menuScreens)[number]

/**
 * The specification's numbers of what a person may find in a menu (0§2; D72 names 18). 2, 14 and 20 wait: 2 is シフト希望, 14 is 社会保険,
 * and nothing is called 20.
 */
export const featureKeys = {
  home: 1,
  slots: 1,
  calendar: 1,
  works: 3,
  payStatement: 4,
  report: 5,
  papers: 6,
  staff: 7,
  customers: 8,
  vendors: 9,
  workTable: 16,
  expenses: 18,
} as const satisfies Readonly<Record<MenuKey, number>>

/** Pages that everybody reads, signed in or not: their addresses stand outside the shell (SHELL-13). */
export const openPages = {
  terms: "/term-of-policy",
  privacy: "/term-of-privacy",
  transactionLaw: "/transaction-law",
  contact: "/contact",
} as const

/** What an entry of the profile menu does where it opens no page: the browser knows these keys. */
export const profileActions = ["profile", "display", "menuOrder", "switchCompany", "logout"] as const
export type ProfileKey = ScreenKey | keyof typeof openPages | (typeof profileActions)[number]

/** Kinds of what the search finds, in the order of its groups. */
export const foundKinds = ["person", "site", "customer", "vendor"] as const
export type FoundKind = (typeof foundKinds)[number]
/** The most of one kind that a search answers with. */
export const mostFound = 8

/** はじめの一歩: what a company that was just made does first, in this order. */
export const firstSteps = ["site", "people", "task", "punch"] as const
export type FirstStep = (typeof firstSteps)[number]

/** Screens that are reached through another one: its menu entry stays marked on them (SHELL-08). */
export const coveredScreens: Readonly<Partial<Record<ScreenKey, ReadonlyArray<ScreenKey>>>> = {
  payStatement: ["payStatementDetail", "close"],
  works: ["siteDetails", "siteCalendar", "siteTimekeeping", "siteRevenue", "sitePapers"],
  papers: ["paperDetail", "paperMatch", "createPaper", "expenses", "fixedCosts"],
}

export const screenTitles: Readonly<Record<ScreenKey, Readonly<Record<Language, string>>>> = {
  today: { ja: "今日", en: "Today", vi: "Hôm nay" },
  home: { ja: "ホーム", en: "Home", vi: "Trang chính" },
  slots: { ja: "枠", en: "Places", vi: "Chỗ cần người" },
  calendar: { ja: "カレンダー", en: "Calendar", vi: "Lịch" },
  siteDetails: { ja: "現場情報", en: "Site", vi: "Công trường" },
  siteCalendar: { ja: "現場の予定", en: "Schedule of a site", vi: "Lịch công trường" },
  siteTimekeeping: { ja: "現場の勤怠", en: "Attendance of a site", vi: "Chấm công công trường" },
  siteRevenue: { ja: "現場の収支", en: "Profit of a site", vi: "Thu chi công trường" },
  sitePapers: { ja: "現場の書類", en: "Papers of a site", vi: "Chứng từ công trường" },
  report: { ja: "管理レポート", en: "Management report", vi: "Báo cáo quản lý" },
  works: { ja: "現場一覧", en: "Sites", vi: "Công trường" },
  payStatement: { ja: "給与明細", en: "Pay slips", vi: "Bảng lương" },
  payStatementDetail: { ja: "給与明細", en: "Pay slip", vi: "Phiếu lương" },
  close: { ja: "締め", en: "Monthly close", vi: "Chốt lương" },
  papers: { ja: "書類", en: "Papers", vi: "Chứng từ" },
  paperDetail: { ja: "書類", en: "Paper", vi: "Chứng từ" },
  paperMatch: { ja: "請求照合", en: "Matching", vi: "Đối chiếu" },
  createPaper: { ja: "書類をつくる", en: "New paper", vi: "Lập chứng từ" },
  expenses: { ja: "経費の支払依頼", en: "Expenses", vi: "Hoàn chi phí" },
  fixedCosts: { ja: "固定費", en: "Fixed costs", vi: "Chi phí cố định" },
  staff: { ja: "人員", en: "People", vi: "Nhân sự" },
  staffDetail: { ja: "人員", en: "People", vi: "Nhân sự" },
  customers: { ja: "得意先", en: "Customers", vi: "Khách hàng" },
  customerDetail: { ja: "得意先", en: "Customer", vi: "Khách hàng" },
  vendors: { ja: "協力会社", en: "Vendors", vi: "Công ty hợp tác" },
  vendorDetail: { ja: "協力会社", en: "Vendor", vi: "Công ty hợp tác" },
  workTable: { ja: "勤務表", en: "Work table", vi: "Bảng công" },
  notices: { ja: "お知らせ", en: "Notices", vi: "Thông báo" },
  invitations: { ja: "招待", en: "Invitations", vi: "Lời mời" },
  settings: { ja: "設定", en: "Settings", vi: "Cài đặt" },
  buyMore: { ja: "席を増やす", en: "Add seats", vi: "Thêm chỗ" },
  jobs: { ja: "長い処理", en: "Long jobs", vi: "Tác vụ dài" },
  mailHistory: { ja: "送信履歴", en: "Sent mails", vi: "Thư đã gửi" },
  myPage: { ja: "マイページ", en: "My page", vi: "Trang của tôi" },
  permission: { ja: "権限", en: "Permissions", vi: "Quyền hạn" },
  signIns: { ja: "ログインの記録", en: "Sign-ins", vi: "Lịch sử đăng nhập" },
  imports: { ja: "取り込み", en: "Import", vi: "Nhập dữ liệu" },
  suspend: { ja: "休止・退会", en: "Pause or close", vi: "Tạm ngừng, thôi dùng" },
}

/** Screens that are called what the company calls whom they show (SHELL-05): the keys of its labels. */
export const labelledScreens: Readonly<Partial<Record<ScreenKey, "customer" | "vendor">>> = {
  customers: "customer",
  vendors: "vendor",
}

export const profileTitles: Readonly<Record<Exclude<ProfileKey, ScreenKey>, Readonly<Record<Language, string>>>> = {
  profile: { ja: "お名前・パスワード", en: "Name and password", vi: "Tên, mật khẩu" },
  display: { ja: "ことば・見やすさ", en: "Language and display", vi: "Ngôn ngữ, hiển thị" },
  menuOrder: { ja: "メニューの並び", en: "Order of the menu", vi: "Thứ tự menu" },
  switchCompany: { ja: "会社を切り替える", en: "Switch company", vi: "Đổi công ty" },
  terms: { ja: "利用規約", en: "Terms of use", vi: "Điều khoản sử dụng" },
  privacy: { ja: "プライバシーポリシー", en: "Privacy policy", vi: "Chính sách bảo mật" },
  transactionLaw: {
    ja: "特定商取引法に基づく表記",
    en: "Commercial transactions law",
    vi: "Luật giao dịch thương mại",
  },
  contact: { ja: "お問い合わせ", en: "Contact", vi: "Liên hệ" },
  logout: { ja: "ログアウト", en: "Log out", vi: "Đăng xuất" },
}

/** On the phone's bottom bar there is room for two characters. */
export const tabTitles: Readonly<Partial<Record<ScreenKey, Readonly<Record<Language, string>>>>> = {
  calendar: { ja: "予定", en: "Plan", vi: "Lịch" },
  payStatement: { ja: "給与", en: "Pay", vi: "Lương" },
}

/** Above all companies: what the platform's own people open, each guarded by its calls' class. */
export const platformScreens = {
  account: { feature: 10, path: "/account", title: { ja: "アカウント", en: "Accounts", vi: "Tài khoản" } },
  companies: { feature: 11, path: "/companies", title: { ja: "企業管理", en: "Companies", vi: "Quản lý công ty" } },
  invites: { feature: 12, path: "/invites", title: { ja: "招待", en: "Invitations", vi: "Lời mời" } },
  plans: { feature: 13, path: "/subscription-plan", title: { ja: "プラン", en: "Plans", vi: "Gói dịch vụ" } },
  revenue: {
    feature: 5,
    path: "/report-revenue",
    title: { ja: "売上レポート", en: "Revenue", vi: "Báo cáo doanh thu" },
  },
  leaves: {
    feature: 15,
    path: "/open-account",
    title: { ja: "退会管理", en: "Closed accounts", vi: "Quản lý thôi dùng" },
  },
  campaigns: { feature: 17, path: "/campaigns", title: { ja: "キャンペーン", en: "Campaigns", vi: "Khuyến mãi" } },
  contacts: { feature: 19, path: "/contacts", title: { ja: "プラン相談", en: "Consultations", vi: "Tư vấn gói" } },
} as const satisfies Readonly<
  Record<
    string,
    { readonly feature: number; readonly path: string; readonly title: Readonly<Record<Language, string>> }
  >
>

/** What has a history that is read. */
export const historyKinds = ["staff", "vendor", "customer", "site"] as const
export type HistoryKind = (typeof historyKinds)[number]
