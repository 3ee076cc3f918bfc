/** What a founder does up to the wizard and in it, and the operator beside him. */
import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { e2eAddress } from "./address.ts"
import { expect, fillIn } from "./fixture.ts"
import { activationLinks } from "./kept-mails.ts"
import { tehai } from "./operator.ts"
import { password } from "./people.ts"

export const mark = () => randomUUID().slice(0, 8)
export const wizard = (page: Page) => page.getByRole("dialog", { name: "企業を登録する" })

/** A founder's account of his own, up to the sign-in. */
export const signUp = async (page: Page, email: string, at = e2eAddress) => {
  await page.goto("/sign-up")
  await page.getByLabel("お名前").fill("清水 一郎")
  await page.getByLabel("メールアドレス").fill(email)
  await page.getByLabel("パスワード", { exact: true }).fill(password)
  await page.getByLabel("もう一度", { exact: true }).fill(password)
  await page.getByRole("checkbox", { name: "同意します" }).check()
  await page.getByRole("button", { name: "確認メールを受け取る" }).click()
  await expect(page).toHaveURL(/\/success-sign-up$/)
  await expect.poll(() => activationLinks(email, at).length).toBe(1)
  await page.goto(activationLinks(email, at)[0] ?? "")
  await page.getByLabel("パスワード", { exact: true }).fill(password)
  await page.getByLabel("もう一度", { exact: true }).fill(password)
  await page.getByRole("button", { name: "登録を完了する" }).click()
  await page.getByRole("link", { name: "ログインへ" }).click()
  await fillIn(page, email, password)
}
export const choose = async (page: Page, label: string, option: string) => {
  await wizard(page).getByRole("combobox", { name: label }).click()
  await page.getByRole("option", { name: option, exact: true }).click()
}
export const companyNumber = (name: string, at = e2eAddress): number => {
  const { companies } = JSON.parse(tehai(["company", "list", "--json"], "", at))
  return companies.find((one: { name: string; id: number }) => one.name === name).id
}
/** An account of the platform's own, made by the operator. */
export const operator = (at = e2eAddress) => {
  const email = `ops-${mark()}@platform.example`
  tehai(["platform", "create", "--email", email, "--name", "運営 花子", "--password-stdin"], `${password}\n`, at)
  return email
}
