import { expect, test } from "./fixture.ts"

interface Person {
  readonly roleTitle: string
  readonly name: string
}
/** The demo's people, once it is loaded: until then every call is answered 503. */
const people = async (url: string): Promise<ReadonlyArray<Person>> => {
  await expect.poll(async () => (await fetch(`${url}/api/demo/people`)).status, { timeout: 60_000 }).toBe(200)
  const { data } = await (await fetch(`${url}/api/demo/people`)).json()
  return data
}

test("BEY-18 a demo offers its people: arrow keys move over them, one press enters as that person", async ({
  page,
  baseURL,
}) => {
  const [first] = await people(baseURL ?? "")
  await page.goto("/login")
  const cards = page.getByRole("region", { name: "この人として入る" }).getByRole("button")
  await cards.first().focus()
  await page.keyboard.press("ArrowDown")
  await expect(cards.nth(2)).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await expect(cards.first()).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.locator("main#main")).toBeVisible()
  await expect(page.getByRole("button", { name: `${first?.name}のメニュー` })).toBeVisible()
})

for (const role of ["社長", "現場監督", "事務", "経理", "職人", "一人親方", "協力会社", "客先"]) {
  test(`BEY-18 ${role} of the demo finds every page of the own menu alive`, async ({ page, baseURL }) => {
    const person = (await people(baseURL ?? "")).find(({ roleTitle }) => roleTitle === role)
    await page.goto("/login")
    await page.getByRole("button", { name: `${person?.name}` }).click()
    await expect(page.locator("main#main")).toBeVisible()
    const menu = page.getByRole("navigation", { name: "メインメニュー" }).getByRole("link")
    for (const title of await menu.allTextContents()) {
      await menu.filter({ hasText: title }).click()
      await expect(page.locator("main h1").first()).toBeVisible()
      await expect(page.getByRole("progressbar").or(page.locator("main [aria-busy=true]"))).toHaveCount(0)
      await expect(page.getByRole("alert")).toHaveCount(0)
    }
  })
}
