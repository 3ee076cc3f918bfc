import { expect, test } from "vitest"
import { ask } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "HTTPS")
})
const https = { "x-forwarded-proto": "https" }
const signIn = (headers: Record<string, string>) =>
  ask(running().url, "/auth/login", { body: { email: company.emailOf("worker"), password }, headers })

test("behind HTTPS both cookies are of this host alone, and a refresh token of another name is not read", async () => {
  const { url } = running()
  const { headers, body } = await signIn(https)
  const cookies = headers.getSetCookie()
  expect(cookies.map((one) => one.split("=")[0]).toSorted()).toEqual(["__Host-device", "__Host-refresh"])
  for (const cookie of cookies)
    expect(cookie).toMatch(/(?=.*; Path=\/;)(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Strict)(?!.*; Domain)/)
  const renew = (cookie: string) => ask(url, "/auth/request-access-token", { body: {}, headers: { ...https, cookie } })
  const planted = await renew(`refresh=${body.data.refreshToken}`)
  expect([planted.status, planted.body.errorCode]).toEqual([401, "Refresh_Token_Not_Exist"])
  const renewed = await renew(`__Host-refresh=${body.data.refreshToken}`)
  expect(renewed.status).toBe(200)
  const out = await ask(url, "/auth/logout", { token: renewed.body.data.token, body: {}, headers: https })
  expect(out.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-refresh=;.*Max-Age=0;.*Secure/)])
})

test("behind HTTPS every answer keeps the browser on HTTPS for a year, and without it none claims so", async () => {
  const hsts = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(`${running().url}${path}`, { headers })
    await answer.arrayBuffer()
    return answer.headers.get("strict-transport-security")
  }
  for (const path of ["/healthz", "/api/init/resource", "/api/workspace", "/api/no-such-call"]) {
    expect(await hsts(path, https)).toBe("max-age=31536000; includeSubDomains")
    expect(await hsts(path, {})).toBeNull()
  }
})
