/** The screens that exist, their paths (the specification's; /today is ours, D110) and their names. */
import type { Language } from "#modules/kernel/codes.ts"

export const screenPaths = {
  today: "/today",
  calendar: "/calendar",
  works: "/works",
  siteDetails: "/works/information",
  payStatement: "/salary-v4",
  payStatementDetail: "/salary-v4-detail/:id",
  close: "/payroll",
  staff: "/staff",
  staffDetail: "/staff/:id",
  workTable: "/salary",
  jobs: "/jobs",
  mailHistory: "/history-mail",
  suspend: "/suspend",
  notices: "/notification",
  invitations: "/invites-user",
} as const
export type ScreenKey = keyof typeof screenPaths

/** Screens that are reached through another one: its menu entry stays marked on them (SHELL-08). */
export const coveredScreens: Readonly<Partial<Record<ScreenKey, ReadonlyArray<ScreenKey>>>> = {
  payStatement: ["payStatementDetail", "close"],
}

export const screenTitles: Readonly<Record<ScreenKey, Readonly<Record<Language, string>>>> = {
  today: { ja: "今日", en: "Today", vi: "Hôm nay" },
  calendar: { ja: "カレンダー", en: "Calendar", vi: "Lịch" },
  siteDetails: { ja: "現場情報", en: "Site", vi: "Công trường" },
  works: { ja: "現場一覧", en: "Sites", vi: "Công trường" },
  payStatement: { ja: "給与明細", en: "Pay slips", vi: "Bảng lương" },
  payStatementDetail: { ja: "給与明細", en: "Pay slip", vi: "Phiếu lương" },
  close: { ja: "締め", en: "Monthly close", vi: "Chốt lương" },
  staff: { ja: "人員", en: "People", vi: "Nhân sự" },
  staffDetail: { ja: "人員", en: "People", vi: "Nhân sự" },
  workTable: { ja: "勤務表", en: "Work table", vi: "Bảng công" },
  notices: { ja: "お知らせ", en: "Notices", vi: "Thông báo" },
  invitations: { ja: "招待", en: "Invitations", vi: "Lời mời" },
  jobs: { ja: "長い処理", en: "Long jobs", vi: "Tác vụ dài" },
  mailHistory: { ja: "送信履歴", en: "Sent mails", vi: "Thư đã gửi" },
  suspend: { ja: "休止・退会", en: "Pause or close", vi: "Tạm ngừng, thôi dùng" },
}

/** On the phone's bottom bar there is room for two characters. */
export const tabTitles: Readonly<Partial<Record<ScreenKey, Readonly<Record<Language, string>>>>> = {
  calendar: { ja: "予定", en: "Plan", vi: "Lịch" },
  payStatement: { ja: "給与", en: "Pay", vi: "Lương" },
}
