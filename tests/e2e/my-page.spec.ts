/** マイページ: how one is reached, and who is asked by mail after he was written down without an address. */
import type { Page } from "@playwright/test"
import { enter, expect, profile, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { arrangers, password, payers, people } from "./people.ts"

const look = async (page: Page, name: string, isMobile: boolean) => {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true })
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
}

test("AUTH-24 SHELL-17 a worker says how he is reached, goes on to the calendar and finds it again", async ({
  page,
  isMobile,
}) => {
  await enter(page, isMobile ? payers.hand : arrangers.hand)
  await profile(page).click()
  await page.getByRole("menuitem", { name: "マイページ" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "マイページ" })).toBeVisible()
  await look(page, "mypage", isMobile)
  await page.getByLabel("電話番号").fill("０９０−１２３４−５６７８")
  await page.getByLabel("フリガナ").fill("漢字")
  await page.getByLabel("連絡先の名前").fill("見本 花子")
  await page.getByRole("button", { name: /^保存/ }).click()
  await expect(page.getByLabel("フリガナ")).toBeFocused()
  await look(page, "wrong", isMobile)
  await page.getByLabel("フリガナ").fill("ショクニン イチロウ")
  await page.getByRole("button", { name: /^保存/ }).click()
  await expect(page).toHaveURL(/\/calendar/)
  await page.goto("/mypage")
  await expect(page.getByLabel("電話番号")).toHaveValue("090-1234-5678")
  await expect(page.getByLabel("連絡先の名前")).toHaveValue("見本 花子")
  await page.getByRole("button", { name: "お名前・パスワードを変える" }).click()
  await expect(page.getByRole("dialog", { name: "お名前・パスワード" })).toBeVisible()
})

test("INV-02 D55 somebody without an address is invited from his page, and his record stays", { tag: "@desk" }, async ({
  page,
}) => {
  const login = await page.request.post("/api/auth/login", { data: { email: people.boss, password } })
  const headers = { authorization: `Bearer ${(await login.json()).data.token}` }
  const choices = await page.request.post("/api/v2/user/search-user-company", { data: {}, headers })
  const companyid = String((await choices.json()).data[0].id)
  const made = await page.request.post("/api/staff/invite-staff", {
    data: { name: "後から 三郎", roleId: 12, gender: 1, birthday: "1980-04-01" },
    headers: { ...headers, companyid },
  })
  const { id } = (await made.json()).data
  await enter(page, people.boss, `/staff/${id}`)
  await expect(page.getByText("ログインなし（職長などが代わりに打刻します）")).toBeVisible()
  await page.getByRole("button", { name: "メールで招待する" }).click()
  const dialog = page.getByRole("dialog", { name: "後から 三郎さんを招待" })
  const email = `saburo-${test.info().retry}@later.example`
  await dialog.getByLabel("メールアドレス").fill(email)
  await look(page, "ask", false)
  await dialog.getByRole("button", { name: "招待を送る" }).click()
  await expect(page.getByText(`${email} に招待を送りました`)).toBeVisible()
  await expect(page.getByText("招待の返事を待っています")).toBeVisible()
  await look(page, "asked", false)
})
