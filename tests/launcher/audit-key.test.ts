/** One key signs the audit of a database: who comes with another one is refused before writing, and told how to share it. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { command } from "../cli/command.ts"
import { freePort } from "../kernel/free-port.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { until } from "../kernel/until.ts"
import { aServer, type Environment, type Launched, tehai } from "./launched.ts"
import { anOutsideDatabase, type OutsideDatabase } from "./outside-database.ts"

const keyOf = (dataDir: string) => join(dataDir, "keys", "audit.key")
const founding = ["company", "create", "--name", "山田鉄筋", "--admin-name", "山田 太郎", "--json", "--password-stdin"]
const foundedBy = (email: string, environment: Environment) =>
  command([...founding, "--admin-email", email], environment, "tehai-2026\n")

describe("the audit's key", () => {
  let outside: OutsideDatabase
  let server: Launched
  const [first, second] = [aFolder(), aFolder()]
  let url = ""
  const on = (dataDir: string): Environment => ({ DATA_DIR: dataDir, DATABASE_URL: url })
  const entries = async () => {
    const owner = outside.sqlOf("lent")
    const rows = await owner`select 1 from kernel.audit_entry`.finally(() => owner.end())
    return rows.length
  }

  beforeAll(async () => {
    outside = await anOutsideDatabase()
    await outside.superuser.unsafe("create role lender login createrole")
    await outside.superuser.unsafe("create database lent owner lender")
    url = outside.urlOf("lender", "lent")
    server = await aServer({ ...on(first), PORT: String(await freePort()) })
    await foundedBy("yamada@yamada.example", on(first))
  })
  afterAll(async () => {
    server.signal("SIGTERM")
    await server.ended
    await outside.end()
  })

  test("a folder without the key writes nothing, makes no key, and says where the key has to come from", async () => {
    const before = await entries()
    for (const words of [
      ["serve", "--no-demo"],
      ["worker"],
      ["audit", "verify"],
      ["jobs", "list", "--as", "a@b.example", "--company", "1"],
    ]) {
      const refused = await command([...words, "--json"], { ...on(second), PORT: String(await freePort()) })
      expect([words[0], refused.code, JSON.parse(refused.errors).error]).toEqual([words[0], 5, "AuditKeyOfAnother"])
      expect(JSON.parse(refused.errors).ja).toContain("サーバーの DATA_DIR/keys/audit.key をここへ写してください")
    }
    expect(existsSync(keyOf(second))).toBe(false)
    expect(await entries()).toBe(before)
  })

  test("a folder with a key of its own is refused too, and leaves that key alone", async () => {
    mkdirSync(join(second, "keys"), { recursive: true })
    writeFileSync(keyOf(second), Buffer.alloc(32, 7), { mode: 0o600 })
    const refused = await foundedBy("tanaka@tanaka.example", on(second))
    expect([refused.code, JSON.parse(refused.errors).error]).toEqual([5, "AuditKeyOfAnother"])
  })

  test("CLI-01 with the key copied a worker of another folder works, and either folder finds the audit clean", async () => {
    copyFileSync(keyOf(first), keyOf(second))
    chmodSync(keyOf(second), 0o600)
    const worker = tehai(["worker", "--json"], on(second))
    await until("working", () => worker.log().find((line) => line.message === "working"))
    expect((await foundedBy("tanaka@tanaka.example", on(second))).code).toBe(0)
    for (const dataDir of [first, second]) {
      const verified = await command(["audit", "verify", "--json"], on(dataDir))
      expect([verified.code, verified.json.isClean]).toEqual([0, true])
    }
    worker.signal("SIGTERM")
    expect(await worker.ended).toBe(0)
  })

  test("a command of another folder knows the server by the database, until the server ends", async () => {
    const beside = await command(["audit", "change-key", "--yes"], on(second))
    expect([beside.code, beside.errors]).toEqual([4, expect.stringContaining("サーバー")])
    server.signal("SIGTERM")
    await server.ended
    const restarted = await command(["audit", "verify", "--json"], on(second))
    expect([restarted.code, restarted.json.isClean]).toEqual([0, true])
  })

  test("a lost key is replaced by order alone: the new one signs from then on, the old entries stay another key's", async () => {
    for (const dataDir of [first, second]) rmSync(keyOf(dataDir))
    expect((await foundedBy("suzuki@suzuki.example", on(first))).code).toBe(5)
    expect((await command(["audit", "change-key"], on(first))).code).toBe(2)
    expect((await command(["audit", "change-key", "--yes"], on(first))).code).toBe(0)
    expect((await foundedBy("suzuki@suzuki.example", on(first))).code).toBe(0)
    const verified = await command(["audit", "verify", "--json"], on(first))
    expect(verified.json.chains.find(({ company }: { company: number | null }) => company === null)).toMatchObject({
      fault: null,
    })
    expect(verified.errors).not.toContain("手が加えられています")
  })
})
