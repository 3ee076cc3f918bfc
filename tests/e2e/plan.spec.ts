/** プラン・お支払い of a company: what it has, its seats, and what the next bill comes to. */
import { randomUUID } from "node:crypto"
import { enter, expect, test } from "./fixture.ts"
import { companyNumber } from "./founding.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { createCompany } from "./operator.ts"
import { asOwner } from "./owner.ts"

const mark = () => randomUUID().slice(0, 8)

test("SET-06 BILL-17 a plan is seen with its seats and the next bill", async ({ page, isMobile }) => {
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
})
