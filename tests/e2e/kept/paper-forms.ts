/** The forms of papers: written, sent, answered, paid, matched; and of who is asked to send them. */
import { matchers } from "../people.ts"
import { choose, dialog, type KeptForm, press, pressing, typing, why } from "./kept-form.ts"
import { aConfirmedPaper, aPaper, aRequest } from "./papers.ts"

const pageOf = ({ id }: { readonly id: number }) => `/paper/${id}`

export const ofPapers: ReadonlyArray<KeptForm> = [
  {
    of: "web/features/papers/use-paper-form.ts",
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
  },
  {
    of: "web/features/invitations/invite-partner-dialog.tsx",
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
  },
  {
    of: "web/features/papers/send-dialog.tsx",
    name: "a paper by mail",
    who: matchers.boss,
    path: async () => pageOf((await aPaper()).paper),
    open: pressing("メールで送る"),
    place: dialog,
    type: typing({
      ほかの宛先: "aite@hoji.example",
      件名: "検収書を送ります",
      本文: "ご確認ください。",
      返信先: "to@hoji.example",
    }),
    save: "メールで送る",
  },
  {
    of: "web/features/papers/paid-dialog.tsx",
    name: "when a paper was paid",
    who: matchers.boss,
    path: async () => pageOf(await aConfirmedPaper()),
    open: pressing("支払済みにする"),
    place: dialog,
    type: typing({ 支払日: "2026/10/15" }),
    save: "支払済みにする",
  },
  {
    of: "web/features/papers/transfer-dialog.tsx",
    name: "papers that are paid by transfer",
    who: matchers.boss,
    path: async () => {
      await aConfirmedPaper()
      return "/paper"
    },
    open: pressing("総合振込"),
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
      await typing({ 口座番号: "12345", 口座名義: "ショウゴウセツビ" })(place)
      // The account holder is written as banks do once it is left.
      await page.keyboard.press("Tab")
    },
    save: "振込データを作る",
  },
  {
    of: "web/features/papers/claims-dialog.tsx",
    name: "the other side's days",
    who: matchers.boss,
    path: async () => `/paper/match/${(await aRequest()).id}`,
    open: pressing("先方の内訳を入れる"),
    place: dialog,
    type: typing({ 内訳: "石井 竜也,2026/10/14,1,終日待機" }),
    save: "保存する",
  },
  {
    of: "web/features/papers/reason-dialog.tsx",
    name: "why a paper is refused",
    who: matchers.vendor,
    path: async () => pageOf((await aPaper()).paper),
    open: pressing("断る"),
    place: dialog,
    type: why,
    save: "断る",
  },
]
