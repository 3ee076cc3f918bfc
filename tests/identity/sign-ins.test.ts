/** The own sign-ins: each with its device and address, one's own marked, any of them ended by itself (issue 18.1). */
import { expect, test } from "vitest"
import { deviceKind } from "#modules/identity/rules/device-kind.ts"
import { trustedProxies } from "#modules/kernel/http/client-address.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "SIGNINS")
  },
  { proxies: trustedProxies("127.0.0.1,::1") },
)
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1"
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"

const signInBy = async (email: string, agent: string, from: string): Promise<string> => {
  const headers = { "user-agent": agent, "x-forwarded-for": from }
  return (await ask(running().url, "/auth/login", { body: { email, password }, headers })).body.data.token
}
const listed = async (token: string) => (await ask(running().url, "/user/sign-ins", { token })).body.data
const end = (token: string, id: number) =>
  ask(running().url, `/user/sign-ins/${id}/end`, { method: "PUT", token, body: {} })

test("AUTH-17 a person sees when, by what and from where he signed in, and which of them he asks by", async () => {
  const email = company.emailOf("worker")
  const desk = await signInBy(email, windows, "203.0.113.4")
  const phone = await signInBy(email, iPhone, "2001:db8:1:2:3:4:5:6")
  expect(await listed(desk)).toMatchObject([
    { device: "phone", address: "2001:db8:1:2::/64", isOpen: true, isCurrent: false, at: expect.any(String) },
    { device: "computer", address: "203.0.113.4", isOpen: true, isCurrent: true },
  ])
  expect((await listed(phone)).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false])
})

test("AUTH-17 one sign-in is ended by itself: its token opens nothing more, the others go on", async () => {
  const email = company.emailOf("manager")
  const [mine, strange] = [await signInBy(email, windows, "203.0.113.4"), await signInBy(email, iPhone, "198.51.100.7")]
  const [{ id }] = await listed(mine)
  expect((await end(mine, id)).body.data).toMatchObject({ id, isOpen: false, isCurrent: false })
  expect((await ask(running().url, "/user/sign-ins", { token: strange })).status).toBe(401)
  expect(await listed(mine)).toMatchObject([{ isOpen: false }, { isOpen: true, isCurrent: true }])
  expect((await end(mine, id)).body.errorCode).toBe("Update_Expired")
  const [entry] = await running().owner`select action, before from kernel.audit_entry
    where action = 'session.endOne' and person_id = ${company.personOf("manager")}`
  expect(entry).toMatchObject({ before: { signIn: id } })
})

test("AUTH-17 a renewed token is the same sign-in, and nobody sees or ends another's", async () => {
  const told = await ask(running().url, "/auth/login", { body: { email: company.emailOf("admin"), password } })
  const renewed = await ask(running().url, "/auth/request-access-token", {
    body: { refreshToken: told.body.data.refreshToken },
  })
  const token: string = renewed.body.data.token
  const own = await listed(token)
  expect(own).toMatchObject([{ isOpen: true, isCurrent: true }])
  const other = await signIn(running().url, company.emailOf("officeManager"))
  expect((await listed(other)).map(({ id }: { id: number }) => id)).not.toContain(own[0].id)
  expect((await end(other, own[0].id)).body.errorCode).toBe("Not_Found")
})

test.each([
  [iPhone, "phone"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "phone"],
  ["Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "tablet"],
  ["Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148", "tablet"],
  [windows, "computer"],
  ["curl/8.5.0", "unknown"],
  ["", "unknown"],
])("%s is a %s", (agent, kind) => {
  expect(deviceKind(agent)).toBe(kind)
})
