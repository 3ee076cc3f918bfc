import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { expect, inject, test } from "vitest"
import { connect } from "#modules/kernel/database/connect.ts"
import { anchorFolder } from "#modules/runtime/audit/anchor-file.ts"
import { sealOnce } from "#modules/runtime/audit/seal.ts"
import { verifyAudit } from "#modules/runtime/audit/verify.ts"
import { applyIn, clearIn, migrations } from "#modules/runtime/database/migrate.ts"
import { aCompany } from "../../kernel/companies.ts"
import { aFolder } from "../../kernel/leftovers.ts"
import { clonedDatabase } from "../../kernel/product.ts"
import { aChange } from "../audit/chains.ts"
import {
  aKey,
  aTarget,
  filesOf,
  type Ground,
  heldWithCompany,
  lookingAt,
  refusalOf,
  restoredInto,
  rowsOf,
  shapeOf,
  taken,
} from "./grounds.ts"

const held = heldWithCompany("BACKUP", async (ground) => {
  mkdirSync(join(ground.dataDir, "papers/2026"), { recursive: true })
  writeFileSync(join(ground.dataDir, "papers/2026/明細.pdf"), Buffer.alloc(1_500_000, "紙"))
  writeFileSync(join(ground.dataDir, "papers/empty"), "")
  writeFileSync(join(ground.dataDir, "papers/half.draft"), "not yet")
  await ground.run(sealOnce(anchorFolder(ground.dataDir)))
})
const kept = ["keys", "audit", "papers"]

const isClean = ({ dataDir, run }: Ground) =>
  run(Effect.map(verifyAudit(anchorFolder(dataDir)), ({ isClean: clean, anchors }) => clean && anchors.others === 0))

test("R30 what is restored is what was: every row, every file, every constraint, the next number and the keys", async () => {
  const key = await aKey()
  const { file, manifest } = await taken(held(), key)
  expect(manifest.tables.length).toBeGreaterThan(25)
  const target = await aTarget()
  expect((await restoredInto(target, file, key)).putAside).toEqual([])
  await lookingAt(target.database, target.dataDir, async (restored) => {
    expect(await rowsOf(restored.owner)).toEqual(await rowsOf(held().owner))
    expect(await shapeOf(restored.owner)).toEqual(await shapeOf(held().owner))
    const files = filesOf(target.dataDir, kept)
    expect(files).toEqual(
      Object.fromEntries(
        Object.entries(filesOf(held().dataDir, kept)).filter(([path]) => path !== "papers/half.draft"),
      ),
    )
    expect(Object.keys(files)).toContain("papers/2026/明細.pdf")
    expect(await isClean(restored)).toBe(true)
    const other = await aCompany(restored, "AFTERWARDS")
    expect(other.id).toBe(2)
    await restored.run(sealOnce(anchorFolder(target.dataDir)))
    expect(await isClean(restored)).toBe(true)
  })
})

test("R30 under load: all that was acknowledged before the backup began is in it, and the chains are whole", async () => {
  const key = await aKey()
  const acknowledged: Array<string> = []
  let isWriting = true
  const writer = async (chain: number) => {
    for (let no = 0; isWriting; no++) {
      await held().run(aChange(chain))
      acknowledged.push(`${chain} ${no}`)
      if (no % 5 === 0) await held().run(sealOnce(anchorFolder(held().dataDir)))
    }
  }
  const writers = [0, 1].map(writer)
  const countOf = async (owner: Ground["owner"]) => {
    const [row] = await owner`select count(*)::int as n from kernel.audit_entry where action = 'test.change'`
    return Number(row?.n)
  }
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20)
  const before = acknowledged.length
  const { file } = await taken(held(), key)
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before)
  isWriting = false
  await Promise.all(writers)
  const target = await aTarget()
  await restoredInto(target, file, key)
  await lookingAt(target.database, target.dataDir, async (restored) => {
    expect(await countOf(restored.owner)).toBeGreaterThanOrEqual(before)
    expect(await countOf(restored.owner)).toBeLessThanOrEqual(await countOf(held().owner))
    expect(await isClean(restored)).toBe(true)
  })
})

