/** 送信履歴: found, opened as it was sent, sent again. */
import type { Page } from "@playwright/test"
import { enter, expect, profile, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { mailers } from "./people.ts"

test.use({ expectedStatuses: [400] })

const panel = (page: Page) => page.getByRole("complementary").filter({ has: page.getByRole("heading", { level: 2 }) })
const look = async (page: Page, name: string, isMobile: boolean) => {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`) })
  // A script that looks for barriers would be stopped in the mail's frame, where none may run.
  const text = page.getByRole("button", { name: "文字だけ" })
  if ((await text.count()) > 0) await text.click()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
}

test("NOTI-02 SHELL-20 the mail history stands in the profile menu and is found by receiver, subject, state and day", {
  tag: "@desk",
}, async ({ page }) => {
  await enter(page, mailers.boss)
  await profile(page).click()
  await page.getByRole("menuitem", { name: "送信履歴" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "送信履歴" })).toBeVisible()
  const rows = page.getByRole("row")
  await expect(rows.filter({ hasText: "請求書のご案内" })).toContainText("失敗")
  await expect(rows.filter({ hasText: "請求書のご案内" })).toContainText("相手のメールサーバーに断られました")
  await expect(rows.filter({ hasText: "手配のお願い" })).toContainText("再送中")
  await expect(rows.filter({ hasText: "招待（保存）" })).toContainText("保存")
  const search = page.getByRole("searchbox")
  await search.fill("hand7@")
  await expect(page.getByText("1通")).toBeVisible()
  await expect(rows.filter({ hasText: "予定のお知らせ 7" })).toBeVisible()
  await search.fill("請求書")
  await expect(rows.filter({ hasText: "大久保 徹" })).toBeVisible()
  await search.fill("")
  await page.getByRole("button", { name: "失敗", exact: true }).click()
  await expect(page).toHaveURL(/state=failed/)
  await expect(page.getByText("1通")).toBeVisible()
  await page.getByRole("button", { name: "すべて", exact: true }).click()

  await page.getByRole("button", { name: "期間" }).click()
  const from = page.getByLabel("いつから")
  const to = page.getByLabel("いつまで")
  await from.fill("10/5")
  await to.fill("きのうくらい")
  await page.getByRole("button", { name: "この期間にする" }).click()
  await expect(to).toHaveAccessibleDescription(/日付として読めません/)
  await expect(to).toHaveValue("きのうくらい")
  await from.fill("２０２６／１０／５")
  await to.fill("2026/10/03")
  await page.getByRole("button", { name: "この期間にする" }).click()
  await expect(to).toHaveAccessibleDescription(/始まりの日より前/)
  await to.fill("2026/10/07")
  await page.getByRole("button", { name: "この期間にする" }).click()
  await expect(page.getByText("3通")).toBeVisible()
  await page.reload()
  await expect(page.getByRole("button", { name: "期間：2026/10/05〜2026/10/07" })).toBeVisible()
  await look(page, "period", false)
})

test("NOTI-02 a mail stands as it was sent, and nothing in it runs, loads or leads elsewhere", async ({
  page,
  isMobile,
}) => {
  const elsewhere: Array<string> = []
  page.on("request", (request) => {
    if (request.url().includes("elsewhere.example")) elsewhere.push(request.url())
  })
  await enter(page, mailers.boss, "/history-mail")
  await page.getByRole("link", { name: /怪しいメール/ }).click()
  const mail = panel(page).frameLocator("iframe")
  await expect(mail.getByText("危ない本文")).toBeVisible()
  await expect(mail.getByText("危ない本文")).toHaveCSS("color", "rgb(0, 0, 0)")
  await expect(mail.getByText("動くリンク")).not.toHaveAttribute("href", /.*/)
  const link = mail.getByRole("link", { name: "ふつうのリンク" })
  await expect(link).toHaveAttribute("rel", "noopener noreferrer")
  await expect(link).toHaveAttribute("target", "_blank")
  await expect(mail.locator("script, img, iframe, svg, form, input, style")).toHaveCount(0)
  await mail.getByText("危ない本文").click()
  expect(await page.evaluate(() => "wasRun" in window)).toBe(false)
  expect(elsewhere).toEqual([])
  await panel(page).getByRole("button", { name: "文字だけ" }).click()
  await expect(panel(page).locator("pre")).toHaveText("危ない本文")
  await panel(page).getByRole("button", { name: "閉じる" }).click()
  await expect(panel(page)).toHaveCount(0)

  await page.getByRole("link", { name: /招待（保存）/ }).click()
  await expect(panel(page).frameLocator("iframe").getByRole("link", { name: "招待を確かめる" })).toHaveAttribute(
    "href",
    "https://tehai.example/sign-up#SECRET",
  )
  await expect(panel(page)).toContainText("メールサーバーが設定されていない")
  await look(page, "kept", isMobile)
})

test("NOTI-02 a failed mail goes once more to another address; one whose link is spent says why it can't", async ({
  page,
  isMobile,
}) => {
  await enter(page, mailers.boss, "/history-mail?state=failed")
  await page.getByRole("link", { name: /請求書のご案内/ }).click()
  await expect(panel(page)).toContainText("550 5.1.1 no such user")
  const address = panel(page).getByLabel("送り先（今回だけ）")
  await address.fill("okubo@")
  await panel(page).getByRole("button", { name: "もう一度送る" }).click()
  await expect(address).toHaveAttribute("aria-invalid", "true")
  await expect(address).toHaveValue("okubo@")
  await look(page, "failed", isMobile)
  const right = isMobile ? "okubo-phone@aite.example" : "okubo-desk@aite.example"
  await address.fill(right)
  await panel(page).getByRole("button", { name: "もう一度送る" }).click()
  await expect(panel(page)).toContainText(right)
  // Kept as a file by the relay, without a reload.
  await expect(panel(page)).toContainText("保存")
  await panel(page).getByRole("button", { name: "前に送ったメールを見る" }).click()
  await expect(panel(page)).toContainText("550 5.1.1 no such user")
  await expect(panel(page).getByRole("button", { name: "送り直したメールを見る" }).first()).toBeVisible()

  await page.goto("/history-mail?q=使い終わり")
  await page.getByRole("link", { name: /招待（使い終わり）/ }).click()
  await expect(panel(page)).toContainText("もう一度は送れません")
  await expect(panel(page).getByRole("button", { name: "もう一度送る" })).toHaveCount(0)
})

test("D101 SHELL-20 who may see no mails finds neither the entry nor the page", { tag: "@desk" }, async ({ page }) => {
  await enter(page, mailers.hand)
  await profile(page).click()
  await expect(page.getByRole("menuitem", { name: "ログアウト" })).toBeVisible()
  await expect(page.getByRole("menuitem", { name: "送信履歴" })).toHaveCount(0)
  await page.goto("/history-mail")
  await expect(page.getByRole("heading", { name: "この画面は開けません" })).toBeVisible()
})
