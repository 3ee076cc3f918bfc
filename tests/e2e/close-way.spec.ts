import { simpleTax } from "../people/terms-on-the-wire.ts"
import { openClose, readWhileClosing, repairMonth, stepNow } from "./close-steps.ts"
import { deskOf } from "./desk-call.ts"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier } from "./look.ts"
import { payers } from "./people.ts"
import { lastMonth } from "./seed/months.ts"

/** Sets what a person pays of resident tax each month. */
const residentTaxOf = async (bossEmail: string, name: string) => {
  const boss = await deskOf(bossEmail)
  const rows = await boss("/v5/timesheet/payroll", { month: lastMonth, pageSize: 100 })
  const { userId } = rows.find((row: { name: string }) => row.name === name)
  // A fiscal year of resident tax begins in June.
  const [year, date] = lastMonth.split("-").map(Number)
  const june = `${(date ?? 0) < 6 ? (year ?? 0) - 1 : year}-06`
  return async (yen: number) => {
    const { version } = await boss(`/staff/detail-staff/${userId}`)
    const residenceTax = { ...simpleTax, month: june, fitstMonthTax: yen, remainMonthTax: yen }
    await boss(`/staff/admin-update-staff/${userId}`, { version, residenceTax }, "PUT")
  }
}

/** Whose month is closed: a second try starts from the first step, and finds it undone. */
const closingOf = (retry: number) => payers.closings[retry === 0 ? 0 : 1]

