/** Whatever stands in an address, a page is given only what it understands. */

import { globSync } from "node:fs"
import { expect, test } from "vitest"
import { settingSearch } from "@/features/settings/setting-search.ts"
import { contactSearch } from "../../web/features/contact/contact-search.ts"
import { readHomeSearch } from "../../web/features/customer/home-search.ts"
import { expenseSearch } from "../../web/features/expenses/expense-search.ts"
import { invitationSearch } from "../../web/features/invitations/invitation-search.ts"
import { jobSearch } from "../../web/features/jobs/job-search.ts"
import { mailSearch } from "../../web/features/mails/mail-search.ts"
import { noticeSearch } from "../../web/features/notices/notice-search.ts"
import { missingSearch } from "../../web/features/papers/missing-search.ts"
import { newPaperAddress, paperSearch } from "../../web/features/papers/paper-search.ts"
import { partnerSearch } from "../../web/features/partners/partner-search.ts"
import { closeSearch, paySearch, slipSearch } from "../../web/features/payroll/pay-search.ts"
import { staffSearch } from "../../web/features/people/staff-search.ts"
import { permissionSearch } from "../../web/features/permission/permission-search.ts"
import { platformSearch } from "../../web/features/platform/platform-search.ts"
import { readSiteReport, reportSearch } from "../../web/features/reports/report-search.ts"
import { readSearch as calendarSearch } from "../../web/features/scheduling/calendar-search.ts"
import { readSiteId, readSiteSearch } from "../../web/features/scheduling/sites/site-search.ts"
import { readSlotsSearch } from "../../web/features/slots/slots-search.ts"
import { readSearch as attendanceSearch } from "../../web/features/timekeeping/attendance/attendance-search.ts"

type Given = Readonly<Record<string, unknown>>
interface Reader {
  readonly file: string
  readonly read: (given: Given) => object
  readonly good: Given
}
const readers: ReadonlyArray<Reader> = [
  {
    file: "papers/paper-search.ts",
    read: paperSearch,
    good: {
      ...{ q: "大成", type: 1, status: 2, paid: 1, from: "2026-10-01", to: "2026-10-31" },
      ...{ least: 1000, most: 50_000, sort: "no" },
    },
  },
  {
    file: "papers/paper-search.ts",
    read: newPaperAddress,
    good: {
      type: 1,
      partnerId: 1_000_000_001,
      staffId: 7,
      siteId: 9,
      from: "2026-10-01",
      to: "2026-10-31",
      corrects: 3,
    },
  },
  {
    file: "papers/missing-search.ts",
    read: missingSearch,
    good: { q: "大成", type: 5, month: "2026-10", sort: "amount" },
  },
  {
    file: "expenses/expense-search.ts",
    read: expenseSearch,
    good: {
      ...{ q: "消耗品", status: 2, paid: 1, category: 3, from: "2026-10-01", to: "2026-10-31" },
      ...{ sort: "amount", request: 7 },
    },
  },
  {
    file: "reports/report-search.ts",
    read: reportSearch,
    good: { q: "豊洲", from: "2026-06", to: "2026-11", sort: "profit" },
  },
  {
    file: "reports/report-search.ts",
    read: readSiteReport,
    good: { constructionSiteId: 3, from: "2026-06", to: "2026-11", month: "2026-10", part: "labour" },
  },
  {
    file: "customer/home-search.ts",
    read: readHomeSearch,
    good: { from: "2026-11-23", task: 12, answer: 13 },
  },
  {
    file: "slots/slots-search.ts",
    read: readSlotsSearch,
    good: { from: "2026-11-23", day: "2026-11-24", only: "waiting", slot: "12-1" },
  },
  {
    file: "invitations/invitation-search.ts",
    read: invitationSearch,
    good: { box: "received", q: "佐藤", state: "open", sort: "name" },
  },
  {
    file: "partners/partner-search.ts",
    read: partnerSearch,
    good: { q: "大成", status: 1, incomplete: 1, sort: "name" },
  },
  {
    file: "permission/permission-search.ts",
    read: permissionSearch,
    good: { q: "現場", group: "management", columns: [2, 3], entities: ["site"], kinds: ["update"] },
  },
  { file: "settings/setting-search.ts", read: settingSearch, good: { tab: "plan", open: "extend" } },
  { file: "contact/contact-search.ts", read: contactSearch, good: { q: "見積", sort: "-at" } },
  { file: "platform/platform-search.ts", read: platformSearch, good: { q: "設備", state: "waiting", sort: "-at" } },
  { file: "jobs/job-search.ts", read: jobSearch, good: { state: "failed", sort: "-at" } },
  {
    file: "mails/mail-search.ts",
    read: mailSearch,
    good: { q: "佐藤", state: "sent", from: "2026-11-01", to: "2026-11-30", sort: "at", mail: 3 },
  },
  { file: "notices/notice-search.ts", read: noticeSearch, good: { show: "unread", q: "給与", sort: "at" } },
  {
    file: "payroll/pay-search.ts",
    read: paySearch,
    good: { month: "2026-11", q: "佐藤", roles: [5], own: 1, sort: "name" },
  },
  { file: "payroll/pay-search.ts", read: slipSearch, good: { month: "2026-11", userId: 3 } },
  {
    file: "payroll/pay-search.ts",
    read: closeSearch,
    good: { month: "2026-11", step: "preview", correct: 3, only: "large", sort: "name" },
  },
  {
    file: "people/staff-search.ts",
    read: staffSearch,
    good: { q: "佐藤", roles: [5], status: 0, jobs: ["scaffold"], pay: [1], trouble: ["noAccount"], sort: "name" },
  },
  {
    file: "scheduling/calendar-search.ts",
    read: calendarSearch,
    good: { month: "2026-11", day: "2026-11-20", view: "list", constructionSiteId: 3, hide: "night", task: 12 },
  },
  {
    file: "scheduling/calendar-search.ts",
    read: calendarSearch,
    good: { create: 1, shift: "evening", person: 7 },
  },
  {
    file: "scheduling/sites/site-search.ts",
    read: readSiteSearch,
    good: { q: "新宿", states: "working", sort: "name", create: 1 },
  },
  { file: "scheduling/sites/site-search.ts", read: readSiteId, good: { constructionSiteId: 3 } },
  {
    file: "timekeeping/attendance/attendance-search.ts",
    read: attendanceSearch,
    good: {
      month: "2026-11",
      day: "2026-11-20",
      view: "day",
      standing: "working",
      look: "urgent",
      site: 3,
      cells: "hours",
      person: 4,
      q: "佐藤",
      page: 2,
      sort: "name",
    },
  },
]
const hostile: ReadonlyArray<unknown> = [
  5,
  -5,
  0,
  1.5,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  null,
  "",
  "abc",
  "-5",
  "2026-13",
  "0000-01",
  "9999999-01",
  { a: 1 },
  { slice: 1, split: 1, length: 3 },
  [],
  [[]],
  [99],
  [-1, Number.NaN, { a: 1 }, "", "x".repeat(10_000)],
  "x".repeat(10_000),
]
const isWhole = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31
const isShort = (value: unknown) => typeof value === "string" && value !== "" && value.length <= 255

