/** 招待: what was sent, sent again and withdrawn; what was received, and the answer to it. */
import type { Page } from "@playwright/test"
import { presentTerms } from "#modules/identity/codes.ts"
import { enter, expect, profile, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { passwordLink } from "./operator.ts"
import { arrangers, password, people } from "./people.ts"

/** Calls as one of a company's people, beside the browser. */
const calling = async (page: Page, email: string) => {
  const login = await page.request.post("/api/auth/login", { data: { email, password } })
  const token = (await login.json()).data.token
  const headers = { authorization: `Bearer ${token}` }
  const choices = await page.request.post("/api/v2/user/search-user-company", { data: {}, headers })
  const [company] = (await choices.json()).data
  return async (path: string, data?: object) => {
    const all = { ...headers, companyid: String(company.id) }
    const answer =
      data === undefined
        ? await page.request.get(`/api${path}`, { headers: all })
        : await page.request.post(`/api${path}`, { data, headers: all })
    return (await answer.json()).data
  }
}
const addressOf = (name: string) => {
  const { project, retry } = test.info()
  return `${name}-${project.name}-${retry}@invited.example`.toLowerCase()
}
const invite = (call: Awaited<ReturnType<typeof calling>>, email: string, name: string) =>
  call("/staff/invite-staff", { name, email, roleId: 12, gender: 1, birthday: "1990-04-01" })
const row = (page: Page, text: string, isMobile: boolean) =>
  isMobile ? page.locator("tr").filter({ hasText: text }) : page.getByRole("row").filter({ hasText: text })
const look = async (page: Page, name: string, isMobile: boolean) => {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`) })
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
}

test("INV-01 INV-12 what was sent stands with its state, is sent again and withdrawn", async ({ page, isMobile }) => {
  const call = await calling(page, people.boss)
  const [again, ended] = [addressOf("again"), addressOf("ended")]
  await invite(call, again, "再送 一郎")
  await invite(call, ended, "取消 二郎")
  await enter(page, people.boss, "/invites-user")
  await expect(page.getByRole("heading", { level: 1, name: "招待" })).toBeVisible()
  await expect(row(page, again, isMobile)).toContainText("返事待ち")
  await expect(row(page, again, isMobile)).toContainText("職人")
  await look(page, "sent", isMobile)

  await row(page, again, isMobile).getByRole("button", { name: "もう一度送る 再送 一郎" }).click()
  await expect(page.getByRole("alertdialog")).toContainText("前のメールのリンクは使えなくなります")
  await look(page, "ask", isMobile)
  await page.getByRole("alertdialog").getByRole("button", { name: "もう一度送る" }).click()
  await expect(page.getByText(`${again} に招待をもう一度送りました。`)).toBeVisible()
  const mails = await call("/nest/mail/history", { receiver: again })
  expect(mails).toHaveLength(2)

  await row(page, ended, isMobile).getByRole("button", { name: "取り消す 取消 二郎" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "取り消す" }).click()
  await expect(row(page, ended, isMobile)).toContainText("取り消し")
  await expect(row(page, ended, isMobile).getByRole("button", { name: "取り消す 取消 二郎" })).toHaveCount(0)
  await page.getByRole("searchbox").fill(ended)
  await expect(row(page, again, isMobile)).toHaveCount(0)
  await page.getByRole("button", { name: "返事待ち", exact: true }).click()
  await expect(page.getByText("条件に合う招待はありません。")).toBeVisible()
  await expect(page).toHaveURL(/state=open/)
})

test("INV-09 INV-10 by the link of the mail to a member, whose answer is on the open list without a reload", async ({
  page,
  isMobile,
  browser,
}) => {
  const [home, elsewhere] = [await calling(page, people.boss), await calling(page, arrangers.newcomer)]
  const email = addressOf("joins")
  await invite(home, email, "参加 三郎")
  await enter(page, people.boss, "/invites-user")
  await expect(row(page, email, isMobile)).toContainText("返事待ち")

  const theirs = await (await browser.newContext()).newPage()
  const [mail] = await home("/nest/mail/history", { receiver: email })
  const { text } = await expect
    .poll(async () => (await home(`/nest/mail/${mail.id}`)).text, { timeout: 15_000 })
    .toMatch(/login-with-invite#[\w-]{43}/)
    .then(() => home(`/nest/mail/${mail.id}`))
  const inviteToken = /login-with-invite#([\w-]{43})/.exec(text)?.[1]
  const made = await theirs.request.post("/api/auth/register", {
    data: { email, name: "参加 三郎", password, confirm: password, agreedTerms: presentTerms, inviteToken },
  })
  const { token } = (await made.json()).data
  const headers = { authorization: `Bearer ${token}` }
  const [question] = (await (await theirs.request.get("/api/user/own-invitation", { headers })).json()).data
  await theirs.request.put("/api/vendor/accept-invite", { data: { inviteId: question.id, isAccepted: 1 }, headers })
  await expect(row(page, email, isMobile)).toContainText("参加済み")

  await invite(elsewhere, email, "参加 三郎")
  // His inviter could read the first link: to another company the address is his once he set his password by a link of his own.
  const ownLink = passwordLink(email).slice("/forgot-password#".length)
  const own = { token: ownLink, password, confirm: password }
  expect((await theirs.request.post("/api/auth/forgot-password", { data: own })).ok()).toBe(true)
  await enter(theirs, email, "/invites-user?box=received")
  await expect(row(theirs, "空白設備", isMobile)).toContainText("返事待ち")
  await expect(theirs.getByText("参加済み").last()).toBeVisible()
  await look(theirs, "received", isMobile)
  await theirs.getByRole("button", { name: "参加しない 空白設備" }).click()
  await expect(theirs.getByRole("alertdialog")).toContainText("招待した人に知らせます")
  await theirs.getByRole("alertdialog").getByRole("button", { name: "参加しない" }).click()
  await expect(row(theirs, "空白設備", isMobile)).toContainText("辞退")
  await theirs.context().close()
})

test("INV-12 the menu has the entry for who invites; whoever does not opens the page all the same", {
  tag: "@desk",
}, async ({ page }) => {
  await enter(page, people.boss)
  await profile(page).click()
  await page.getByRole("menuitem", { name: "招待" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "招待" })).toBeVisible()
  await enter(page, people.hand, "/invites-user")
  await expect(page.getByText("受け取った招待はありません")).toBeVisible()
  await profile(page).click()
  await expect(page.getByRole("menuitem", { name: "招待" })).toHaveCount(0)
})
