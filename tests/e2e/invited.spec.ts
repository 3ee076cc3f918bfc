/** Whoever is invited: the link of the mail, and each way from it into the company. */
import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { enter, expect, fillIn, profile, test } from "./fixture.ts"
import { invitingCompany, someCompany } from "./inviting.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { password } from "./people.ts"

test.use({ expectedStatuses: [400, 409, 410] })

const newAddress = () => `kimura-${randomUUID().slice(0, 8)}@invite.example`
const look = async (page: Page, name: string, isMobile: boolean) => {
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
  await page.screenshot({ path: test.info().outputPath(`${name}.png`) })
}

test("AUTH-02 AUTH-03 AUTH-08 INV-06 INV-11 an invited worker reads what he is asked, agrees, registers and is in the company", async ({
  page,
  isMobile,
}) => {
  const email = newAddress()
  const { inviteWorker } = await invitingCompany("招待設備")
  const link = await inviteWorker(email, "木村 真一")
  await page.goto(link)
  await expect(page.getByRole("heading", { level: 1, name: "招待の確認" })).toBeVisible()
  await expect(page.getByRole("region", { name: "招待した会社" })).toContainText("招待設備")
  await expect(page.getByRole("region", { name: "招待した会社" })).toContainText("職人")
  await expect(page.getByRole("region", { name: "会社が入れた内容" })).toContainText("木村 真一")
  await look(page, "read", isMobile)
  await page.getByRole("button", { name: "内容は合っています。次へ" }).click()
  await expect(page).toHaveURL(/\/sign-up-staff#/)
  await expect(page.getByText(email)).toBeVisible()
  const name = page.getByLabel("お名前")
  await expect(name).toHaveValue("木村 真一")
  const [first, again] = [
    page.getByLabel("新しいパスワード", { exact: true }),
    page.getByLabel("もう一度", { exact: true }),
  ]
  const phone = page.getByLabel("電話番号")
  const save = page.getByRole("button", { name: "招待設備に参加する" })
  await page.getByLabel("フリガナ").fill("きむら しんいち")
  await phone.fill("12")
  await first.fill("a new password")
  await again.fill("another password")
  await save.click()
  await expect(again).toHaveAccessibleDescription(/一致しません/)
  await again.fill("a new password")
  await save.click()
  await expect(page.getByText("登録には同意が必要です。")).toBeVisible()
  await page.getByRole("checkbox", { name: "同意します" }).check()
  await save.click()
  await expect(phone).toHaveAttribute("aria-invalid", "true")
  await expect(phone).toHaveValue("12")
  await expect(first).toHaveValue("a new password")
  await look(page, "sign-up", isMobile)
  await phone.fill("090-1234-5678")
  for (const fold of ["あとで入れられます", "住所・経験など", "緊急連絡先"])
    await page.getByText(fold, { exact: true }).click()
  await page.getByLabel("経験年数").fill("7")
  const whom = page.getByLabel("連絡先の電話")
  await whom.fill("119")
  await page.getByText("緊急連絡先", { exact: true }).click()
  await save.click()
  // What is wrong in a closed fold opens it.
  await expect(whom).toBeFocused()
  await expect(whom).toHaveAttribute("aria-invalid", "true")
  await look(page, "more", isMobile)
  await whom.fill("090-1111-2222")
  await save.click()
  await expect(page.locator("main#main")).toBeVisible()
  await expect(page.getByRole("button", { name: "木村 真一のメニュー" })).toBeVisible()

  // Used: it says so, and where to go.
  await page.evaluate(() => localStorage.clear())
  await page.goto("/login")
  await page.goto(link)
  await expect(page.getByRole("alert")).toContainText("もう使われています")
  await page.getByRole("link", { name: "ログインへ" }).click()
  await fillIn(page, email, "a new password")
  await expect(page.locator("main#main")).toBeVisible()
})

test("INV-08 INV-10 where another is signed in, the invited one's password decides, and nobody is put out before it is right", async ({
  page,
  isMobile,
}) => {
  const other = someCompany("別の会社")
  const invited = someCompany("招かれる人の会社")
  const { inviteWorker } = await invitingCompany("招待工業")
  const link = await inviteWorker(invited, "池田 学")
  await enter(page, other)
  await page.goto(link)
  // Before anything of the invitation: it is another's, whose whole address is not told.
  await expect(page.getByRole("status").filter({ hasText: "がログインしています" })).toContainText("k…@invite.example")
  await expect(page.getByText(invited)).toHaveCount(0)
  await look(page, "another", isMobile)
  await page.getByRole("button", { name: "内容は合っています。次へ" }).click()
  await expect(page.getByText("このメールは登録済みです")).toBeVisible()
  await expect(page.getByText(other)).toBeVisible()
  const secret = page.getByLabel("パスワード", { exact: true })
  await secret.fill("not this one")
  await page.getByRole("button", { name: "池田 学として参加する" }).click()
  await expect(secret).toHaveAccessibleDescription("パスワードが違います。")
  await expect(secret).toHaveValue("not this one")
  await look(page, "password", isMobile)
  await page.goto("/")
  await expect(profile(page)).toBeVisible()
  await page.goto(link)
  await page.getByRole("button", { name: "内容は合っています。次へ" }).click()
  await secret.fill(password)
  await page.getByRole("button", { name: "池田 学として参加する" }).click()
  await expect(page.locator("main#main")).toBeVisible()
  await expect(page.getByText("招待工業").first()).toBeVisible()
})

test("INV-09 an address without an account is registered once whoever is signed in has logged out", {
  tag: "@desk",
}, async ({ page }) => {
  const other = someCompany("まだいる人の会社")
  const { inviteCustomer } = await invitingCompany("招待建設")
  const email = newAddress()
  const link = await inviteCustomer(email, "大成工務")
  await enter(page, other)
  await page.goto(link)
  await page.getByRole("button", { name: "内容は合っています。次へ" }).click()
  const question = page.getByRole("alertdialog")
  await expect(question).toContainText("ログアウトします")
  await question.getByRole("button", { name: "キャンセル" }).click()
  await expect(page.getByRole("button", { name: "内容は合っています。次へ" })).toBeVisible()
  await page.getByRole("button", { name: "内容は合っています。次へ" }).click()
  await question.getByRole("button", { name: "ログアウトして登録する" }).click()
  await expect(page).toHaveURL(/\/sign-up#/)
  expect((await page.request.post("/api/auth/request-access-token", { data: {} })).status()).toBe(401)
  await page.getByLabel("お名前").fill("大成 花子")
  await page.getByLabel("新しいパスワード", { exact: true }).fill("a new password")
  await page.getByLabel("もう一度", { exact: true }).fill("a new password")
  await page.getByRole("checkbox", { name: "同意します" }).check()
  await page.getByRole("button", { name: "招待建設に参加する" }).click()
  await expect(page.locator("main#main")).toBeVisible()
  await expect(page.getByRole("button", { name: "大成 花子のメニュー" })).toBeVisible()
})

test("INV-07 INV-13 the invited one answers yes or no; a link that is withdrawn or cut off says which", {
  tag: "@desk",
}, async ({ page }) => {
  const invited = someCompany("答える人の会社")
  const { inviteWorker, withdraw } = await invitingCompany("招待商事")
  const link = await inviteWorker(invited, "答 人子")
  await enter(page, invited)
  await page.goto(link)
  await page.getByRole("button", { name: "参加しない" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "キャンセル" }).click()
  await page.getByRole("button", { name: "招待商事に参加する" }).click()
  await expect(page.locator("main#main")).toBeVisible()
  await expect(page.getByText("招待商事").first()).toBeVisible()

  const second = someCompany("断る人の会社")
  const refusing = await inviteWorker(second, "断 人子")
  await page.evaluate(() => localStorage.clear())
  await enter(page, second)
  await page.goto(refusing)
  await page.getByRole("button", { name: "参加しない" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "参加しない" }).click()
  await expect(page.getByRole("status")).toContainText("参加しないことを知らせました")

  const third = newAddress()
  const taken = await inviteWorker(third, "取消 一")
  await withdraw(third)
  await page.goto("/login")
  await page.goto(taken)
  await expect(page.getByRole("alert")).toContainText("会社が招待を取り消しました")
  await page.goto("/login")
  await page.goto("/login-with-invite#short")
  await expect(page.getByRole("alert")).toContainText("招待が見つかりません")
  await look(page, "unknown", false)
})
