import { inspect } from "node:util"
import { afterAll, describe, expect, test, vi } from "vitest"
import { wholeText } from "../kernel/ask.ts"
import { heldForFile, type Running } from "../kernel/product.ts"
import { calls, titleOf } from "./contracts.ts"
import { besideFaulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { ownId } from "./foreign.ts"
import { fireAt } from "./grounds.ts"
import { sample } from "./sample.ts"

const held = heldForFile(besideFaulty)

const wanted: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /default-src 'self';.*object-src 'none'.*frame-ancestors 'none'/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^no-referrer$/,
  "x-frame-options": /^DENY$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "permissions-policy": /microphone=\(\)/,
  "x-request-id": /^[\w-]{8,64}$/,
  "cache-control": /^no-store$/,
}
const lacking = (headers: Headers) =>
  Object.entries(wanted).flatMap(([name, form]) => (form.test(headers.get(name) ?? "") ? [] : [name]))

/** What may stand in an answer as given, but neither in a refusal nor in a line of the log. */
const personal = ["kanarii@himitsu.example", "himitsu-2026", "カナリアさん"]

/** A refusal to a body, a query and a header that carry personal words, and what of them came back. */
const refusedWith = async (running: Running, path: string, method: string, token = "") => {
  const [email, password, name] = personal
  const answer = await fetch(`${running.url}/api${path.split("?")[0]}?keyword=${encodeURIComponent(String(name))}`, {
    method,
    headers: {
      "content-type": "application/json",
      companyid: String(held().mine.id),
      authorization: `Bearer ${token}`,
    },
    ...(method === "GET" ? {} : { body: JSON.stringify({ email, password, name, keyword: name }) }),
  })
  const text = await wholeText(answer)
  const isRefused = answer.status >= 400
  return { answer, leaked: isRefused ? personal.filter((word) => text.includes(word)) : [] }
}

const logged: Array<string> = []
const inLog = () =>
  [...personal, ...held().tokens.values()].filter((word) => logged.some((line) => line.includes(word)))
const listener = vi.spyOn(console, "log").mockImplementation((...line) => void logged.push(inspect(line, { depth: 9 })))
afterAll(() => listener.mockRestore())

describe("what every answer carries", () => {
  test.each(calls.map((call) => [titleOf(call), call] as const))(
    "%s: security headers on answers and refusals, no personal word in a refusal",
    async (_, call) => {
      const { running, ...rest } = held()
      const input = sample(call, ownId, 1)
      // Whoever signs out is asked nothing more.
      const role = call.name === "logout" ? "vendorWorker" : "admin"
      const { answer, leaked } = await refusedWith(running, input.path, call.route.method, rest.tokens.get(role))
      const given = await fireAt(rest, running.url, call, { ...input, role })
      expect({ given: lacking(given.headers), refused: lacking(answer.headers), leaked }).toEqual({
        given: [],
        refused: [],
        leaked: [],
      })
    },
  )

  test.each(["/api/no-such-call", "/api/openapi.json"])("%s too", async (path) => {
    const answer = await fetch(`${held().running.url}${path}`)
    await answer.arrayBuffer()
    expect(lacking(answer.headers)).toEqual([])
  })

  test("no line of the log has a token or a personal word", () => {
    expect(logged.length).toBeGreaterThan(calls.length)
    expect(inLog()).toEqual([])
  })

  test("the guard sees a planted fault: a failure that names the person it failed for", async () => {
    const call = faultyCalls.namesPerson
    if (call === undefined) throw new Error("nothing planted")
    const { broken, ...rest } = held()
    await fireAt(rest, broken.url, call, { path: call.route.path, body: { email: personal[0] } })
    expect(inLog()).toEqual([personal[0]])
  })

  test("the guard sees a planted fault: routes that are served without the common layer", async () => {
    const call = faultyCalls.breaksBelowZero
    if (call === undefined) throw new Error("nothing planted")
    const { broken, ...rest } = held()
    const told = await fireAt(rest, broken.url, call, { path: call.route.path, body: { count: 1 } })
    expect(lacking(told.headers)).toContain("content-security-policy")
  })
})
