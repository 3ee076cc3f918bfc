import { expect, test } from "vitest"
import { freePort } from "../kernel/free-port.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { aServer, type Environment } from "../launcher/launched.ts"
import { command } from "./command.ts"

test("company create makes a company with its first admin, who signs in; the demo keeps away from it", async () => {
  const dataDir = aFolder()
  const environment: Environment = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  const words = ["company", "create", "--name", "山田鉄筋", "--admin-name", "山田 太郎", "--json"]
  const wrong = await command([...words, "--admin-email", "yamada", "--password-stdin"], environment, "abc\n")
  expect(wrong.code).toBe(2)
  expect(wrong.errors).toContain("--admin-email")
  const unasked = await command([...words, "--admin-email", "yamada@yamada.example"], environment)
  expect([unasked.code, unasked.out]).toEqual([2, ""])
  const given = [...words, "--admin-email", "Yamada@yamada.example", "--password-stdin"]
  const made = await command(given, environment, "tehai-2026\n")
  expect([made.code, made.json]).toEqual([0, { companyId: 1, personId: 1, email: "yamada@yamada.example" }])
  const server = await aServer(environment)
  expect((await command(["demo", "load", "--json"], environment)).code).toBe(1)
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "yamada@yamada.example", password: "tehai-2026" }),
    signal: AbortSignal.timeout(10_000),
  })
  expect(answer.status).toBe(200)
  server.signal("SIGTERM")
  await server.ended
})

test("help speaks Japanese and English and names every command", async () => {
  const { code, out } = await command(["--help"], {})
  expect(code).toBe(0)
  for (const word of ["demo", "company", "payroll", "jobs", "終了コード / Exit codes"]) expect(out).toContain(word)
  const wrong = await command(["jobs", "show", "x", "--as", "a@b.example", "--company", "1"], {})
  expect(wrong.code).toBe(2)
})
