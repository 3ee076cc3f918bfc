/** A signed-in person changes his password: by the old one, and everybody else who was signed in as him is out. */
import { beforeEach, expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { mailTo } from "../notifications/letter-box.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "CHANGE")
})
beforeEach(() => running().owner`delete from identity.sign_in_tries`.then(() => undefined))

const change = (token: string, more: object = {}) =>
  ask(running().url, "/user/change-password", {
    method: "PUT",
    token,
    body: { password, newPassword: "atarashii", confirm: "atarashii", ...more },
  })
const isIn = async (token: string) => (await ask(running().url, "/user/profile", { token })).status

test("AUTH-15 name and password change together, this sign-in goes on and every other one ends", async () => {
  const email = company.emailOf("worker")
  const [here, there] = [await signIn(running().url, email), await signIn(running().url, email)]
  const stranger = await signIn(running().url, company.emailOf("manager"))
  expect((await change(here, { name: "新名 花子" })).body).toEqual({ success: true, data: {} })
  expect([await isIn(here), await isIn(there), await isIn(stranger)]).toEqual([200, 401, 200])
  const told = await ask(running().url, "/auth/login", { body: { email, password: "atarashii" } })
  expect(told.status).toBe(200)
  expect((await ask(running().url, "/user/profile", { token: here })).body.data.name).toBe("新名 花子")
  expect((await mailTo(running(), email, "passwordChanged")).text).toContain("新名 花子 さま")
})

test("AUTH-15 a wrong old password is named by its field, changes nothing, and ten of them are enough", async () => {
  const token = await signIn(running().url, company.emailOf("vendor"))
  const wrong = await change(token, { password: "wrong-one" })
  expect([wrong.status, wrong.body.errorCode]).toEqual([400, "Password_Not_True"])
  expect(wrong.body.fields).toEqual([{ field: "password", message: "現在のパスワードが違います。" }])
  const more = await Promise.all(Array.from({ length: 20 }, () => change(token, { password: "wrong-one" })))
  expect(more.filter(({ status }) => status === 400)).toHaveLength(9)
  expect(more.filter(({ status }) => status === 429)).toHaveLength(11)
  expect([await isIn(token), (await signIn(running().url, company.emailOf("vendor"))).length]).toEqual([200, 43])
})

test("AUTH-15 the same change sent twice at once: one is made, the other is told that it was overtaken", async () => {
  const token = await signIn(running().url, company.emailOf("officeManager"))
  const both = await Promise.all([change(token), change(token)])
  expect(both.map(({ status, body }) => [status, body.errorCode]).toSorted()).toEqual([
    [200, undefined],
    [409, "Update_Error"],
  ])
})

test("AUTH-14 the confirmation must match, and what is wrong is named", async () => {
  const token = await signIn(running().url, company.emailOf("customer"))
  expect((await change(token, { confirm: "atarashi" })).body.fields).toEqual([
    { field: "confirm", message: "パスワードと確認用パスワードが一致しません。" },
  ])
  expect((await change(token, { newPassword: "abc", confirm: "abc" })).body.fields).toMatchObject([
    { field: "newPassword" },
  ])
})
