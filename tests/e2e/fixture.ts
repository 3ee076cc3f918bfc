/** What every browser test has: a page whose complaints fail the test, and the way in. */
import { test as base, expect, type Page } from "@playwright/test"
import { password } from "./people.ts"

/** Chromium's own line about an answer that a test wants to see refused; anything else on the console is a fault. */
const isExpected = (text: string, status: ReadonlyArray<number>) =>
  status.some((code) => text.startsWith(`Failed to load resource: the server responded with a status of ${code} `)) ||
  // With the worker of the frame between, the same is told as a failure.
  /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/.test(text)

/** An address of a person, or a token by its length: neither belongs in a URL, which ends in logs and histories. */
const isPersonal = (url: string) => /@|%40|[/=&?#][\w-]{43}(?![\w.-])/.test(url)

interface Fixtures {
  /** Statuses that this test provokes. 401 and the demo's 404 belong to every sign-in. */
  readonly expectedStatuses: ReadonlyArray<number>
  readonly complaints: ReadonlyArray<string>
}
export const test = base.extend<Fixtures>({
  expectedStatuses: [[], { option: true }],
  complaints: [
    async ({ page, expectedStatuses }, use) => {
      const said: Array<string> = []
      page.on("console", (message) => {
        const isFault = message.type() === "error" && !isExpected(message.text(), [401, 404, ...expectedStatuses])
        if (isFault) said.push(message.text())
      })
      page.on("request", (request) => {
        if (isPersonal(request.url())) said.push(`a URL with personal words: ${request.url()}`)
      })
      page.on("pageerror", (error) => said.push(error.message))
      await use(said)
      expect(said, "the console stays silent, and so do URLs").toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

export const fillIn = async (page: Page, email: string, secret: string) => {
  await page.getByLabel("メールアドレス").fill(email)
  await page.getByLabel("パスワード", { exact: true }).fill(secret)
  await page.getByRole("button", { name: "ログイン", exact: true }).click()
}
/** Through the login page to the first screen. */
export const signIn = async (page: Page, email: string) => {
  await page.goto("/login")
  await fillIn(page, email, password)
  await expect(page.locator("main#main")).toBeVisible()
}
/**
 * Signed in without the login page and in the only company, straight to a path: for tests of what comes after.
 * The browser holds what it would hold after the login page and the picker.
 */
export const enter = async (page: Page, email: string, path = "/") => {
  const post = async (call: string, body: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const answer = await page.request.post(`/api${call}`, { data: body, headers })
    return (await answer.json()).data
  }
  const { token, personId } = await post("/auth/login", { email, password })
  const [company, ...others] = await post("/v2/user/search-user-company", {}, token)
  expect(others, "one company only").toEqual([])
  await page.goto("/healthz")
  await page.evaluate((signIn) => localStorage.setItem("tehai.signIn", JSON.stringify(signIn)), {
    id: `${email} ${token.slice(0, 8)}`,
    personId,
    companyId: company.id,
    roleId: company.roleId,
  })
  await page.goto(path)
  await expect(page.locator("main#main")).toBeVisible()
}
/** The profile menu, which is named after the person. */
export const profile = (page: Page) => page.getByRole("button", { name: "のメニュー" })
