/** What /permission draws: every policy in words, in the order in which the trade meets them. */
import { billInWords, planInWords } from "#modules/billing/index.ts"
import { companyInWords } from "#modules/companies/index.ts"
import { expensesInWords } from "#modules/expenses/index.ts"
import { fileInWords } from "#modules/files/index.ts"
import { importInWords } from "#modules/imports/index.ts"
import { jobInWords } from "#modules/kernel/jobs/job-words.ts"
import { type AskedCase, type PolicyInWords, policyInWords, type Words } from "#modules/kernel/policy-words.ts"
import { mailHistoryInWords, mailInWords } from "#modules/notifications/index.ts"
import { papersInWords } from "#modules/papers/index.ts"
import { payMonthInWords, slipInWords, subsidyInWords } from "#modules/payroll/index.ts"
import { peopleAllInWords } from "#modules/people/index.ts"
import { revenueInWords } from "#modules/reports/index.ts"
import { schedulingInWords } from "#modules/scheduling/index.ts"
import { attendanceInWords } from "#modules/timekeeping/index.ts"
import { type ScreenKey, screenTitles } from "../codes.ts"
import { isScreen, opens } from "../policy.ts"
import { entranceInWords } from "./entrance-words.ts"
import { permissionPolicy } from "./permission-policy.ts"
import { shownRoles, standingsOf } from "./standings.ts"

const permissionInWords = policyInWords({
  policy: permissionPolicy,
  area: "company",
  words: { ja: "権限", en: "Permissions", vi: "Quyền hạn" },
  cases: {
    own: {
      words: { ja: "自分の役割", en: "The own role", vi: "Vai trò của mình" },
      of: ({ role }) => ({ role }),
    },
    others: {
      words: { ja: "ほかの役割", en: "Any other role", vi: "Vai trò khác" },
      of: ({ role }) => ({ role: role === "admin" ? "manager" : "admin" }),
    },
  },
  actions: {
    read: { kind: "detail", words: { ja: "権限の表を見る", en: "Read this table", vi: "Xem bảng quyền hạn" } },
  },
})

const anybody = { ja: "この役割の人", en: "Anybody of this role", vi: "Bất kỳ ai có vai trò này" }
const withRecord = { ja: "人員に登録がある人", en: "With a record among the people", vi: "Có hồ sơ nhân sự" }
const withoutRecord = { ja: "人員に登録がない人", en: "Without a record", vi: "Không có hồ sơ nhân sự" }

const screenCase = (screen: ScreenKey, hasRecord: boolean, words: Words): AskedCase => ({
  key: hasRecord ? "withRecord" : "withoutRecord",
  words,
  ask: (actor) => opens(screen, { ...actor, hasRecord }) || "not for this role",
})
const dependsOnRecord = (screen: ScreenKey) =>
  shownRoles
    .flatMap(standingsOf)
    .some(({ actor }) => opens(screen, { ...actor, hasRecord: true }) !== opens(screen, { ...actor, hasRecord: false }))

/** The screens have no entity of their own: their rules are those by which the workspace opens them. */
const screensInWords: PolicyInWords = {
  entity: "screen",
  area: "screens",
  words: { ja: "画面", en: "Screens", vi: "Màn hình" },
  rows: Object.entries(screenTitles).flatMap(([key, words]) => {
    if (!isScreen(key)) return []
    const cases = dependsOnRecord(key)
      ? [screenCase(key, true, withRecord), screenCase(key, false, withoutRecord)]
      : [screenCase(key, true, anybody)]
    return [{ key: `screen.${key}`, kind: "detail", words, cases }]
  }),
}

export const permissionsInWords: ReadonlyArray<PolicyInWords> = [
  ...schedulingInWords,
  attendanceInWords,
  slipInWords,
  payMonthInWords,
  subsidyInWords,
  ...papersInWords,
  ...expensesInWords,
  ...revenueInWords,
  ...peopleAllInWords,
  importInWords,
  companyInWords,
  billInWords,
  planInWords,
  permissionInWords,
  mailHistoryInWords,
  mailInWords,
  fileInWords,
  jobInWords,
  screensInWords,
  ...entranceInWords,
]
