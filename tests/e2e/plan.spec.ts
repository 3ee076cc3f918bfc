/** プラン・お支払い of a company: looked at, changed, its order waited for, renewal ended and taken up again. */
import { randomUUID } from "node:crypto"
import { enter, expect, test } from "./fixture.ts"
import { companyNumber, operator } from "./founding.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { createCompany, tehai } from "./operator.ts"
import { asOwner } from "./owner.ts"

const mark = () => randomUUID().slice(0, 8)

test("SET-06 BILL-02 BILL-08 BILL-18 SHELL-20 a plan is seen, changed by transfer, and its renewal ended", async ({
  page,
  isMobile,
}) => {
  test.slow()
  const [name, email] = [`契約工業${mark()}`, `admin-${mark()}@plan.example`]
  createCompany(name, email)
  const id = companyNumber(name)
  const owner = asOwner()
  await owner`update companies.company set subscription_id = 5, payment_term = 'PAY_LATER', is_banking = true where id = ${id}`
  await owner`insert into billing.usage (company_id, plan_id, plan_name, plan_price, total_user, starts_on)
    values (${id}, 5, 'スタンダード', 9800, 30, date_trunc('month', now() at time zone 'Asia/Tokyo')::date)`
  await owner.end()
  const look = async (picture: string) => {
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
    if (isMobile) await expectTargets(page)
    await page.screenshot({ path: test.info().outputPath(`${picture}.png`), fullPage: true })
  }
  await enter(page, email, "/setting?tab=plan")
  await expect(page.getByRole("heading", { level: 2, name: "スタンダード" })).toBeVisible()
  // A whole month is the plan's price.
  await expect(page.getByText("¥9,800").first()).toBeVisible()
  await expect(page.getByText("後払い・毎月")).toBeVisible()
  await look("plan")

  await page.getByRole("button", { name: "プランを変える" }).click()
  const box = page.getByRole("dialog")
  await expect(box.getByRole("heading", { name: "プロ" })).toBeAttached()
  await expect(box.getByRole("heading", { name: "フリー" })).toHaveCount(0)
  await box.getByRole("button", { name: "プロ このプランを選ぶ" }).click()
  await box.getByRole("radio", { name: /前払い/ }).click()
  await expect(box.getByText("¥19,800")).toBeVisible()
  await look("change")
  await box.getByRole("button", { name: "この内容で注文する" }).click()
  // What is to be paid opens by itself, when the message was read.
  await expect(page.getByRole("dialog").getByText("¥19,800").first()).toBeVisible()
  await look("pay")
  await page.keyboard.press("Escape")
  await expect(page.getByText(/プロのお支払いを待っています：¥19,800/)).toBeVisible()
  await expect(page.getByRole("heading", { level: 2, name: "スタンダード" })).toBeVisible()
  tehai(["billing", "accept", String(id), "--as", operator(), "--amount", "19800"])
  await page.reload()
  await expect(page.getByRole("heading", { level: 2, name: "プロ" })).toBeVisible()
  await expect(page.getByText("プランの変更").first()).toBeVisible()

  await page.getByRole("button", { name: "更新を止める" }).click()
  await expect(page.getByRole("alertdialog")).toContainText("23:59まで使えます")
  await look("stop")
  await page.getByRole("alertdialog").getByRole("button", { name: "更新を止める" }).click()
  await expect(page.getByText(/更新を止めています/)).toBeVisible()
  await page.getByRole("button", { name: "更新を再開する" }).click()
  await expect(page.getByText(/更新を止めても/)).toBeVisible()

  await page.goto("/buymore")
  await page.getByRole("button", { name: /席を増やす/ }).click()
  await expect(page.getByRole("dialog").getByText("1人 ¥198／月")).toBeVisible()
  await look("buymore")
})