/** Of the sort that a right address has there: what the page's own code counts on. */
const isOfSort = (value: unknown, name: string, right: unknown): boolean => {
  if (value === undefined) return true
  if (name === "month") return isShort(value) && /^\d{4}-(0[1-9]|1[0-2])$/.test(String(value))
  if (["day", "from", "to"].includes(name)) return isShort(value) && /^\d{4}-\d{2}-\d{2}$/.test(String(value))
  if (Array.isArray(right))
    return Array.isArray(value) && value.length > 0 && value.every((one) => isOfSort(one, "", right[0]))
  return typeof right === "number" ? isWhole(value) : isShort(value)
}
/** As the router does it: what the reader gives, laid over what the address says. */
const shown = (read: Reader["read"], given: Given): Given => ({ ...given, ...read(given) })

test("SHELL-16 a right address is read as it stands", () => {
  for (const { file, read, good } of readers) expect({ file, ...read(good) }).toEqual({ file, ...good })
})

test("SHELL-16 no address gives a page a value of another sort than it asked for", () => {
  const wrong = readers.flatMap(({ file, read, good }) =>
    Object.entries(good).flatMap(([name, right]) =>
      hostile.flatMap((value) => {
        const found = shown(read, { ...good, [name]: value })[name]
        return isOfSort(found, name, right) ? [] : [`${file} ${name}=${JSON.stringify(value)?.slice(0, 40)}`]
      }),
    ),
  )
  expect(wrong).toEqual([])
})

test("digits that are searched are words", () => {
  for (const read of [
    invitationSearch,
    mailSearch,
    noticeSearch,
    paySearch,
    staffSearch,
    readSiteSearch,
    attendanceSearch,
  ])
    expect(read({ q: 123 })).toMatchObject({ q: "123" })
})

test("each file that reads an address is tried here", () => {
  const files = globSync("**/*-search.ts", { cwd: "web/features" })
  expect([...new Set(readers.map(({ file }) => file))].sort()).toEqual([...files].sort())
})
