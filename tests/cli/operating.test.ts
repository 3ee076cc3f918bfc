/** What an operator types: versions, companies, links, times and refusals, each as its reader needs it. */
import { spawnSync } from "node:child_process"
import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { beforeAll, describe, expect, test } from "vitest"
import { errorText } from "#modules/kernel/errors.ts"
import { ask } from "../kernel/ask.ts"
import { freePort } from "../kernel/free-port.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { aServer, type Environment } from "../launcher/launched.ts"
import { command } from "./command.ts"

const installed = fileURLToPath(new URL("../../bin/tehai", import.meta.url))
const email = "yamada@yamada.example"

test("usage errors obey --json, wherever it stands; without it they stay sentences with the way to the help", async () => {
  for (const words of [
    ["--json", "jobs", "show", "x", "--as", "a@b.example", "--company", "1"],
    ["jobs", "list", "--json"],
    ["jbos", "--json"],
  ]) {
    const wrong = await command(words, {})
    expect([words[0], wrong.code, wrong.out]).toEqual([words[0], 2, ""])
    expect(wrong.errors.trim().split("\n")).toHaveLength(1)
    expect(JSON.parse(wrong.errors)).toMatchObject({ error: "WrongUsage", ja: expect.stringContaining("使い方") })
  }
  expect((await command(["jobs", "list"], {})).errors).toContain("tehai help")
})

test("--version answers the version, and every command's help shows examples", async () => {
  const told = await command(["--version"], {})
  expect([told.code, told.out.trim()]).toEqual([0, "0.1.0"])
  for (const words of [
    ["serve"],
    ["jobs", "retry"],
    ["person", "password"],
    ["company", "list"],
    ["audit", "verify"],
  ]) {
    const { code, out } = await command([...words, "--help"], {})
    expect([words, code, out.includes("例 / Examples:\n  ")]).toEqual([words, 0, true])
  }
})

test("as it is installed, stdout holds the answer and nothing else", () => {
  const link = join(aFolder(), "tehai")
  symlinkSync(installed, link)
  const told = spawnSync(link, ["--version"], { encoding: "utf8", cwd: "/" })
  expect([told.status, told.stdout, told.stderr]).toEqual([0, "0.1.0\n", ""])
})

describe("in a company", () => {
  const environment: Environment = { DATA_DIR: aFolder() }
  const founded = { id: 0 }
  beforeAll(async () => {
    const words = ["company", "create", "--name", "山田鉄筋", "--admin-name", "山田 太郎", "--admin-email", email]
    const made = await command([...words, "--password-stdin", "--json"], environment, "tehai-2026\n")
    founded.id = made.json.companyId
  })

  test("platform create makes the first super admin, once, whom the platform's calls let in", async () => {
    const words = ["platform", "create", "--email", "Ops@tehai.example", "--name", "運営 花子", "--password-stdin"]
    const made = await command([...words, "--json"], environment, "tehai-2026\n")
    expect(made.json).toEqual({ personId: expect.any(Number), isNew: true })
    const again = await command(["platform", "create", "--email", "ops@tehai.example", "--json"], environment)
    expect(again.json).toEqual({ personId: made.json.personId, isNew: false })
    const short = await command([...words.with(3, "other@tehai.example"), "--json"], environment, "abc\n")
    expect([short.code, JSON.parse(short.errors).ja]).toEqual([2, expect.stringContaining("password")])
    const { url, ended, signal } = await aServer({ ...environment, PORT: String(await freePort()) })
    const signedIn = async (address: string) =>
      (await ask(url, "/auth/login", { body: { email: address, password: "tehai-2026" } })).body.data.token
    const listed = async (token: string) => (await ask(url, "/v3/user/close-account-requests", { token })).status
    expect([await listed(await signedIn("ops@tehai.example")), await listed(await signedIn(email))]).toEqual([200, 403])
    signal("SIGTERM")
    await ended
  })

  test("company list shows each with its number, heads in the reader's language", async () => {
    const json = await command(["company", "list", "--json"], environment)
    expect(json.json).toEqual({ companies: [{ id: founded.id, name: "山田鉄筋", isDemo: false }] })
    for (const [LANG, head] of [
      ["en_US.UTF-8", /^id +name +demo$/],
      ["ja_JP.UTF-8", /^番号 +会社名 +見本$/],
      ["C.UTF-8", /^番号 +会社名 +見本$/],
    ] as const) {
      const [first = ""] = (await command(["company", "list"], { ...environment, LANG })).out.split("\n")
      expect(first).toMatch(head)
    }
  })

  test("person password prints a link that sets the own password in the browser's call, once", async () => {
    const unknown = await command(["person", "password", "nobody@yamada.example"], environment)
    expect([unknown.code, unknown.errors]).toEqual([1, expect.stringContaining(errorText("Email_Not_exist", "ja"))])
    const newcomer = ["person", "password", "Sato@yamada.example", "--name", "佐藤 一", "--json"]
    expect((await command(newcomer, environment)).json).toMatchObject({ email: "sato@yamada.example" })
    const made = await command(["person", "password", email], environment)
    const [url = "", note = ""] = made.out.split("\n")
    expect([made.code, url]).toEqual([
      0,
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/forgot-password#[\w-]{43}$/),
    ])
    expect(note).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d JST \(\d\d:\d\dZ\)/)
    const server = await aServer({ ...environment, PORT: String(await freePort()) })
    const post = async (path: string, body: object) =>
      (
        await fetch(`${server.url}/api${path}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(30_000),
        })
      ).status
    const link = { token: url.split("#")[1], password: "a new password", confirm: "a new password" }
    expect([await post("/auth/forgot-password", link), await post("/auth/forgot-password", link)]).toEqual([200, 410])
    expect(await post("/auth/login", { email, password: "a new password" })).toBe(200)
    server.signal("SIGTERM")
    await server.ended
  })
})
