/** The forms of sites and arrangements, and of whom they are made with. */
import type { Page } from "@playwright/test"
import { ask, signIn } from "../../kernel/ask.ts"
import { e2eAddress } from "../address.ts"
import { card, form, newTask, openTask } from "../arranging-steps.ts"
import { arrangers } from "../people.ts"
import { aBoard, ownName } from "../seed/board.ts"
import { dialog, type KeptForm, once, press, typing, why } from "./kept-form.ts"

const { url } = e2eAddress
const manager = arrangers.manager
const dayPage = (day: string) => `/calendar?month=${day.slice(0, 7)}&day=${day}&view=month`
const named = (name: string) => (page: Page) => page.getByRole("dialog", { name })
const [siteWindow, customerWindow] = [named("現場を作成"), named("得意先を登録")]
const [workerWindow, vendorWindow] = [named("協力会社の職人を登録"), named("協力会社を登録")]

/** An arrangement of its own; its name tells it from the others of the day. */
const arranged = async (day: string, over: object = {}) => {
  const board = await aBoard()
  const name = ownName("保つ現場")
  const task = await board.task(await board.site(name), day, { morningShift: 1, maxWorkerMorning: 2, ...over })
  return { board, day, name, task, path: dayPage(day) }
}
type Arranged = Awaited<ReturnType<typeof arranged>>
const plain = once(() => arranged("2027-04-06"))
const [vendorName, siteName] = [ownName("保つ工業"), ownName("保つ手配")]
/** A site that nobody is sent to, and a vendor whose worker is made from its arrangement. */
const empty = once(async () => {
  const board = await aBoard()
  await board.site(siteName)
  await board.call("PUT", "/vendor/invite-vendor", { companyName: vendorName })
})
/** Each row has a day of its own: an arrangement that is left half typed comes back on its day. */
const emptyDay = (day: string) => async () => {
  await empty()
  return dayPage(day)
}
/** What the customer asks to be otherwise. */
const wished = once(async (): Promise<Arranged> => {
  const made = await arranged("2027-04-08")
  const { companyId } = await made.board.read(made.task)
  const body = { version: 1, metadataCustomerUpdate: { startTimeDesire: "09:00" } }
  const token = await signIn(url, arrangers.customer)
  const told = await ask(url, `/v2/task/${made.task}`, { token, method: "PUT", company: companyId, body })
  if (told.status !== 200) throw new Error(told.text)
  return made
})
const openedTask = (made: () => Promise<Arranged>) => async (page: Page) => openTask(page, (await made()).name)

const newSite = async (page: Page) => {
  await typing({ 現場名: ownName("保つ現場"), 住所: "東京都港区海岸1丁目" })(siteWindow(page))
}
const newWorker = async (page: Page) => {
  await newTask(page, siteName)
  await form(page).getByRole("searchbox").fill("保持 次郎")
  await press(form(page), "協力会社の職人を登録")
  await workerWindow(page).getByRole("radio", { name: "男性" }).check()
}

export const ofArrangements: ReadonlyArray<KeptForm> = [
  {
    of: "web/features/scheduling/sites/use-site-form.ts",
    name: "a site",
    who: manager,
    path: "/works?create=1",
    open: newSite,
    place: siteWindow,
    type: async (place, page) => {
      await place.getByRole("combobox", { name: "得意先" }).fill("大成")
      await page.getByRole("option", { name: "大成工務" }).click()
      await typing({ "通常単価（円／人工）": "24000", "夜間単価（円／人工）": "30000" })(place)
      await place.getByLabel("工事の内容・入場の注意", { exact: true }).fill("北側から入る")
    },
    save: async (place, page) => {
      await press(place, "現場を作成する")
      await press(page.getByRole("alertdialog"), "いいえ、現場だけ作成する")
    },
  },
  {
    of: "web/features/people/quick/partner-dialog.tsx",
    name: "a customer made from a site",
    who: manager,
    path: "/works?create=1",
    open: async (page) => {
      await newSite(page)
      await siteWindow(page).getByRole("combobox", { name: "得意先" }).fill("保つ建設")
      await page.getByRole("option", { name: "新しい得意先「保つ建設」" }).click()
    },
    place: customerWindow,
    type: typing({ 担当者: "担当 一", 電話番号: "03-1234-5678" }),
    save: "登録する",
  },
  {
    of: "web/features/scheduling/task/use-arrangement.ts",
    name: "an arrangement",
    who: manager,
    path: emptyDay("2027-04-07"),
    open: (page) => newTask(page, siteName),
    place: form,
    type: async (place, page) => {
      await card(page, "午前").getByLabel("午前の必要人工").fill("2")
      await typing({ 集合場所: "北ゲート前" })(place)
    },
    save: "保存",
  },
  {
    of: "web/features/people/quick/worker-dialog.tsx",
    name: "a vendor's worker made from an arrangement",
    who: manager,
    path: emptyDay("2027-04-09"),
    open: newWorker,
    place: workerWindow,
    type: async (place, page) => {
      await place.getByRole("combobox", { name: "所属する協力会社" }).fill(vendorName)
      await page.getByRole("option", { name: vendorName, exact: true }).click()
    },
    save: "登録する",
  },
  {
    of: "web/features/people/quick/partner-dialog.tsx",
    name: "a vendor made from its worker",
    who: manager,
    path: emptyDay("2027-04-12"),
    open: async (page) => {
      await newWorker(page)
      await workerWindow(page).getByRole("combobox", { name: "所属する協力会社" }).fill("保つ新工業")
      await page.getByRole("option", { name: /「保つ新工業」/ }).click()
    },
    place: vendorWindow,
    type: typing({ 担当者: "担当 二", 住所: "東京都港区1-1" }),
    save: "登録する",
  },
  {
    of: "web/features/scheduling/task/note-window.tsx",
    name: "the note of an arrangement",
    who: manager,
    path: async () => (await plain()).path,
    open: async (page) =>
      page
        .getByRole("listitem")
        .filter({ hasText: (await plain()).name })
        .getByRole("button", { name: /^メモを書く/ })
        .first()
        .click(),
    place: dialog,
    type: typing({ メモ: "北側の門は七時半から" }),
    save: "保存",
  },
  {
    of: "web/features/scheduling/mail/send-task.tsx",
    name: "an arrangement by mail",
    who: manager,
    path: async () => (await plain()).path,
    open: async (page) => {
      await openedTask(plain)(page)
      await press(form(page), "メールで送る")
    },
    place: named("手配書をメールで送る"),
    type: typing({ ほかの宛先: "aite@hoji.example", 件名: "手配書です", 本文: "ご確認ください。" }),
    save: "メールで送る",
  },
  {
    of: "web/features/scheduling/wishes/reject-wish.tsx",
    name: "why a wish is refused",
    who: manager,
    path: async () => (await wished()).path,
    open: async (page) => {
      await openedTask(wished)(page)
      await press(form(page), "断る")
    },
    place: named("このお願いを断りますか？"),
    type: why,
    save: "断ると返事する",
  },
]
