/** 請求照合: what a vendor asks beside our days; the difference is found, what both agree on is paid by one press. */
import { deskOf } from "./desk-call.ts"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { matchers } from "./people.ts"
import { lastMonth } from "./seed/months.ts"

const dayOf = (n: number) => `${lastMonth}-${String(n).padStart(2, "0")}`

test("BEY-08 a difference of 0.5人工 is shown with its day and person, and the rest is paid by one press", async ({
  page,
  isMobile,
}, { retry }) => {
  // A person is on one site a day: each run of it has days of its own.
  const offset = (isMobile ? 2 : 0) + retry
  const [first, half] = [5 + offset, 14 + offset] as const
  const name = `照合の現場 ${isMobile ? "電話" : "机"}${retry}`
  const [boss, vendor] = [await deskOf(matchers.boss), await deskOf(matchers.vendor)]
  const [customer] = await boss("/customer", { pageSize: 10 })
  const [partner] = await boss("/vendor/list-vendor", { pageSize: 10 })
  const staff = await boss(`/vendor/${partner.id}/list-staff`, { pageSize: 100 })
  const idOf = (of: string) => staff.find((one: { name: string }) => one.name === of).id
  const site = await boss("/construction-site/create", {
    ...{ name, type: 1, address: "東京都江東区豊洲3丁目2", customerId: customer.id },
    ...{ regularUnitPrice: 24_000, nightUnitPrice: 30_000 },
  })
  for (const [n, heads] of [
    [first, 1],
    [half, 0.5],
  ] as const)
    await boss("/v2/task", {
      ...{ constructionSiteId: site.id, startDate: dayOf(n), morningShift: 1, workerMorning: 2 },
      workers: [{ userId: idOf("石井 竜也"), morningShift: 1, countWorkMorning: heads }],
      vendors: [{ userId: partner.id, morningShift: 1, maxWorkerMorning: 1, priceMorning: 20_000 }],
    })
  const asked = await vendor("/paper/create-paper", {
    ...{ type: 1, partnerId: partner.id, title: name, createdAt: dayOf(28), isTaxVendor: 0, serviceCharge: 0 },
    ...{ stageStartFrom: dayOf(1), stageStartTo: dayOf(28), siteId: site.id },
    lines: [{ label: "常用 足場", quantity: 2, unit: "人工", unitPrice: 20_000, valueTax: 10 }],
  })
  await vendor(`/paper/update-paper-status/${asked.id}`, { version: asked.version, status: 2 }, "PUT")
  await enter(page, matchers.boss, `/paper/${asked.id}`)
  await page.getByRole("link", { name: "照合", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: "請求照合" })).toBeVisible()
  await page.getByRole("button", { name: "先方の内訳を入れる" }).click()
  await page
    .getByRole("textbox", { name: "内訳" })
    .fill(`氏名,日付,人工\n石井竜也,${dayOf(first).replaceAll("-", "/")},1\n石井 竜也,${dayOf(half)},1,終日待機`)
  await page.getByRole("button", { name: "保存する" }).click()
  const side = page.getByRole("complementary", { name: "相違 1 / 1" })
  await expect(side).toContainText(`${dayOf(half).replaceAll("-", "/")} 石井 竜也`)
  await expect(side).toContainText("税込 ¥11,000")
  await expect(side).toContainText("終日待機")
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
  await page.getByRole("button", { name: "一致分 1.5人工で支払通知" }).click()
  await expect(page.getByText("出した支払通知の確認を待っています。")).toBeVisible()
  await page.getByRole("radio", { name: /先方の1.0を認める/ }).click()
  await page.getByRole("textbox", { name: "理由・先方への言葉" }).fill("待機を確認")
  await page.getByRole("button", { name: "決める" }).click()
  await expect(side).toContainText("照井 社長 さんが認めました")
  if (process.env.SHOOT)
    await page.screenshot({ path: `/tmp/match-${isMobile ? "phone" : "desk"}.png`, fullPage: true })
})
