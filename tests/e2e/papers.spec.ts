/** 帳票: written, handed in, approved by another, read by the customer; on the phone as at the desk. */
import { enter, expect, test } from "./fixture.ts"
import { paperLinks } from "./kept-mails.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { people } from "./people.ts"

test("PAPER-01 PAPER-06 PAPER-09 PAPER-13 an acceptance is made, handed in, mailed and confirmed by its link without an account", async ({
  browser,
  page,
  isMobile,
}, { retry }) => {
  const title = `検収の一件 ${isMobile ? "電話" : "机"}${retry === 0 ? "" : "（再）"}`
  await enter(page, people.keeper, "/vendor/new")
  await page.getByLabel("会社名").fill(`帳票建設 ${title}`)
  // A yes by link comes from the address of its card, to which it is sent unasked.
  const email = `uketori-${isMobile ? "phone" : "desk"}${retry}@chohyo.example`
  await page.getByLabel("メールアドレス").first().fill(email)
  await page.getByRole("button", { name: "登録する" }).click()
  await expect(page.getByRole("heading", { level: 1, name: `帳票建設 ${title}` })).toBeVisible()
  await page.goto("/paper")
  await page.getByRole("link", { name: "帳票をつくる" }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: "帳票をつくる" })).toBeVisible()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
  await page.getByRole("combobox", { name: "種類" }).click()
  await page.getByRole("option", { name: "検収書（請負）", exact: true }).click()
  await page.getByRole("combobox", { name: "相手" }).click()
  await page.getByRole("option", { name: `帳票建設 ${title}` }).click()
  await page.getByLabel("件名").fill(title)
  await page.getByLabel("品名・作業内容").fill("配管工事 一式")
  await page.getByRole("textbox", { name: "単価" }).fill("１００，００１")
  await page.getByRole("checkbox", { name: "手数料（率）" }).click()
  await page.getByLabel("手数料率").fill("250")
  await expect(page.getByLabel("手数料率")).toHaveValue("100")
  await page.getByLabel("手数料率").fill("10")
  await expect(page.getByText("¥121,001").first()).toBeVisible()
  if (!isMobile) await expect(page.getByRole("region", { name: "帳票のプレビュー" })).toContainText("¥121,001")
  await page.keyboard.press("Control+s")
  await expect(page.getByRole("heading", { level: 1, name: /検収書（請負） ACF-/ })).toBeVisible()
  await expect(page.getByRole("region", { name: "印刷される帳票" })).toContainText("¥121,001")
  await expectNoSidewaysScroll(page)
  await page.getByRole("button", { name: "確認に出す" }).click()
  await expect(page.getByText("確認待ち").first()).toBeVisible()
  await page.getByRole("button", { name: "メールで送る" }).click()
  await expect(page.getByRole("checkbox", { name: new RegExp(email) })).toBeChecked()
  await expectNoBarrier(page)
  await page.keyboard.press("Control+s")
  await expect(page.getByText(email).first()).toBeVisible()
  await expect.poll(() => paperLinks(email).length).toBe(1)
  const elsewhere = await browser.newContext({ locale: "ja-JP" })
  const stranger = await elsewhere.newPage()
  await stranger.goto(paperLinks(email)[0] ?? "")
  await expect(stranger.getByRole("region", { name: "印刷される帳票" })).toContainText("¥121,001")
  await expectNoBarrier(stranger)
  await expectNoSidewaysScroll(stranger)
  await stranger.getByLabel("お名前").fill("受取 花子")
  await stranger.getByRole("button", { name: "確認しました" }).click()
  await expect(stranger.getByText("確認を受け付けました")).toBeVisible()
  await elsewhere.close()
  await page.reload()
  await expect(page.getByText(/受取 花子 さんが .* に確認しました/)).toBeVisible()
  await page.goto("/paper")
  await page.getByRole("searchbox", { name: "帳票を検索" }).fill(title)
  await expect(page.getByText("¥121,001").first()).toBeVisible()
  await expectNoBarrier(page)
})