test("what stands in the way is refused: rows, and somebody who works there", async () => {
  const key = await aKey()
  const { file } = await taken(held(), key)
  const target = await aTarget()
  const { database } = target
  await restoredInto(target, file, key)
  const before = await lookingAt(database, target.dataDir, ({ owner }) => rowsOf(owner))
  expect(await refusalOf(restoredInto(target, file, key))).toBe("DatabaseNotEmpty")
  expect(await lookingAt(database, target.dataDir, ({ owner }) => rowsOf(owner))).toEqual(before)
  const free = await aTarget()
  const inUse = Effect.gen(function* () {
    const other = yield* connect(free.database, "tehai_owner", 1)
    yield* Effect.promise(async () => await other`select 1`)
    return yield* Effect.promise(() => refusalOf(restoredInto(free, file, key)))
  })
  expect(await Effect.runPromise(Effect.scoped(inUse))).toBe("DatabaseInUse")
  expect(await refusalOf(restoredInto(free, file, key))).toBe("done")
})

test("keys, anchors and journal of another life are not mixed in; no file is lost", async () => {
  const key = await aKey()
  const { file } = await taken(held(), key)
  const target = await aTarget()
  for (const folder of ["keys", "audit"]) mkdirSync(join(target.dataDir, folder))
  writeFileSync(join(target.dataDir, "keys/audit.key"), "another")
  writeFileSync(join(target.dataDir, "audit/anchors-2031-01.txt"), "1 5 AAAA AAAA\n")
  const asEngine = connect(target.database, "tehai_jobs", 1)
  const onJournal = (statement: string) =>
    Effect.runPromise(
      Effect.scoped(Effect.flatMap(asEngine, (sql) => Effect.promise(async () => sql.unsafe(statement)))),
    )
  await onJournal("create table jobs.done_already (id int)")
  const { aside, putAside } = await restoredInto(target, file, key)
  expect(await onJournal("select 1 from pg_tables where schemaname = 'jobs'")).toEqual([])
  expect([...putAside].sort()).toEqual(["audit", "keys"])
  expect(readFileSync(join(aside, "keys/audit.key"), "utf8")).toBe("another")
  expect(existsSync(join(target.dataDir, "audit/anchors-2031-01.txt"))).toBe(false)
  await lookingAt(target.database, target.dataDir, async (restored) => expect(await isClean(restored)).toBe(true))
})

test("a newer product's backup is refused; an older one comes to this version", async () => {
  const key = await aKey()
  const source = {
    address: await Effect.runPromise(clonedDatabase(inject("socket"))),
    dataDir: aFolder(),
  }
  const planted = async (statement: string) =>
    lookingAt(source.address, source.dataDir, ({ owner }) => owner.unsafe(statement))
  const target = await aTarget()
  const refused = async () => refusalOf(restoredInto(target, (await taken(source, key)).file, key))
  await planted("insert into migrations.applied (file, digest) values ('9999-tomorrow.sql', '')")
  expect(await refused()).toBe("BackupOfNewerProduct")
  await planted(
    "delete from migrations.applied where file like '9999%'; update migrations.applied set digest = digest || 'x' where file like '0003%'",
  )
  expect(await refused()).toBe("BackupOfAnotherProduct")
  await lookingAt(source.address, source.dataDir, ({ owner }) =>
    owner.begin(async (sql) => {
      await clearIn(sql)
      await applyIn(sql, migrations().slice(0, -1))
      await sql`insert into identity.person (email, name, password_hash) values ('old@old.example', '昔の人', 'x')`
    }),
  )
  expect(await refused()).toBe("done")
  await lookingAt(target.database, target.dataDir, async ({ owner }) => {
    expect(await shapeOf(owner)).toEqual(await shapeOf(held().owner))
    expect(await owner`select name from identity.person`).toMatchObject([{ name: "昔の人" }])
    expect((await owner`select 1 from migrations.applied`).length).toBe(migrations().length)
  })
})
