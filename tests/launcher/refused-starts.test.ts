import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { freePort } from "../kernel/free-port.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { aServer, clusterOf, isRoot, postmasterOf, statusOf, tehai } from "./launched.ts"

/** Starts a server that can't start; what it says on stderr, line by line. */
const refusal = async (environment: Record<string, string>, words = ["serve"]) => {
  const server = tehai(words, { PORT: String(await freePort()), ...environment })
  return { code: await server.ended, lines: server.errors().trim().split("\n") }
}

describe("what stops a start says so in one sentence", () => {
  test("a wrong setting is named, in both languages, and its value isn't repeated", async () => {
    const { code, lines } = await refusal({ DATABASE_URL: "postgers://user:secret@host/db" })
    expect(code).toBe(3)
    expect(lines).toEqual([
      "tehai: 設定 DATABASE_URL の値が使えません。postgres://利用者:パスワード@ホスト:5432/データベース の形にしてください。",
      "tehai: The setting DATABASE_URL has a value that can't be used; it takes postgres://user:password@host:5432/database.",
    ])
  })

  test("a folder that can't be made", async () => {
    const file = join(aFolder(), "file")
    writeFileSync(file, "")
    const { code, lines } = await refusal({ DATA_DIR: join(file, "data") })
    expect(code).toBe(5)
    expect(lines[0]).toContain("に書き込めません（ENOTDIR）")
    expect(lines).toHaveLength(2)
  })

  test("a folder of another PostgreSQL is left as it is", async () => {
    const folder = aFolder()
    mkdirSync(join(folder, "postgres"))
    writeFileSync(join(folder, "postgres", "PG_VERSION"), "15\n")
    const { code, lines } = await refusal({ DATA_DIR: folder }, ["serve", "--json"])
    expect(code).toBe(5)
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ error: "DataFolderOfAnotherVersion" })
    expect(readFileSync(join(folder, "postgres", "PG_VERSION"), "utf8")).toBe("15\n")
  })

  test("a database that isn't there, without repeating the password", async () => {
    const { code, lines } = await refusal({
      DATA_DIR: aFolder(),
      DATABASE_URL: `postgres://user:secret@127.0.0.1:${await freePort()}/db`,
    })
    expect(code).toBe(6)
    expect(lines[0]).toContain("DATABASE_URL のデータベースにつながりません（ECONNREFUSED）")
    expect(lines.join()).not.toContain("secret")
  })

  test("wrong usage ends with 2 and the way to the help", async () => {
    const { code, lines } = await refusal({}, ["serve", "--demmo"])
    expect(code).toBe(2)
    expect(lines.join()).toContain("tehai help")
  })
})

const asRoot = describe.skipIf(!isRoot)
if (!isRoot) console.info("not root: the tests of root's data folder are left out")

asRoot("as root", () => {
  test("a data folder in a private home works: the cluster lies elsewhere, the rest stays", async () => {
    const home = aFolder()
    const dataDir = join(home, "private", "data")
    mkdirSync(join(home, "private"), { mode: 0o700 })
    const server = await aServer({ DATA_DIR: dataDir, PORT: String(await freePort()) })
    const cluster = clusterOf(dataDir)
    expect(cluster.startsWith("/var/lib/tehai/")).toBe(true)
    expect([0, 65_534]).not.toContain(statSync(cluster).uid)
    expect(statSync(cluster).mode & 0o777).toBe(0o700)
    expect(existsSync(join(dataDir, "logs", "postgres.log"))).toBe(true)
    expect(existsSync(join(dataDir, "keys"))).toBe(true)
    expect(await statusOf(server.url)).toBe(401)
    server.signal("SIGINT")
    expect(await server.ended).toBe(0)
    expect(postmasterOf(dataDir)).toBeUndefined()
  })

  describe("on a disk that is full", () => {
    const small = aFolder()
    const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m,mode=755", "tmpfs", small]).status === 0
    afterAll(() => {
      if (isMounted) spawnSync("umount", ["-l", small])
    })

    test.skipIf(!isMounted)("a first start says that the disk is full", async () => {
      const { code, lines } = await refusal({ DATA_DIR: join(small, "data") })
      expect(code).toBe(5)
      expect(lines[0]).toContain("ディスクに空きがありません")
      expect(existsSync(join(small, "data", "postgres"))).toBe(false)
    })
  })
})