test.describe("the way through a close", { tag: "@desk" }, () => {
  test.describe.configure({ mode: "serial" })
  test.use({ expectedStatuses: [403, 409] })

  test("repaired, looked at, confirmed, closed: the page follows the job and then shows the closed month", async ({
    page,
  }, { retry }) => {
    const { boss, closer } = closingOf(retry)
    await openClose(page, closer)
    await expect(page.getByText("直すものが2件あります")).toBeVisible()
    // The missing 退勤 is told where it is found; without a plan nothing is proposed, and what is no time is not sent.
    const end = page.getByRole("textbox", { name: /渡辺 拓也さん .*の退勤時刻/ })
    await expect(end).toHaveValue("")
    await end.fill("夕方")
    await page.getByRole("button", { name: /渡辺 拓也さん .*を退勤にする/ }).click()
    await expect(page.getByRole("alert").filter({ hasText: "退勤の時刻を入れてください" })).toBeVisible()
    await expect(end).toHaveValue("夕方")
    await end.fill("1650")
    await page.getByRole("button", { name: /渡辺 拓也さん .*を退勤にする/ }).click()
    await expect(page.getByText("1件の退勤を入れました")).toBeVisible()
    await expect(page.getByText("直すものが1件あります")).toBeVisible()
    await repairMonth(boss)
    await page.reload()
    await page.getByRole("button", { name: "プレビューを作る" }).click()
    await expect(stepNow(page)).toContainText("プレビュー")
    const names = page.getByRole("region", { name: "締める前の金額" }).getByRole("rowheader")
    // The one who has no slip of the month before stands first: all of the net is new.
    await expect(names.first()).toHaveText(/池田 学/)
    await page.getByRole("button", { name: "池田 学さんを確認済にする" }).click()
    await expectNoBarrier(page)
    await page.reload()
    await expect(page.getByRole("button", { name: "池田 学さんを確認済にする", pressed: true })).toBeVisible()
    await page.getByRole("button", { name: "4人を締める" }).click()
    const question = page.getByRole("alertdialog")
    await expect(question).toContainText("この月の打刻と給与は変えられなくなります")
    await question.getByRole("button", { name: "4人を締める" }).click()
    await expect(page.getByText(/に ¥[\d,]+ を支払います/)).toBeVisible({ timeout: 60_000 })
    await expect(stepNow(page)).toContainText("支払")
    await page.getByRole("link", { name: "給与明細の一覧へ" }).click()
    await expect(page.getByText(/締め済み .*小野 彩/)).toBeVisible()
  })

  test("opened for correction, repaired, closed again: only whose pay changed gets a corrected slip, with both sums", async ({
    page,
  }, { retry }) => {
    const { boss, closer } = closingOf(retry)
    await openClose(page, closer)
    await page.getByRole("button", { name: "訂正のために開く" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "訂正のために開く" }).click()
    await expect(page.getByText("理由を書いてください。")).toBeVisible()
    await page.getByRole("dialog").getByLabel("理由").fill("打刻もれの訂正")
    await expectNoBarrier(page)
    await page.getByRole("dialog").getByRole("button", { name: "訂正のために開く" }).click()
    await expect(page.getByText("訂正のために開いています").first()).toBeVisible()
    const desk = await deskOf(boss)
    const rows = await desk("/v5/timesheet/payroll", { month: lastMonth, pageSize: 100 })
    const { userId } = rows.find((row: { name: string }) => row.name === "渡辺 拓也")
    const sunday = [1, 2, 3, 4, 5, 6, 7]
      .map((date) => `${lastMonth}-0${date}`)
      .find((day) => new Date(day).getUTCDay() === 6)
    await desk("/v2/timekeeping/handle-working-time", {
      userId,
      workingDay: sunday,
      isOffice: 1,
      checkIn: new Date(`${sunday}T08:00:00.000+09:00`).toISOString(),
      checkOut: new Date(`${sunday}T12:00:00.000+09:00`).toISOString(),
      rests: [],
      reason: "打刻もれの訂正",
    })
    await page.getByRole("button", { name: "プレビューを作る" }).click()
    await page.getByRole("button", { name: "4人を締める" }).click()
    await page.getByRole("dialog").getByLabel("理由").fill("打刻もれの訂正")
    await page.getByRole("dialog").getByRole("button", { name: "4人を締める" }).click()
    await expect(page.getByRole("heading", { name: "この訂正で変わった人" })).toBeVisible({ timeout: 60_000 })
    const changed = page.getByRole("table").getByRole("row")
    await expect(changed).toHaveCount(2)
    await expect(changed.last()).toContainText("渡辺 拓也")
    await expectNoBarrier(page)
    await changed.last().getByRole("link").click()
    await expect(page.getByRole("heading", { name: "訂正の履歴" })).toBeVisible()
    await expect(page.getByText("理由：打刻もれの訂正")).toBeVisible()
    await page.getByRole("link", { name: "この明細を開く" }).click()
    await expect(page.getByText("この明細は訂正されています。")).toBeVisible()
  })

  test("a rerun for one person of a closed month makes no new slip when nothing has changed, and says so", async ({
    page,
  }, { retry }) => {
    const { closer } = closingOf(retry)
    await enter(page, closer, `/salary-v4?month=${lastMonth}`)
    await page.getByRole("link", { name: "清水 大地" }).click()
    await page.getByRole("link", { name: "訂正を作る" }).click()
    const question = page.getByRole("dialog")
    await expect(question.getByLabel("対象")).toHaveValue("清水 大地")
    await question.getByLabel("理由").fill("計算し直し")
    await question.getByRole("button", { name: "訂正の明細を作る" }).click()
    await expect(page.getByText("金額の変わった人はいません。")).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText("1人だけ")).toBeVisible()
  })

  test("a page whose month was read just before its close ended goes on to the closed month", async ({ page }, {
    retry,
  }) => {
    const { closer } = closingOf(retry)
    await readWhileClosing(page)
    await openClose(page, closer)
    await expect(page.getByText(/に ¥[\d,]+ を支払います/)).toBeVisible()
  })

  test("a list that was read while its month closed is read again when that has ended", async ({ page }, { retry }) => {
    const { closer } = closingOf(retry)
    await readWhileClosing(page)
    const reads: Array<string> = []
    page.on("request", (request) => {
      if (request.url().endsWith("/api/v5/timesheet/payroll")) reads.push(request.url())
    })
    await enter(page, closer, `/salary-v4?month=${lastMonth}`)
    await expect.poll(() => reads.length).toBe(2)
    await expect(page.getByRole("link", { name: "渡辺 拓也" })).toBeVisible()
  })

  test("a correction that fails at a slip leaves the month closed, and its page says so", async ({ page }, {
    retry,
  }) => {
    const { boss, closer } = closingOf(retry)
    const setTax = await residentTaxOf(boss, "渡辺 拓也")
    const correct = async () => {
      await page.goto(`/salary-v4?month=${lastMonth}`)
      await page.getByRole("link", { name: "渡辺 拓也" }).click()
      await page.getByRole("link", { name: "訂正を作る" }).click()
      await page.getByRole("dialog").getByLabel("理由").fill("住民税の訂正")
      await page.getByRole("dialog").getByRole("button", { name: "訂正の明細を作る" }).click()
    }
    await enter(page, closer, `/salary-v4?month=${lastMonth}`)
    await setTax(9_000_000)
    await correct()
    const trouble = page.getByRole("alert").filter({ hasText: "の訂正は途中で止まりました" })
    await expect(trouble).toContainText("金額は何も変わっていません。", { timeout: 60_000 })
    await expect(trouble.getByRole("button")).toHaveCount(0)
    await expect(trouble).toContainText("渡辺 拓也")
    await expect(page.getByText(/に ¥[\d,]+ を支払います/)).toBeVisible()
    await expectNoBarrier(page)
    await setTax(0)
    await correct()
    // A notice of no tax is new to the slip, which is made anew with the same net: the row stands there when it is done.
    const made = page.getByRole("table").getByRole("row").filter({ hasText: "渡辺 拓也" })
    await expect(made.getByRole("cell").last()).toHaveText("±0", { timeout: 60_000 })
    await expect(trouble).toBeHidden()
  })

  test("a close that fails at a slip names whose, offers nothing that would be refused, and goes on when it is repaired", async ({
    page,
  }, { retry }) => {
    const { boss, closer } = closingOf(retry)
    const setTax = await residentTaxOf(boss, "渡辺 拓也")
    await openClose(page, closer)
    await page.getByRole("button", { name: "訂正のために開く" }).click()
    await page.getByRole("dialog").getByLabel("理由").fill("住民税の訂正")
    await page.getByRole("dialog").getByRole("button", { name: "訂正のために開く" }).click()
    await page.getByRole("button", { name: "プレビューを作る" }).click()
    await page.getByRole("button", { name: "4人を締める" }).click()
    await setTax(9_000_000)
    await page.getByRole("dialog").getByLabel("理由").fill("住民税の訂正")
    await page.getByRole("dialog").getByRole("button", { name: "4人を締める" }).click()
    const trouble = page.getByRole("alert").filter({ hasText: "の締めは途中で止まりました" })
    await expect(trouble).toContainText("次のものを直してから、もう一度締めてください。", { timeout: 60_000 })
    await expect(trouble.getByRole("button")).toHaveCount(0)
    await expect(
      page.locator("#check-negativeNet").getByRole("link", { name: "渡辺 拓也さんの分を直す" }),
    ).toBeVisible()
    await expectNoBarrier(page)
    await setTax(0)
    await page.goto(`/payroll?month=${lastMonth}&step=preview`)
    await expect(trouble).toContainText("止めていたものは残っていません。")
    await expect(trouble).not.toContainText("渡辺 拓也")
    await trouble.getByRole("button", { name: "もう一度締める" }).click()
    await page.getByRole("dialog").getByLabel("理由").fill("住民税の訂正")
    await page.getByRole("dialog").getByRole("button", { name: "4人を締める" }).click()
    await expect(page.getByText(/に ¥[\d,]+ を支払います/)).toBeVisible({ timeout: 60_000 })
    // The attempt that broke off is no correction of its own.
    await expect(page.getByRole("listitem").filter({ hasText: /^訂正 \d回目/ })).toHaveText([
      /^訂正 4回目.*住民税の訂正/,
      /^訂正 3回目.*住民税の訂正/,
      /^訂正 2回目/,
      /^訂正 1回目/,
    ])
  })

  test("a close that meets a new obstacle on the way starts nothing and says who stands in it", async ({ page }, {
    retry,
  }) => {
    const { boss, closer } = closingOf(retry)
    await openClose(page, closer)
    await page.getByRole("button", { name: "訂正のために開く" }).click()
    await page.getByRole("dialog").getByLabel("理由").fill("確認のため")
    await page.getByRole("dialog").getByRole("button", { name: "訂正のために開く" }).click()
    await page.getByRole("button", { name: "プレビューを作る" }).click()
    await page.getByRole("button", { name: "4人を締める" }).click()
    const desk = await deskOf(boss)
    const newcomer = { name: "新人 太郎", roleId: 12, gender: 1, birthday: "1990-04-01", joinDate: `${lastMonth}-01` }
    await desk("/staff/invite-staff", newcomer)
    await page.getByRole("dialog").getByLabel("理由").fill("もう一度")
    await page.getByRole("dialog").getByRole("button", { name: "4人を締める" }).click()
    await expect(page.getByText("締めを妨げる項目が残っています。").first()).toBeVisible()
    await expect(page.getByText("新人 太郎").first()).toBeVisible()
  })
})
