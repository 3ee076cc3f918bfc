/** The forms of the platform's own people. */
import { createCompany } from "../operator.ts"
import { asOwner } from "../owner.ts"
import { people } from "../people.ts"
import { dialog, type KeptForm, press, typing } from "./kept-form.ts"

const operator = "operator@kept.example"
/** Somebody of the platform, who is made when his forms are walked. */
export const operators = {
  email: operator,
  make: async (retry: number) => {
    if (retry > 0) return
    createCompany("保つ運営", operator)
    const owner = asOwner()
    await owner`insert into identity.super_admin (person_id) select id from identity.person where email = ${operator}`
    await owner.end()
  },
}

export const ofThePlatform: ReadonlyArray<KeptForm> = [
  {
    name: "a plan",
    who: operator,
    path: "/subscription-plan",
    open: (page) => press(page, "プランを作る"),
    place: dialog,
    type: async (place) => {
      await typing({ プラン名: "保つプラン", "1か月の料金（税込）": "12000" })(place)
      await press(place, "まとめ払いを足す")
      await typing({ 月数: "12", 特典の大きさ: "10" })(place)
    },
    save: /保存する/,
    call: /\/api\/nest\/subscription/,
  },
  {
    name: "a campaign",
    who: operator,
    path: "/campaigns",
    open: (page) => press(page, "キャンペーンを作る"),
    place: dialog,
    type: typing({
      キャンペーン名: "保つ秋",
      コード: "tamotsu",
      特典の大きさ: "15",
      開始: "2026/11/01",
      最終日: "2099/12/31",
    }),
    save: /保存する/,
    call: /\/api\/nest\/campaign/,
  },
  {
    name: "why an account is blocked",
    who: operator,
    path: "/account",
    open: async (page) => {
      await page.getByRole("searchbox").fill(people.reader)
      await page.locator("main a[href^='/account/']").first().click()
      await press(page, "ブロックする")
    },
    place: dialog,
    type: typing({ 理由: "なりすまし" }),
    save: "ブロックする",
    call: /\/api\/v3\/user\/account\/\d+/,
  },
]
