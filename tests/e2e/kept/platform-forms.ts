/** The forms of the platform's own people. */
import { ask, signIn } from "../../kernel/ask.ts"
import { e2eAddress } from "../address.ts"
import { createCompany } from "../operator.ts"
import { asOwner } from "../owner.ts"
import { people } from "../people.ts"
import { dialog, type KeptForm, once, press, pressing, typing, why } from "./kept-form.ts"

const operator = "operator@kept.example"
const name = "保つ運営"
/** Somebody of the platform, who is made when his forms are walked. */
export const operators = {
  email: operator,
  make: async (retry: number) => {
    if (retry > 0) return
    createCompany(name, operator)
    const owner = asOwner()
    await owner`insert into identity.super_admin (person_id) select id from identity.person where email = ${operator}`
    await owner.end()
  },
}
const calling = once(async () => {
  const token = await signIn(e2eAddress.url, operator)
  return async (method: string, path: string, body: object) => {
    const told = await ask(e2eAddress.url, path, { token, method, body })
    if (told.status !== 200) throw new Error(`${path}: ${told.text}`)
  }
})
/** A company that has paid one month by transfer, and whose transfer for the next one is waited for. */
const owing = once(async () => {
  const call = await calling()
  const owner = asOwner()
  const [{ id } = { id: 0 }] = await owner<ReadonlyArray<{ id: number }>>`
    update companies.company set subscription_id = 5, payment_term = 'PAY_LATER' where name = ${name} returning id`
  const owe = async (from: string, to: string) => {
    await owner`insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, total_user, months,
        starts_on, ends_on, total, made_at, due_on)
      values (${id}, 'month', 5, 'スタンダード', 9800, 30, 1, ${from}, ${to}, 9800, now(), current_date + 6)`
    await call("PUT", "/nest/subscription/admin-company-mark-subscription-banking", { companyId: id, isBanking: 1 })
  }
  await owe("2026-10-01", "2026-10-31")
  await call("POST", "/user/accept-subscription-banking", { companyId: id, status: 1, amount: 9800 })
  await owe("2026-11-01", "2026-11-30")
  await owner.end()
  return `/company-detail/${id}`
})
/** A company in use that asks for a plan of its own. */
const consulting = once(async () => {
  const contact = { name: "保持 花子", phone: "03-1234-5678", email: "hoji@hoji.example", totalUser: 300, note: "" }
  const owner = asOwner()
  await owner`update companies.company set subscription_contact = ${owner.json(contact)} where name = ${name}`
  await owner.end()
  return "/contacts"
})
/** Money that came and pays no bill. */
const stray = once(async () => {
  const call = await calling()
  await call("POST", "/payment/unmatched-money", { amount: 9700, sender: "ホジケンセツ", cameOn: "2026-11-20" })
  return "/companies?view=money"
})

export const ofThePlatform: ReadonlyArray<KeptForm> = [
  {
    of: "web/features/platform/plan-dialog.tsx",
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
  },
  {
    of: "web/features/platform/campaign-dialog.tsx",
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
  },
  {
    of: "web/features/platform/account-page.tsx",
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
  },
  {
    of: "web/features/platform/invite-dialog.tsx",
    name: "an admin who is invited",
    who: operator,
    path: "/invites",
    open: pressing("管理者を招待"),
    place: dialog,
    type: async (place, page) => {
      await place.getByRole("combobox").first().click()
      await page.getByRole("option").first().click()
      await place.getByLabel("メール", { exact: true }).fill("kanri@hoji.example")
    },
    save: /招待を送る|招待する/,
  },
  {
    of: "web/features/platform/reason-dialog.tsx",
    name: "why a company is stopped",
    who: operator,
    path: owing,
    open: pressing("停止"),
    place: dialog,
    type: why,
    save: "停止する",
  },
  {
    of: "web/features/platform/take-back-dialog.tsx",
    name: "why a payment is taken back",
    who: operator,
    path: owing,
    open: pressing("入金を取り消す"),
    place: dialog,
    type: why,
    save: "入金を取り消す",
  },
  {
    of: "web/features/platform/transfer-dialogs.tsx",
    name: "what a transfer brought",
    who: operator,
    path: owing,
    open: pressing("入金を確認する"),
    place: dialog,
    type: typing({ 銀行の明細の金額: "9800" }),
    save: "入金を確認する",
  },
  {
    of: "web/features/platform/transfer-dialogs.tsx",
    name: "why a transfer is refused",
    who: operator,
    path: owing,
    open: pressing("断る"),
    place: dialog,
    type: why,
    save: "断る",
  },
  {
    of: "web/features/platform/money-dialogs.tsx",
    name: "money that pays no bill",
    who: operator,
    path: "/companies?view=money",
    open: pressing("振込を記録する"),
    place: dialog,
    type: typing({ 金額: "5000", 振込人名: "ホジケンセツ", 入金日: "2026/11/20" }),
    save: "振込を記録する",
  },
  {
    of: "web/features/platform/money-dialogs.tsx",
    name: "the bill that money pays",
    who: operator,
    path: stray,
    open: pressing("請求の入金にする"),
    place: dialog,
    type: typing({ 請求の番号: "TH00012" }),
    save: "請求の入金にする",
  },
  {
    of: "web/features/platform/money-dialogs.tsx",
    name: "why money goes back",
    who: operator,
    path: stray,
    open: pressing("返した"),
    place: dialog,
    type: why,
    save: "返した",
  },
  {
    of: "web/features/platform/consult-dialog.tsx",
    name: "a plan that was agreed on",
    who: operator,
    path: consulting,
    open: pressing("プランを決める"),
    place: dialog,
    type: async (place, page) => {
      await place.getByRole("combobox").first().click()
      await page.getByRole("option").nth(1).click()
    },
    save: "プランを決める",
  },
  {
    of: "web/features/platform/refuse-consult-dialog.tsx",
    name: "why a plan is not agreed on",
    who: operator,
    path: consulting,
    open: pressing("見送る"),
    place: dialog,
    type: why,
    save: "見送る",
  },
]
