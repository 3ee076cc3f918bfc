import { existsSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { freePort } from "../kernel/free-port.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { aServer, type Environment } from "../launcher/launched.ts"
import { command } from "./command.ts"

const passphrase = "雪だるまと手配と百人工の現場"

const statusOfSignIn = (url: string) =>
  fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "yamada@yamada.example", password: "tehai-2026" }),
    signal: AbortSignal.timeout(10_000),
  }).then(({ status }) => status)

test("backup beside a running server, restored on another machine's folder: the same person signs in there", {
  timeout: 300_000,
}, async () => {
  const [here, there, outside] = [aFolder(), aFolder(), aFolder()]
  const ours: Environment = { DATA_DIR: here, PORT: String(await freePort()), TEHAI_BACKUP_KEY: passphrase }
  const theirs: Environment = { DATA_DIR: there, PORT: String(await freePort()) }
  const keyFile = join(outside, "backup.key")
  writeFileSync(keyFile, `# 控えの鍵\n${passphrase}\n`)
  const file = join(outside, "one.backup")
  const words = ["company", "create", "--name", "山田鉄筋", "--admin-name", "山田 太郎", "--admin-email"]
  await command([...words, "yamada@yamada.example", "--password-stdin"], ours, "tehai-2026\n")
  const server = await aServer(ours)
  const [unlocked, taken, busy] = await Promise.all([
    command(["backup", "--to", file], { DATA_DIR: here }),
    command(["backup", "--to", file, "--json"], ours),
    command(["restore", join(outside, "none")], ours),
  ])
  expect([unlocked.code, unlocked.errors]).toEqual([2, expect.stringContaining("TEHAI_BACKUP_KEY")])
  expect([taken.code, taken.json]).toMatchObject([0, { file, migration: expect.stringMatching(/^\d{4}-/) }])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect([busy.code, busy.errors]).toEqual([4, expect.stringContaining("serve")])
  server.signal("SIGTERM")
  await server.ended

  const [wrong, whole] = await Promise.all([
    command(["restore", file], { ...theirs, TEHAI_BACKUP_KEY: "another passphrase" }),
    command(["backup", "check", file, "--key-file", keyFile, "--json"], {}),
  ])
  expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining("この鍵では")])
  expect([whole.code, whole.json.rows]).toEqual([0, taken.json.rows])
  const restored = await command(["restore", file, "--key-file", keyFile, "--json"], theirs)
  expect([restored.code, restored.json]).toMatchObject([0, { rows: taken.json.rows, putAside: null }])
  expect(existsSync(join(there, "keys/audit.key"))).toBe(true)
  const again = await command(["restore", file, "--key-file", keyFile], theirs)
  expect([again.code, again.errors]).toEqual([1, expect.stringContaining("空ではありません")])
  expect((await command(["audit", "verify", "--json"], theirs)).code).toBe(0)
  const other = await aServer(theirs)
  expect(await statusOfSignIn(other.url)).toBe(200)
  other.signal("SIGTERM")
  await other.ended
})
