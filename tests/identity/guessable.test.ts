/** Passwords that everybody tries first are refused wherever one is chosen, and nowhere where one signs in (D41). */
import { beforeEach, expect, test } from "vitest"
import { presentTerms } from "#modules/identity/codes.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { mailsTo, mailTo } from "../notifications/letter-box.ts"
import { noLimits } from "../security/grounds.ts"

let company: TestCompany
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "GUESSED")
  },
  { limits: noLimits },
)
beforeEach(() => running().owner`delete from identity.sign_in_tries`.then(() => undefined))

const common = "よく使われているパスワードなので、すぐに当てられます。ほかのパスワードにしてください。"
const own = "メールアドレスと同じパスワードは使えません。"
const refusedFor = ({ body }: { readonly body: { readonly errorCode?: string; readonly fields?: unknown } }) => [
  body.errorCode,
  body.fields,
]
const wrong = (field: string, message: string) => ["Invalid_Input", [{ field, message }]]

test("AUTH-14 who registers is told that a password is common, in capitals too, and no mail goes out", async () => {
  const email = "guessed@guessable.example"
  const register = (given: string) =>
    ask(running().url, "/auth/register", {
      body: { email, name: "本人", password: given, confirm: given, agreedTerms: presentTerms },
    })
  for (const given of ["password", "PassWord", "123456", "qwerty123", "1q2w3e4r"])
    expect(refusedFor(await register(given))).toEqual(wrong("password", common))
  for (const given of [email, "Guessed"]) expect(refusedFor(await register(given))).toEqual(wrong("password", own))
  expect(await mailsTo(running(), email)).toEqual([])
  expect((await register("genba no asa")).status).toBe(200)
})

test("AUTH-05 AUTH-15 a new password is looked at as well, and one that stands goes on", async () => {
  const email = company.emailOf("worker")
  const token = await signIn(running().url, email)
  const change = (newPassword: string) =>
    ask(running().url, "/user/change-password", {
      token,
      method: "PUT",
      body: { password, newPassword, confirm: newPassword },
    })
  expect(refusedFor(await change("11111111"))).toEqual(wrong("newPassword", common))
  expect(refusedFor(await change(email))).toEqual(wrong("newPassword", own))
  expect((await ask(running().url, "/auth/request-otp", { body: { email } })).status).toBe(200)
  const { secret } = await mailTo(running(), email, "oneTimeCode")
  const proved = await ask(running().url, "/auth/check-otp", { body: { email, code: secret } })
  const set = (given: string) =>
    ask(running().url, "/auth/forgot-password", {
      body: { token: proved.body.data.token, password: given, confirm: given },
    })
  expect(refusedFor(await set("iloveyou"))).toEqual(wrong("password", common))
  expect(refusedFor(await set(email))).toEqual(wrong("password", own))
  // The link is not used up by a refusal.
  expect((await set("yoi password")).status).toBe(200)
  expect((await ask(running().url, "/auth/login", { body: { email, password: "123456" } })).body.errorCode).toBe(
    "Username_Or_Password_Invalid",
  )
})
