import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { heldForFile } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { clusterOf, tehai } from "../launcher/launched.ts"
import { type Client, clients, lostOf, marks, nothingHeard, read, written } from "./load.ts"
import { ownFolder } from "./own-folder.ts"
import { aDataFolder, type Running } from "./processes.ts"

const patience = { timeout: 240_000 }
const tmpfs = ["-t", "tmpfs", "-o", "size=160m,mode=755", "tmpfs"]

/** A small disk: root may mount one, in a container only with the right to. */
const mounted = (folder: string) => spawnSync("mount", [...tmpfs, folder]).status === 0
const mayMount = await Effect.runPromise(
  Effect.scoped(Effect.map(aDataFolder, (folder) => mounted(folder) && spawnSync("umount", [folder]).status === 0)),
)
if (!mayMount) console.info("no right to mount a small disk: the tests of a full and a read-only disk are left out")

const aSmallDisk = Effect.tap(aDataFolder, (folder) =>
  mayMount
    ? Effect.acquireRelease(
        Effect.sync(() => mounted(folder)),
        () => Effect.sync(() => spawnSync("umount", ["-l", folder])),
      )
    : Effect.void,
)

let server: Running
let both: ReadonlyArray<Client> = []
const held = heldForFile(
  () =>
    ownFolder(
      {
        fill: async (running) => {
          const companies: Array<TestCompany> = []
          for (const mark of marks) companies.push(await aCompany(running, mark))
          return companies
        },
      },
      aSmallDisk,
    ),
  async ({ processes, made }) => {
    server = processes.start("serve")
    await server.ready()
    both = await clients(processes.url, made)
  },
  240_000,
)
const heard = nothingHeard()

/** Every file's content, but for the lock's and the logs'. */
const digestOf = (folder: string) => {
  const digest = createHash("sha256")
  for (const name of readdirSync(folder, { recursive: true }).map(String).toSorted()) {
    const at = join(folder, name)
    if (/^logs|\.lock$|^socket/.test(name) || !statSync(at).isFile()) continue
    digest.update(name).update(readFileSync(at))
  }
  return digest.digest("hex")
}

test.skipIf(!mayMount)(
  "R27 on a disk that fills up calls are refused in a sentence, and what was acknowledged is there once it has room again",
  patience,
  async () => {
    const folder = held()
    const { admin, dataDir, processes } = folder
    const ballast = join(dataDir, "ballast")
    const once = () => false
    for (const client of both)
      for (let n = 0; n < 5; n++) await written(processes.url, client, heard, `before-${n}`, once)
    const { bavail, bsize } = statfsSync(dataDir)
    writeFileSync(ballast, Buffer.alloc(bavail * bsize))
    // The next segment of the log has no room: PostgreSQL itself gives up, and can't come back yet.
    await admin`select pg_switch_wal()`.catch(() => {})
    let isFull = true
    const writing = both.map(async (client) => {
      for (let n = 0; isFull || n < 3; n++)
        await written(processes.url, client, heard, `full-${n}`, () => isFull || n < 3)
    })
    await until("a refusal", () => heard.counts.away > 10 || undefined)
    expect(server.lastWords()).toBeUndefined()
    rmSync(ballast)
    isFull = false
    await Promise.all(writing)
    await until("an answer", async () => (await read(processes.url, both[0] as Client, nothingHeard())) || undefined)
    for (const client of both) await written(processes.url, client, heard, "after", once)
    expect(heard.strange).toEqual([])
    expect(await lostOf(folder, heard)).toEqual([])
    const verify = tehai(["audit", "verify", "--json"], { DATA_DIR: dataDir })
    expect([await verify.ended, verify.errors()]).toEqual([0, ""])
  },
)

test.skipIf(!mayMount)(
  "R27 a data folder that can only be read is refused in a sentence and left as it is",
  patience,
  async () => {
    const { dataDir } = held()
    await server.kill("SIGTERM")
    const before = digestOf(dataDir)
    spawnSync("mount", ["-o", "remount,ro", dataDir])
    const refused = tehai(["serve", "--json"], { DATA_DIR: dataDir })
    const code = await refused.ended
    spawnSync("mount", ["-o", "remount,rw", dataDir])
    expect([code, refused.errors()]).toEqual([5, expect.stringContaining("に書き込めません（EROFS）")])
    expect(digestOf(dataDir)).toBe(before)
  },
)

test(
  "a data folder of another PostgreSQL is refused in a sentence that names both, and no file of it is touched",
  patience,
  async () => {
    const { dataDir, processes } = held()
    if (server.lastWords() === undefined) await server.kill("SIGTERM")
    const marker = join(clusterOf(dataDir), "PG_VERSION")
    const ours = readFileSync(marker, "utf8")
    writeFileSync(marker, "15\n")
    const before = digestOf(dataDir)
    const refused = tehai(["serve", "--json"], { DATA_DIR: dataDir })
    expect(await refused.ended).toBe(5)
    expect(JSON.parse(refused.errors().trim().split("\n").at(-1) ?? "")).toMatchObject({
      error: "DataFolderOfAnotherVersion",
      ja: expect.stringMatching(/PostgreSQL 15 .*18/),
      en: expect.stringMatching(/PostgreSQL 15 .*18/),
    })
    expect(digestOf(dataDir)).toBe(before)
    writeFileSync(marker, ours)
    expect(existsSync(join(clusterOf(dataDir), "postmaster.pid"))).toBe(false)
    server = processes.start("serve")
    await server.ready()
    expect(await lostOf(held(), heard)).toEqual([])
  },
)
