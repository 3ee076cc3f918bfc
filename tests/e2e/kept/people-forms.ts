/** The forms before a sign-in, of records of people and partners, and of oneself. */
import { arrangers, password, people } from "../people.ts"
import { choose, dialog, type KeptForm, own, press, record, saying, typing } from "./kept-form.ts"

export const beforeIt: ReadonlyArray<KeptForm> = [
  {
    name: "sign-in",
    who: undefined,
    path: "/login",
    type: async (place) => {
      await place.getByLabel("メールアドレス").fill("dare@example.jp")
      await place.getByLabel("パスワード", { exact: true }).fill(password)
    },
    save: "ログイン",
    call: /\/api\/auth\/login/,
  },
  {
    name: "sign-up",
    who: undefined,
    path: "/sign-up",
    type: async (place) => {
      await typing({ お名前: "保持 一郎", メールアドレス: "hoji@example.jp" })(place)
      await place.getByLabel("パスワード", { exact: true }).fill("a long password")
      await place.getByLabel("もう一度", { exact: true }).fill("a long password")
      await place.getByRole("checkbox", { name: "同意します" }).click()
    },
    save: "確認メールを受け取る",
    call: /\/api\/auth\/register/,
  },
  {
    name: "question to the platform",
    who: undefined,
    path: "/contact",
    type: typing({
      会社名: "保持建設",
      お名前: "保持 花子",
      電話番号: "03-1234-5678",
      メールアドレス: "hoji@example.jp",
      利用する人数: "30",
      内容: "年内に始めたいです。",
    }),
    save: "送る",
    call: /\/api\/.*contact/,
  },
  {
    name: "forgotten password",
    who: undefined,
    path: "/forgot-password",
    type: typing({ メールアドレス: "hoji@example.jp" }),
    save: "確認コードを受け取る",
    call: /\/api\/auth\//,
  },
]
export const records: ReadonlyArray<KeptForm> = [
  {
    name: "a new customer",
    who: people.keeper,
    path: "/customer/new",
    type: async (place, page) => {
      await typing({
        会社名: "保つ得意先",
        電話番号: "03-1234-5678",
        郵便番号: "105-0022",
        住所: "東京都港区1-1",
        基本単価: "24000",
        夜間単価: "30000",
      })(place)
      await choose(place, page, "締め日", "20日")
      await choose(place, page, "支払月", "翌月")
      await choose(place, page, "支払日", "月末")
      await place.getByRole("radio", { name: "税込" }).check()
    },
    save: "登録する",
    call: /\/api\/customer\/create/,
  },
  {
    name: "a new vendor",
    who: people.keeper,
    path: "/vendor/new",
    type: typing({ 会社名: "保つ協力会社", 住所: "東京都港区2-2" }),
    save: "登録する",
    call: /\/api\/vendor\/invite-vendor/,
  },
  {
    name: "a new person",
    who: people.keeper,
    path: "/staff/new",
    type: async (place, page) => {
      await choose(place, page, "役割", "職人")
      await typing({ 氏名: "保持 太郎", 生年月日: "1990/04/01", 住所: "東京都港区1-1" })(place)
      await place.getByRole("radio", { name: "女性" }).check()
      await place.getByLabel("時給", { exact: true }).last().fill("1600")
    },
    save: "登録する",
    call: /\/api\/staff\/invite-staff/,
  },
  {
    name: "a stored person",
    who: people.keeper,
    path: "/staff?q=10号",
    open: record(/職人 10号/),
    type: typing({ 住所: "大阪市北区2-2", メモ: "夜間可" }),
    save: "保存",
    call: /\/api\/staff\/admin-update-staff/,
  },
  {
    name: "the role of a person",
    who: people.keeper,
    path: "/staff?q=競",
    open: async (page) => {
      await record(/競 二子/)(page)
      await press(page, "役割を変える")
    },
    place: dialog,
    type: (place) => place.getByRole("radio", { name: "事務" }).click(),
    save: "役割を変える",
    call: /\/api\/nest\/user\/change-role/,
  },
  {
    name: "why somebody is blocked",
    who: people.keeper,
    path: "/staff?q=競",
    open: async (page) => {
      await record(/競 二子/)(page)
      await press(page, "利用を停止する")
    },
    place: dialog,
    type: typing({ 理由: "現場での違反" }),
    save: "利用を停止する",
    call: /\/api\/.*(block|update-user)/,
  },
  {
    name: "a cost of each month",
    who: people.keeper,
    path: "/fixed-cost",
    open: (page) => press(page, "固定費を登録"),
    place: dialog,
    type: typing({ 名前: "発電機リース料", 毎月の金額: "12000" }),
    save: /保存|登録/,
    call: /\/api\/v4\/payment-request\/create-fixed-cost/,
  },
]
export const ofOneself: ReadonlyArray<KeptForm> = [
  {
    name: "one's own record",
    who: arrangers.hand,
    path: "/mypage",
    type: typing({ 電話番号: "090-1234-5678", 連絡先の名前: "見本 花子" }),
    save: /^保存/,
    call: /\/api\/user\/profile/,
  },
  {
    name: "one's own name",
    who: arrangers.hand,
    path: "/today",
    open: (page) => own(page, "お名前・パスワード"),
    place: dialog,
    type: typing({ お名前: "保持 花子" }),
    save: "保存する",
    call: /\/api\/user\//,
  },
  {
    name: "an expense",
    who: arrangers.hand,
    path: "/payment",
    open: (page) => press(page, "経費を申請"),
    place: dialog,
    type: async (place) => {
      await typing({ "合計（税込）": "1982", メモ: "養生テープ" })(place)
      await place.locator("label").filter({ hasText: "消耗品費" }).click()
    },
    save: /申請する/,
    call: /\/api\/construction-site\/request-payment/,
  },
  {
    name: "one's own pause",
    who: arrangers.hand,
    path: "/suspend",
    type: async (place) => {
      await place.getByRole("radio", { name: "退会" }).click()
      await typing({ 理由: "転職のため", いまのパスワード: password })(place)
    },
    save: saying("退会を申し込む"),
    call: /\/api\/v3\/user\/close-account/,
  },
]
