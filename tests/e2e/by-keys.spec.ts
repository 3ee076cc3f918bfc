/** Accounts, invitations, mails and notices by keys alone: nothing here is clicked. */
import { randomUUID } from "node:crypto"
import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./fixture.ts"
import { invitingCompany } from "./inviting.ts"
import { password } from "./people.ts"
import { told } from "./seed/notices.ts"

test.use({ expectedStatuses: [400, 409, 410] })

const mostSteps = 90
/** Goes on by Tab until the thing has the focus, which has to be seen there. */
const reach = async (page: Page, wanted: Locator) => {
  await expect(wanted.first()).toBeVisible()
  for (let step = 0; step < mostSteps; step++) {
    const isThere = await wanted.first().evaluate((one) => one === document.activeElement)
    if (isThere) return expect(wanted.first()).toBeInViewport()
    await page.keyboard.press("Tab")
  }
  throw new Error(`not reached by Tab: ${wanted}`)
}
const press = async (page: Page, wanted: Locator, key = "Enter") => {
  await reach(page, wanted)
  await page.keyboard.press(key)
}
const type = async (page: Page, wanted: Locator, text: string) => {
  await reach(page, wanted)
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(text)
}
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })

test("UI-06 AUTH-03 AUTH-05 signing up and the one-time code are done by keys", { tag: "@desk" }, async ({ page }) => {
  const email = `keys-${randomUUID().slice(0, 8)}@keys.example`
  await page.goto("/sign-up")
  await type(page, page.getByLabel("お名前"), "鍵 太郎")
  await type(page, page.getByLabel("メールアドレス"), email)
  await type(page, page.getByLabel("パスワード", { exact: true }), "genba no asa")
  await type(page, page.getByLabel("もう一度", { exact: true }), "genba no asa")
  await press(page, page.getByRole("checkbox", { name: "同意します" }), "Space")
  await page.keyboard.press("Enter")
  await press(page, page.locator("button[type=submit]"))
  await expect(page).toHaveURL(/\/success-sign-up/)
  await page.goto("/forgot-password")
  await type(page, page.getByLabel("メールアドレス"), email)
  await page.keyboard.press("Enter")
  const code = page.getByLabel("確認コード", { exact: true })
  await type(page, code, "000000")
  await page.keyboard.press("Enter")
  await expect(code).toHaveAccessibleDescription(/確認コードが正しくありません/)
})

test("UI-06 INV-07 an invitation is read, agreed to and joined by keys", { tag: "@desk" }, async ({ page }) => {
  const { inviteWorker } = await invitingCompany("鍵盤設備")
  await page.goto(await inviteWorker(`keys-${randomUUID().slice(0, 8)}@invite.example`, "木村 鍵"))
  await press(page, button(page, "内容は合っています。次へ"))
  await expect(page).toHaveURL(/\/sign-up-staff#/)
  await type(page, page.getByLabel("新しいパスワード", { exact: true }), "genba no asa")
  await type(page, page.getByLabel("もう一度", { exact: true }), "genba no asa")
  await press(page, page.getByRole("checkbox", { name: "同意します" }), "Space")
  await press(page, button(page, "鍵盤設備に参加する"))
  await expect(page.locator("main#main")).toBeVisible()
})

test("UI-06 signing in, invitations, rights, mails, notices and one's own page are worked by keys", {
  tag: "@desk",
}, async ({ page }) => {
  const { admin, inviteWorker } = await invitingCompany("鍵盤工業")
  await inviteWorker(`keys-${randomUUID().slice(0, 8)}@invite.example`, "送られ 人")
  await told(admin, [{ text: "鍵盤のお知らせ", path: "/works" }])
  await page.goto("/login")
  await type(page, page.getByLabel("メールアドレス"), admin)
  await type(page, page.getByLabel("パスワード", { exact: true }), password)
  await page.keyboard.press("Enter")
  await expect(page.locator("main#main")).toBeVisible()

  await page.goto("/invites-user")
  await press(page, button(page, /^もう一度送る 送られ 人/))
  const question = page.getByRole("alertdialog")
  await expect(question).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(question).toHaveCount(0)
  // A group of choices is one stop; arrows go on inside it.
  await reach(page, button(page, "送った招待"))
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await expect(page.getByText("受け取った招待はありません")).toBeVisible()

  await page.goto("/permission")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await reach(page, page.locator("main#main").locator("button, a, input, [tabindex='0']"))

  await page.goto("/history-mail")
  await reach(page, page.getByRole("main").getByRole("grid"))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: /招待/ }).first()).toBeVisible()

  await page.goto("/notification")
  await press(page, button(page, "鍵盤のお知らせ"))
  await expect(page).toHaveURL(/\/works/)

  await page.goto("/mypage")
  await press(page, button(page, "お名前・パスワードを変える"))
  await expect(page.getByRole("dialog", { name: "お名前・パスワード" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

test("UI-06 INV-13 an invitation that is over is asked for again by keys", { tag: "@desk" }, async ({ page }) => {
  const { inviteWorker, expire } = await invitingCompany("期限設備")
  const email = `late-${randomUUID().slice(0, 8)}@invite.example`
  const link = await inviteWorker(email, "遅れ 人")
  await expire(email)
  await page.goto(link)
  await expect(page.getByRole("alert")).toContainText("期限が切れました")
  await press(page, button(page, "新しい招待をお願いする"))
  await expect(page.getByRole("status").filter({ hasText: "知らせました" })).toBeVisible()
})
