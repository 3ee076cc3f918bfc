/** The forms of a company's settings. */
import type { Locator } from "@playwright/test"
import { deskOf } from "../desk-call.ts"
import { matchers } from "../people.ts"
import { ownName } from "../seed/board.ts"
import { choose, dialog, type KeptForm, press, section, typing } from "./kept-form.ts"

const renamed = (place: Locator) => place.getByRole("textbox", { name: /の名前を変える/ })

export const ofTheCompany: ReadonlyArray<KeptForm> = [
  {
    of: "web/features/settings/profile-section.tsx",
    name: "where the company is",
    who: matchers.boss,
    path: "/setting",
    place: section("会社情報"),
    type: typing({ 電話番号: "03-1111-2222" }),
    save: "保存",
  },
  {
    of: "web/features/settings/pay-section.tsx",
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
  },
  {
    of: "web/features/settings/shifts-section.tsx",
    name: "its shifts",
    who: matchers.boss,
    path: "/setting",
    place: section("シフト"),
    type: (place, page) => choose(place, page, "時刻の入力の刻み", "15分"),
    save: "保存",
  },
  {
    of: "web/features/settings/subsidies-section.tsx",
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
  },
  {
    of: "web/features/settings/new-word-form.tsx",
    name: "a new word",
    who: matchers.boss,
    path: "/setting",
    place: section("作業名"),
    type: typing({ 新しい作業名: "保つ配筋" }),
    save: "追加",
  },
  {
    of: "web/features/settings/accounts-section.tsx",
    name: "what its accounts are called",
    who: matchers.boss,
    path: "/setting",
    place: section("仕訳の勘定科目"),
    type: async (place) => place.getByRole("textbox").first().fill("保つ科目"),
    save: "保存",
  },
  {
    of: "web/features/settings/breaks-section.tsx",
    name: "how much is taken off as a break",
    who: matchers.boss,
    path: "/setting",
    place: section("休憩"),
    type: (place) => place.getByRole("textbox").last().fill("75"),
    save: "保存",
  },
  {
    of: "web/features/settings/time-view-section.tsx",
    name: "from when the calendar's day is shown",
    who: matchers.boss,
    path: "/setting",
    place: section("カレンダーの時間表示"),
    type: typing({ 始まりの時刻: "05:30" }),
    save: "保存",
  },
  {
    of: "web/features/settings/word-row.tsx",
    name: "what a shift is called",
    who: matchers.boss,
    path: "/setting",
    place: section("呼び名"),
    type: (place) => place.getByRole("textbox").first().fill("朝の部"),
    save: "保存",
  },
  {
    of: "web/features/settings/rename-form.tsx",
    name: "another name for a kind of work",
    who: matchers.boss,
    path: async () => {
      const desk = await deskOf(matchers.boss)
      await desk("/nest/task-name", { name: ownName("保つ作業") })
      return "/setting"
    },
    open: (page) => press(section("作業名")(page), /の名前を変える/),
    place: section("作業名"),
    closedFrom: renamed,
    type: (place) => renamed(place).fill("保つ検査"),
    save: "保存",
  },
  {
    of: "web/features/plan/consult-window.tsx",
    name: "a wish for a plan of its own",
    who: matchers.boss,
    path: "/setting?tab=plan",
    open: async (page) => {
      await press(page, "プランを変える")
      await press(dialog(page), /相談する/)
    },
    place: dialog,
    type: typing({
      お名前: "保持 花子",
      電話: "03-1234-5678",
      メール: "hoji@hoji.example",
      使う人数: "300",
      ご相談の内容: "三百人で使いたい",
    }),
    save: "相談を送る",
  },
]
