import type { Page } from "@playwright/test"
import { expect } from "./fixture.ts"
import { password } from "./people.ts"

/** Text of this size for the person, as the dialog 見やすさ keeps it. */
export const textSized = async (page: Page, email: string, textPercent: number) => {
  const login = await page.request.post("/api/auth/login", { data: { email, password } })
  const { token } = (await login.json()).data
  const answer = await page.request.put("/api/user/preferences", {
    headers: { authorization: `Bearer ${token}` },
    data: { language: "ja", textPercent, theme: "light" },
  })
  expect(answer.status()).toBe(200)
}
