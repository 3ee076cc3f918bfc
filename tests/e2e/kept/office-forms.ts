/** The forms of a company's settings, of its months and of its days. */
import type { Page } from "@playwright/test"
import { addDays, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { mailers, matchers, type Puncher, payers, puncherNames, punchers } from "../people.ts"
import { lastMonth } from "../seed/months.ts"
import { choose, dialog, type KeptForm, press, record, section, typing } from "./kept-form.ts"

const past = addDays(tokyoDayOf(Date.now()), -2)
/** A day of the month opened beside it, and a button of it pressed. */
const ofDay = (who: Puncher, button: string) => async (page: Page) => {
  const day = `${Number(past.slice(5, 7))}月${Number(past.slice(8))}日`
  await page.getByRole("row", { name: puncherNames[who] }).getByRole("gridcell", { name: day }).click()
  await press(page.getByRole("complementary", { name: puncherNames[who] }), button)
}
export const ofTheCompany: ReadonlyArray<KeptForm> = [
  {
    name: "where the company is",
    who: matchers.boss,
    path: "/setting",
    place: section("会社情報"),
    type: typing({ 電話番号: "03-1111-2222" }),
    save: "保存",
    call: /\/api\/v2\/company$/,
  },
  {
    name: "when it pays",
    who: matchers.boss,
    path: "/setting",
    place: section("締め日・支払日"),
    type: async (place, page) => {
      await choose(place, page, "締日", "20日")
      await choose(place, page, "支払の月", "当月")
      await choose(place, page, "支払日", "25日")
    },
    save: "保存",
    call: /\/api\/v2\/company$/,
  },
  {
    name: "its shifts",
    who: matchers.boss,
    path: "/setting",
    place: section("シフト"),
    type: (place, page) => choose(place, page, "時刻の入力の刻み", "15分"),
    save: "保存",
    call: /\/api\/(v2\/company\/config-shift|nest\/company\/setting-time-view-company)/,
  },
  {
    name: "its allowances",
    who: matchers.boss,
    path: "/setting",
    place: section("会社の手当"),
    type: async (place) => {
      await press(place, "手当を足す")
      await typing({ 手当の名前: "家族手当", "金額（月）": "10000" })(place)
      await place.getByRole("checkbox", { name: "割増賃金の基礎に入れる" }).click()
    },
    save: "保存",
    call: /\/api\/v2\/company\/salary-subsidy/,
  },
  {
    name: "a new word",
    who: matchers.boss,
    path: "/setting",
    place: section("作業名"),
    type: typing({ 新しい作業名: "保つ配筋" }),
    save: "追加",
    call: /\/api\/nest\/task-name/,
  },
  {
    name: "a paper",
    who: matchers.boss,
    path: "/create-paper",
    type: async (place, page) => {
      await choose(place, page, "種類", "検収書（請負）")
      await place.getByRole("combobox", { name: "相手" }).click()
      await page.getByRole("option").first().click()
      await typing({ 件名: "保つ帳票", "品名・作業内容": "配管工事 一式" })(place)
      await place.getByRole("textbox", { name: "単価" }).fill("100001")
      await place.getByRole("checkbox", { name: "手数料（率）" }).click()
      await typing({ 手数料率: "10" })(place)
    },
    save: "下書きを保存",
    call: /\/api\/paper\/create-paper/,
  },
  {
    name: "a partner who is invited",
    who: matchers.boss,
    path: "/invites-user",
    open: (page) => press(page, "取引先を招待"),
    place: dialog,
    type: async (place) => {
      await place.getByRole("radio", { name: "得意先" }).click()
      await place.getByLabel("会社", { exact: true }).fill("保つ発注")
      await typing({ 担当者: "発注 花子", メールアドレス: "hoji@hattyu.example" })(place)
    },
    save: "招待を送る",
    call: /\/api\/(customer|vendor)\/invite/,
  },
  {
    name: "what its accounts are called",
    who: matchers.boss,
    path: "/setting",
    place: section("仕訳の勘定科目"),
    type: async (place) => place.getByRole("textbox").first().fill("保つ科目"),
    save: "保存",
    call: /\/api\/.*(journal|account)/,
  },
]
export const ofMonths: ReadonlyArray<KeptForm> = [
  {
    name: "why a month is opened again",
    who: payers.boss,
    path: "/payroll",
    open: (page) => press(page, "訂正のために開く"),
    place: dialog,
    type: typing({ 理由: "打刻もれの訂正" }),
    save: "訂正のために開く",
    call: /\/api\/v5\/timesheet\/update-block-payroll/,
  },
  {
    name: "why somebody is paid in cash",
    who: payers.watchedBoss,
    path: `/payroll?month=${lastMonth}`,
    open: (page) => press(page.locator("#check-noAccount"), /今月は現金で払う/),
    place: dialog,
    type: typing({ 理由: "通帳を作っているため" }),
    save: "現金で払うことにする",
    call: /\/api\/v5\/timesheet\/checks\/looked-at/,
  },
  {
    name: "an account in the close",
    who: payers.watchedBoss,
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
    call: /\/api\/staff\/admin-update-staff/,
  },
  {
    name: "a correction of a day",
    who: punchers.manager,
    path: `/salary?view=day&day=${past}`,
    open: (page) => press(page.getByRole("row", { name: puncherNames.contested }), /訂正/),
    place: dialog,
    type: typing({ 出勤: "08:05", 理由: "打刻の誤り" }),
    save: "訂正を保存",
    call: /\/api\/v2\/timekeeping\/handle-working-time/,
  },
  {
    name: "the rest of a day",
    who: punchers.manager,
    path: `/salary?month=${past.slice(0, 7)}`,
    open: ofDay("rested", "休憩を設定"),
    place: dialog,
    type: typing({ 休憩の合計: "45", 理由: "搬入で取れなかった" }),
    save: "休憩を設定する",
    call: /\/api\/v2\/timekeeping\/update-total-rest-duration/,
  },
  {
    name: "a punch that is removed",
    who: punchers.manager,
    path: `/salary?month=${past.slice(0, 7)}`,
    open: ofDay("contested", "打刻を消す"),
    place: dialog,
    type: typing({ 理由: "二重に打刻" }),
    save: "打刻を消す",
    call: /\/api\/v2\/timekeeping\/remove/,
  },
  {
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
    call: /\/api\/v5\/timesheet\/transfer/,
  },
  {
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
    call: /\/api\/nest\/mail\/\d+\/resend/,
  },
]
