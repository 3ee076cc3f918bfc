import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { aTab, browserOf, good, refusal, smallServer } from "./small-server.ts"

let server: Awaited<ReturnType<typeof smallServer>>
let browser: ReturnType<typeof browserOf>

beforeEach(async () => {
  server = await smallServer()
  browser = browserOf(() => server.url)
})
afterEach(() => {
  server.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
/** A tab of someone signed in to company 7, whose token is already over. */
const signedIn = async () => {
  const tab = await aTab()
  tab.session.begin({ token: "over", personId: 1 })
  tab.session.pickCompany({ companyId: 7, roleId: 12 })
  return tab
}

test("AUTH-10 AUTH-26 twenty calls with an expired token share one refresh, and each is sent once more", async () => {
  const tab = await signedIn()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => tab.get(`/call/${at}`)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(server.renewalsAsked()).toBe(1)
  expect(server.heard.filter(({ path }) => path === "/api/call/3")).toHaveLength(2)
})

test("AUTH-10 a token that another call has renewed meanwhile is used without a second refresh", async () => {
  const tab = await signedIn()
  await tab.get("/first")
  server.answer("/api/late", ({ headers }) =>
    headers.authorization === "Bearer token-1" ? good({}) : refusal(401, "Token_Expired"),
  )
  expect((await tab.get("/late")).status).toBe(200)
  expect(server.renewalsAsked()).toBe(1)
})

test("AUTH-10 two tabs that start at the same time refresh once between them", async () => {
  const first = await signedIn()
  const second = await aTab()
  const third = await aTab()
  const answers = await Promise.all([first.get("/a"), second.get("/b"), third.get("/c"), second.get("/d")])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(server.renewalsAsked()).toBe(1)
})

test("AUTH-13 a refused refresh ends the sign-in once, and no call is repeated", async () => {
  const tab = await signedIn()
  server.state.refresh = refusal(401, "Refresh_Token_Expire")
  const calls = await Promise.allSettled([tab.get("/a"), tab.get("/b"), tab.get("/c")])
  expect(calls.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"])
  expect(tab.told).toEqual(["signed out"])
  expect(tab.session.signIn()).toBeUndefined()
  expect(browser.kept.has("tehai.signIn")).toBe(false)
  expect(server.renewalsAsked()).toBe(1)
})

test("AUTH-13 a server that is down or being prepared does not end the sign-in", async () => {
  const tab = await signedIn()
  server.state.refresh = refusal(503, "Service_Unavailable", "準備中です。")
  await expect(tab.get("/a")).rejects.toMatchObject({ status: 503, isPreparing: true })
  expect(tab.told).toEqual([])
  expect(tab.session.signIn()).toMatchObject({ companyId: 7 })
})

test.each([
  ["/auth/login", "Username_Or_Password_Invalid"],
  ["/auth/login", "Token_Expired"],
  ["/auth/logout", "Token_Not_Exist"],
])("AUTH-26 a 401 of %s with %s starts no refresh", async (path, errorCode) => {
  const tab = await signedIn()
  server.answer(`/api${path}`, () => refusal(401, errorCode))
  expect((await tab.send({ method: "POST", path }, { body: {} })).status).toBe(401)
  expect(server.renewalsAsked()).toBe(0)
})

test("AUTH-26 other refusals start no refresh either", async () => {
  const tab = await signedIn()
  for (const [status, errorCode] of [
    [401, "User_Blocked"],
    [403, "Permission_Denied"],
    [409, "Update_Expired"],
  ] as const) {
    server.answer("/api/some", () => refusal(status, errorCode))
    expect((await tab.get("/some")).status).toBe(status)
  }
  expect(server.renewalsAsked()).toBe(0)
})

test("AUTH-09 AUTH-25 calls carry bearer, company and language; those of /auth carry no company", async () => {
  const tab = await signedIn()
  await tab.get("/some")
  server.answer("/api/auth/logout", () => good({}))
  await tab.send({ method: "POST", path: "/auth/logout" }, { body: {} })
  const some = server.heard.findLast(({ path }) => path === "/api/some")
  expect(some?.headers).toMatchObject({ authorization: "Bearer token-1", companyid: "7", "accept-language": "ja" })
  expect(server.heard.at(-1)?.headers).toMatchObject({ authorization: "Bearer token-1" })
  expect(server.heard.at(-1)?.headers.companyid).toBeUndefined()
})

test("AUTH-25 without a sign-in nothing is asked of the server", async () => {
  const tab = await aTab()
  await expect(tab.get("/some")).rejects.toMatchObject({ status: 401, errorCode: "Token_Not_Exist" })
  expect(server.heard).toEqual([])
  expect(tab.told).toEqual(["signed out"])
})

test("a change carries one idempotency key through the refresh, a new one each time, or the one it was given", async () => {
  const tab = await signedIn()
  const write = { method: "POST", path: "/write" }
  await tab.send(write, { body: { a: 1 } })
  await tab.send(write, { body: { a: 1 } })
  await tab.send(write, { body: { a: 1 }, extraHeaders: { "idempotency-key": "mine" } })
  const keys = server.heard.filter(({ path }) => path === "/api/write").map(({ headers }) => headers["idempotency-key"])
  expect(keys).toHaveLength(4)
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[0])
  expect(keys[3]).toBe("mine")
  await tab.get("/read")
  expect(server.heard.at(-1)?.headers["idempotency-key"]).toBeUndefined()
})

test.each([
  ["Your_Company_In_Header_Not_Valid", "企業の情報が正しくありません。"],
  ["You_Are_Blocked_From_This_Company", "この企業にはアクセスできません。"],
])("AUTH-13 AUTH-27 %s drops the company and says why", async (errorCode, sentence) => {
  const tab = await signedIn()
  server.answer("/api/some", () => refusal(403, errorCode, sentence))
  await tab.get("/some")
  expect(tab.told).toEqual([`company lost: ${sentence}`])
  expect(tab.session.signIn()).toMatchObject({ personId: 1 })
  expect(tab.session.signIn()?.companyId).toBeUndefined()
  expect(tab.session.mayGoOnAlone()).toBe(false)
})

test("AUTH-13 what was refused together is said once; of a company that waits or was rejected the picker says it", async () => {
  const tab = await signedIn()
  server.answer("/api/some", () => refusal(403, "Company_Blocked", "利用停止中です。"))
  await Promise.all([tab.get("/some"), tab.get("/some")])
  expect(tab.told).toEqual(["company lost: 利用停止中です。", "company lost: undefined"])
  const other = await signedIn()
  server.answer("/api/some", () => refusal(403, "Company_Not_Verify", "この企業は承認待ちです。"))
  await other.get("/some")
  expect(other.told).toEqual(["company lost: undefined"])
})

test("AUTH-11 a call is given up after 180 000 ms, in words of its own", async () => {
  const tab = await signedIn()
  server.answer("/api/slow", () => "hang")
  const limit = AbortSignal.timeout.bind(AbortSignal)
  const asked = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => limit(60))
  await expect(tab.get("/slow")).rejects.toMatchObject({ status: 0, errorCode: "Timeout", isUndecided: true })
  expect(asked).toHaveBeenCalledWith(180_000)
})

test("no connection and a gateway's page are errors with a code, not crashes", async () => {
  const { errorOf } = await import("@/lib/send.ts")
  const tab = await signedIn()
  server.answer("/api/proxied", () => "html")
  expect(errorOf(await tab.get("/proxied"))).toMatchObject({ status: 502, errorCode: "Unknown_Error" })
  server.close()
  await expect(tab.get("/gone")).rejects.toMatchObject({ errorCode: "No_Connection", isUndecided: true })
})

test("AUTH-12 a tab knows when another one has signed in, chosen a company or signed out", async () => {
  const tab = await signedIn()
  const other = await aTab()
  expect(tab.session.isOvertaken()).toBe(false)
  expect(other.session.signIn()).toMatchObject({ companyId: 7 })
  other.session.pickCompany({ companyId: 8, roleId: 3 })
  expect(tab.session.isOvertaken()).toBe(true)
  await tab.get("/some")
  expect(server.heard.findLast(({ path }) => path === "/api/some")?.headers.companyid).toBe("7")
})

test("AUTH-27 paths, parameters and queries are written as the catalogue says", async () => {
  const tab = await signedIn()
  const call = { method: "GET", path: "/v2/company/:id/details" }
  await tab.send(call, { params: { id: 12 }, query: { keyword: "豊洲 A", pageIndex: 1, none: undefined } })
  expect(server.heard.at(-1)?.path).toBe("/api/v2/company/12/details?keyword=%E8%B1%8A%E6%B4%B2+A&pageIndex=1")
})

test("PICK-10 a plan that is over asks what the person still sees, and only his entrance sends him out", async () => {
  const tab = await signedIn()
  const over = () => refusal(402, "Admin_Of_This_Company_Expire_Purchase", "プランの有効期限が切れました。")
  server.answer("/api/some", over)
  await tab.get("/some")
  expect(tab.told).toEqual(["plan over"])
  expect(tab.session.signIn()?.companyId).toBeDefined()
  server.answer("/api/workspace", over)
  await tab.get("/workspace")
  expect(tab.told).toEqual(["plan over", "company lost: プランの有効期限が切れました。"])
  expect(tab.session.signIn()?.companyId).toBeUndefined()
})
