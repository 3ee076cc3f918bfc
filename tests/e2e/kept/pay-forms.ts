/** The forms of a company's months and days. */
import type { Page } from "@playwright/test"
import { addDays, shiftMonth, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { hourlyTerms } from "../../people/terms-on-the-wire.ts"
import { deskOf } from "../desk-call.ts"
import { mailers, type Puncher, payers, puncherNames, punchers } from "../people.ts"
import { lastMonth } from "../seed/months.ts"
import { choose, dialog, type KeptForm, once, press, pressing, record, typing, why } from "./kept-form.ts"

const past = addDays(tokyoDayOf(Date.now()), -2)
/** A day of the month opened beside it, and a button of it pressed. */
const ofDay = (who: Puncher, button: string) => async (page: Page) => {
  const day = `${Number(past.slice(5, 7))}月${Number(past.slice(8))}日`
  await page.getByRole("row", { name: puncherNames[who] }).getByRole("gridcell", { name: day }).click()
  await press(page.getByRole("complementary", { name: puncherNames[who] }), button)
}
/** The month before the last one, which was closed and is open again. */
const reopened = once(async () => {
  const desk = await deskOf(payers.kept)
  const month = shiftMonth(lastMonth, -1)
  await desk("/v5/timesheet/update-block-payroll", { month, isBlock: 0, reason: "打刻もれの訂正" }, "PUT")
  return `/payroll?month=${month}`
})
/** Somebody's promise in the last month is below the minimum wage. */
const belowMinimum = async () => {
  const desk = await deskOf(payers.kept)
  const { checks } = await desk(`/v5/timesheet/checks?month=${lastMonth}`)
  const [{ userId }] = checks.find(({ kind }: { kind: string }) => kind === "noAccount").findings
  const { version } = await desk(`/staff/detail-staff/${userId}`)
  const terms = { ...hourlyTerms, effectiveFrom: `${lastMonth}-01`, basicSalary: 900 }
  await desk(`/staff/admin-update-staff/${userId}`, { version, terms }, "PUT")
  return `/payroll?month=${lastMonth}`
}
export const ofMonths: ReadonlyArray<KeptForm> = [
  {
    of: "web/features/payroll/close/close-dialogs.tsx",
    name: "why a month is opened again",
    who: payers.boss,
    path: "/payroll",
    open: (page) => press(page, "訂正のために開く"),
    place: dialog,
    type: typing({ 理由: "打刻もれの訂正" }),
    save: "訂正のために開く",
  },
  {
    of: "web/features/payroll/close/correct-dialog.tsx",
    name: "why a month is calculated again",
    who: payers.boss,
    path: "/payroll",
    open: pressing("訂正する"),
    place: dialog,
    type: async (place, page) => {
      await place.getByRole("combobox", { name: "対象" }).click()
      await page.getByRole("option").first().click()
      await why(place)
    },
    save: "訂正の明細を作る",
  },
  {
    of: "web/features/payroll/close/close-dialogs.tsx",
    name: "why a month is closed as it was",
    who: payers.kept,
    path: reopened,
    open: pressing("変えずに閉じる"),
    place: dialog,
    type: why,
    save: "変えずに閉じる",
  },
  {
    of: "web/features/people/mend/wage-dialog.tsx",
    name: "a wage below the minimum",
    who: payers.kept,
    path: belowMinimum,
    open: (page) => press(page.locator("#check-belowMinimumWage"), /の賃金を上げる/),
    place: dialog,
    type: async (place) =>
      await place
        .getByLabel(/時給|金額/)
        .first()
        .fill("1600"),
    save: "この賃金にする",
  },
  {
    of: "web/features/payroll/close/cash-dialog.tsx",
    name: "why somebody is paid in cash",
    who: payers.kept,
    path: `/payroll?month=${lastMonth}`,
    open: (page) => press(page.locator("#check-noAccount"), /今月は現金で払う/),
    place: dialog,
    type: typing({ 理由: "通帳を作っているため" }),
    save: "現金で払うことにする",
  },
  {
    of: "web/features/people/mend/account-dialog.tsx",
    name: "an account in the close",
    who: payers.kept,
    path: `/payroll?month=${lastMonth}`,
    open: (page) => press(page.locator("#check-noAccount"), /の口座を入れる/),
    place: dialog,
    type: async (place, page) => {
      for (const [label, words] of [
        ["銀行名", "みずほ"],
        ["支店名", "丸之内"],
      ] as const) {
        await place.getByLabel(label).fill(words)
        await page.getByRole("option").first().click()
      }
      await typing({ 口座番号: "1234567", 口座名義: "ヤマダ タロウ" })(place)
      await place.getByLabel("口座の種別").click()
      await page.getByRole("option", { name: "普通" }).click()
    },
    save: "登録する",
  },
  {
    of: "web/features/timekeeping/attendance/correction/use-correction.ts",
    name: "a correction of a day",
    who: punchers.manager,
    path: `/salary?view=day&day=${past}`,
    open: (page) => press(page.getByRole("row", { name: puncherNames.contested }), /訂正/),
    place: dialog,
    type: typing({ 出勤: "08:05", 理由: "打刻の誤り" }),
    save: "訂正を保存",
  },
  {
    of: "web/features/timekeeping/attendance/correction/total-rest-dialog.tsx",
    name: "the rest of a day",
    who: punchers.manager,
    path: `/salary?month=${past.slice(0, 7)}`,
    open: ofDay("rested", "休憩を設定"),
    place: dialog,
    type: typing({ 休憩の合計: "45", 理由: "搬入で取れなかった" }),
    save: "休憩を設定する",
  },
  {
    of: "web/features/timekeeping/attendance/correction/removal-dialog.tsx",
    name: "a punch that is removed",
    who: punchers.manager,
    path: `/salary?month=${past.slice(0, 7)}`,
    open: ofDay("contested", "打刻を消す"),
    place: dialog,
    type: typing({ 理由: "二重に打刻" }),
    save: "打刻を消す",
  },
  {
    of: "web/features/payroll/close/transfer-dialog.tsx",
    name: "wages that are transferred",
    who: payers.boss,
    path: "/payroll",
    open: (page) => press(page, /振込データ/),
    place: dialog,
    type: async (place, page) => {
      await typing({ 委託者コード: "1234567" })(place)
      for (const [label, words] of [
        ["銀行", "みずほ"],
        ["支店", "丸之内"],
      ] as const) {
        await place.getByRole("combobox", { name: label }).fill(words)
        await page.getByRole("option", { name: words }).first().click()
      }
      await choose(place, page, "預金種目", "当座")
      await typing({ 口座番号: "12345", 口座名義: "シミズセツビ" })(place)
      const drop = place.getByRole("button", { name: /人を外す|除く|外す/ })
      if ((await drop.count()) > 0) await drop.first().click()
    },
    save: "振込データを作る",
  },
  {
    of: "web/features/mails/resend-form.tsx",
    name: "a mail that is sent again",
    who: mailers.boss,
    path: "/history-mail?state=failed",
    open: record(/請求書のご案内/),
    place: (page) => page.getByRole("complementary").filter({ has: page.getByRole("heading", { level: 2 }) }),
    type: typing({ "送り先（今回だけ）": "hoji@aite.example" }),
    save: async (place, page) => {
      await press(place, "もう一度送る")
      const question = page.getByRole("alertdialog")
      if (await question.isVisible()) await press(question, "もう一度送る")
    },
  },
]
