/** The forms of records of people and partners, and of oneself. */
import { deskOf } from "../desk-call.ts"
import { arrangers, matchers, password, people } from "../people.ts"
import { ownName } from "../seed/board.ts"
import { choose, dialog, type KeptForm, own, press, pressing, record, saying, typing, why } from "./kept-form.ts"

/** Somebody who may not come in any more. */
const blockedOne = async () => {
  const desk = await deskOf(people.keeper)
  const name = ownName("停止 保")
  const made = await desk("/staff/invite-staff", { name, roleId: 12, gender: 1, birthday: "1990-04-01" })
  await desk(`/user/update-user/${made.id}`, { version: 1, status: 0, reason: "現場での違反" })
  return `/staff/${made.id}`
}
const vendorOf = async (email: string) => {
  const desk = await deskOf(email)
  const { id } = await desk("/vendor/invite-vendor", { companyName: ownName("保つ工務") }, "PUT")
  return `/vendor/${id}`
}
export const records: ReadonlyArray<KeptForm> = [
  {
    of: "web/features/partners/use-partner-form.ts",
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
  },
  {
    of: "web/features/partners/use-partner-form.ts",
    name: "a new vendor",
    who: people.keeper,
    path: "/vendor/new",
    type: typing({ 会社名: "保つ協力会社", 住所: "東京都港区2-2" }),
    save: "登録する",
  },
  {
    of: "web/features/people/use-new-staff.ts",
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
  },
  {
    of: "web/features/people/staff-page.tsx",
    name: "a stored person",
    who: people.keeper,
    path: "/staff?q=10号",
    open: record(/職人 10号/),
    type: typing({ 住所: "大阪市北区2-2", メモ: "夜間可" }),
    save: "保存",
  },
  {
    of: "web/features/people/access/role-dialog.tsx",
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
  },
  {
    of: "web/features/people/access/block-dialog.tsx",
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
  },
  {
    of: "web/features/people/access/unblock-dialog.tsx",
    name: "why somebody is let in again",
    who: people.keeper,
    path: blockedOne,
    open: pressing("利用を再開する"),
    place: dialog,
    type: why,
    save: "利用を再開する",
  },
  {
    of: "web/features/people/access/ask-dialog.tsx",
    name: "the address of somebody who has none",
    who: people.keeper,
    path: "/staff?q=10号",
    open: async (page) => {
      await record(/職人 10号/)(page)
      await press(page, "メールで招待する")
    },
    place: dialog,
    type: typing({ メールアドレス: "hoji10@hoji.example" }),
    save: "招待を送る",
  },
  {
    of: "web/features/partners/use-partner-form.ts",
    name: "a stored vendor",
    who: people.keeper,
    path: async () => `${await vendorOf(people.keeper)}?edit=true`,
    type: typing({ 住所: "大阪市北区2-2", 電話番号: "06-1234-5678" }),
    save: "保存",
  },
  {
    of: "web/features/partners/invite-dialog.tsx",
    name: "the address of a partner",
    who: people.keeper,
    path: () => vendorOf(people.keeper),
    open: pressing(/^招待する /),
    place: dialog,
    type: typing({ メールアドレス: "aite@hoji.example" }),
    save: "招待を送る",
  },
  {
    of: "web/features/expenses/fixed-cost-form.tsx",
    name: "a cost of each month",
    who: people.keeper,
    path: "/fixed-cost",
    open: (page) => press(page, "固定費を登録"),
    place: dialog,
    type: typing({ 名前: "発電機リース料", 毎月の金額: "12000" }),
    save: /保存|登録/,
  },
]
export const ofOneself: ReadonlyArray<KeptForm> = [
  {
    of: "web/features/account/use-own-record.ts",
    name: "one's own record",
    who: arrangers.hand,
    path: "/mypage",
    type: typing({ 電話番号: "090-1234-5678", 連絡先の名前: "見本 花子" }),
    save: /^保存/,
  },
  {
    of: "web/features/session/account-dialog.tsx",
    name: "one's own name",
    who: arrangers.hand,
    path: "/today",
    open: (page) => own(page, "お名前・パスワード"),
    place: dialog,
    type: typing({ お名前: "保持 花子" }),
    save: "保存する",
  },
  {
    of: "web/features/expenses/expense-form.tsx",
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
  },
  {
    of: "web/features/account/leave-form.tsx",
    name: "one's own pause",
    who: arrangers.hand,
    path: "/suspend",
    type: async (place) => {
      await place.getByRole("radio", { name: "退会" }).click()
      await typing({ 理由: "転職のため", いまのパスワード: password })(place)
    },
    save: saying("退会を申し込む"),
  },
  {
    of: "web/features/account/use-own-partner.ts",
    name: "one's own company in another's record",
    who: matchers.vendor,
    path: "/mypage",
    type: typing({ 電話番号: "090-1234-5678", 住所: "東京都港区1-1" }),
    save: /^保存/,
  },
]
