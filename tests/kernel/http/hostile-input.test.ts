import { request } from "node:http"
import { connect } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "vitest"
import { ask, signIn } from "../ask.ts"
import { aCompany, type TestCompany } from "../companies.ts"
import { runningProduct } from "../product.ts"

let company: TestCompany
let token = ""
const running = runningProduct(async (started) => {
  company = await aCompany(started, "HOSTILE")
  token = await signIn(started.url, company.emailOf("admin"))
})
const send = async (body: string, contentType = "application/json") => {
  const answer = await fetch(`${running().url}/api/staff/list-staff`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, companyid: String(company.id), "content-type": contentType },
    body,
    signal: AbortSignal.timeout(60_000),
  })
  const text = await answer.text()
  return { status: answer.status, code: JSON.parse(text).errorCode }
}

test("a body of 20 MB is refused as too large, whether it says so before or not", async () => {
  const body = `{"keyword":"${"x".repeat(20 * 1024 * 1024)}"}`
  expect(await send(body)).toEqual({ status: 413, code: "File_Too_Large" })
  const { hostname, port } = new URL(running().url)
  const headers = {
    authorization: `Bearer ${token}`,
    companyid: String(company.id),
    "content-type": "application/json",
  }
  const status = await new Promise((resolve, reject) => {
    const call = request({ hostname, port, path: "/api/staff/list-staff", method: "POST", headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    call.on("error", reject)
    // Two parts: no length is said.
    call.write(body.slice(0, 100))
    call.end(body.slice(100, 3 * 1024 * 1024))
  })
  expect(status).toBe(413)
})

test("a path that exists is told apart from one that doesn't: 405 names its methods", async () => {
  const asked = (path: string, method: string) =>
    fetch(`${running().url}/api${path}`, { method, signal: AbortSignal.timeout(60_000) })
  const wrong = await asked("/staff/list-staff?page=1", "PUT")
  expect([wrong.status, wrong.headers.get("allow"), (await wrong.json()).errorCode]).toEqual([
    405,
    "POST",
    "Method_Not_Allowed",
  ])
  expect((await asked("/v2/task/1", "PATCH")).headers.get("allow")).toMatch(/\bGET\b.*\bPUT\b/)
  const nowhere = await asked("/staff/list-stuff", "PUT")
  expect([nowhere.status, nowhere.headers.get("allow"), (await nowhere.json()).errorCode]).toEqual([
    404,
    null,
    "Not_Found",
  ])
})

test.each([
  ["10,000 deep", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
  ["100,000 lists deep", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ["deep after brackets in a text", `{"keyword":"}}\\"}]","a":${"[".repeat(100)}${"]".repeat(100)}}`],
  ["cut off", '{"keyword":"'],
  ["no JSON", "\u0000\u0001"],
])("a body that is %s is refused in the catalogue's words", async (_name, body) => {
  expect(await send(body)).toEqual({ status: 400, code: "Invalid_Input" })
  // Brackets inside a text are no depth.
  expect((await send(JSON.stringify({ keyword: "[{".repeat(40) }))).status).toBe(200)
})

test.each(["text/plain", "application/xml", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded"])(
  "a body of %s is refused",
  async (contentType) => {
    expect(await send("{}", contentType)).toEqual({ status: 415, code: "File_Type_Invalid" })
  },
)

test("a page of 10,000,000 rows is answered by what there is", async () => {
  const told = await ask(running().url, "/staff/list-staff", {
    token,
    company: company.id,
    body: { pageSize: 10_000_000 },
  })
  expect(told.status).toBe(200)
  expect(told.body.data.length).toBe(told.body.totalItems)
})

test("two hundred callers that never finish their request keep nobody from being served", async () => {
  const { hostname, port } = new URL(running().url)
  const slow = Array.from({ length: 200 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on("error", () => {})
    socket.write(
      "POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
    )
    return socket
  })
  await pause(200)
  expect((await send("{}")).status).toBe(200)
  expect(slow.filter(({ destroyed }) => destroyed)).toEqual([])
  for (const socket of slow) socket.destroy()
})
