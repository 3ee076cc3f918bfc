import { randomBytes } from "node:crypto"
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { beforeAll, expect, test } from "vitest"
import { checkBackup } from "#modules/runtime/backup/check.ts"
import { readBackupKey } from "#modules/runtime/backup/key.ts"
import { readContents } from "#modules/runtime/backup/read-contents.ts"
import { aFolder } from "../../kernel/leftovers.ts"
import { chanceOf } from "../audit/tampering.ts"
import { aKey, aTarget, heldWithCompany, type Key, lookingAt, refusalOf, restoredInto, taken } from "./grounds.ts"

const held = heldWithCompany("DAMAGE", async ({ dataDir }) => {
  mkdirSync(join(dataDir, "papers"))
  // What can't be compressed, so that the file has many of age's pieces.
  writeFileSync(join(dataDir, "papers/one.pdf"), randomBytes(300_000))
})
let key: Key
let file: string
let whole: Buffer
beforeAll(async () => {
  key = await aKey()
  file = (await taken(held(), key)).file
  whole = readFileSync(file)
})

const flips = process.env.HARD === "1" ? 1000 : 200
const seed = Number(process.env.SEED ?? 20_261_122)
const refused = ["NotABackup", "BackupKeyWrong", "BackupDamaged"]

const checked = (at: string, by = key) => refusalOf(Effect.runPromise(checkBackup(at, by)))
const changed = (change: (bytes: Buffer) => Buffer) => {
  const copy = join(aFolder(), "changed.backup")
  writeFileSync(copy, change(Buffer.from(whole)))
  return copy
}
const flipped = (position: number, bit: number) =>
  changed((bytes) => {
    bytes[position] = (bytes[position] ?? 0) ^ (1 << bit)
    return bytes
  })

test("an untouched backup is whole", async () => {
  expect(whole.length).toBeGreaterThan(4 * 65_536)
  expect(await checked(file)).toBe("done")
})

test(`R30 each of ${flips} flipped bits is refused (seed ${seed})`, { timeout: 300_000 }, async () => {
  const chance = chanceOf(seed)
  const accepted: Array<unknown> = []
  for (let time = 0; time < flips; time++) {
    // Every tenth in the head, which has its own ways to go wrong.
    const position = chance(time % 10 === 0 ? 200 : whole.length)
    const bit = chance(8)
    const said = await checked(flipped(position, bit))
    if (!refused.includes(said)) accepted.push({ position, bit, said })
  }
  expect(accepted).toEqual([])
})

test("a cut, an end too many, pieces that changed places, another key and another file are refused", async () => {
  const piece = 65_552
  const start = whole.indexOf("\n", whole.indexOf("--- ")) + 1 + 16
  for (const left of [0, 10, 100, start, start + 2 * piece, start + 2 * piece + 7, whole.length - 1])
    expect([left, refused.includes(await checked(changed((bytes) => bytes.subarray(0, left))))]).toEqual([left, true])
  expect(await checked(changed((bytes) => Buffer.concat([bytes, Buffer.from("x")])))).toBe("BackupDamaged")
  const swapped = changed((bytes) => {
    const one = bytes.subarray(start, start + piece)
    const other = bytes.subarray(start + piece, start + 2 * piece)
    return Buffer.concat([bytes.subarray(0, start), other, one, bytes.subarray(start + 2 * piece)])
  })
  expect(await checked(swapped)).toBe("BackupDamaged")
  expect(await checked(file, await aKey())).toBe("BackupKeyWrong")
  expect(await checked(file, await Effect.runPromise(readBackupKey("a passphrase of words")))).toBe("BackupKeyWrong")
  expect(await checked(changed(() => Buffer.from("%PDF-1.7 no backup at all, but long enough")))).toBe("NotABackup")
  expect(await checked(join(aFolder(), "none"))).toBe("BackupFileMissing")
})

/** A backup whose middle is the rows of one table, in several of the archive's pieces of a megabyte. */
const crowded = "kernel.outbox"
const crowdedBackup = async () => {
  for (let at = 0; at < 12; at++)
    await held().owner`insert into kernel.outbox (topic, body, sent_at)
      values ('Noise', ${JSON.stringify(randomBytes(400_000).toString("base64"))}::text::jsonb, now())`
  return (await taken(held(), key)).file
}
/** The table whose rows are the last that can be read of a file. */
const lastTableOf = async (file: string) => {
  let last = ""
  const piece = async (kind: string, of: string) => {
    last = kind === "files" ? "" : of
  }
  await readContents(file, key, { begin: async () => {}, piece }, () => {}).catch(() => undefined)
  return last
}

// Without the abort of the copy the rollback is refused while it is under way, and COPY_IN_PROGRESS is said instead.
test("R30 a restore that meets damage says so, also where rows are being copied, and leaves all as it was", async () => {
  const target = await aTarget()
  const tables = () =>
    lookingAt(
      target.database,
      target.dataDir,
      async ({ owner }) => (await owner`select 1 from pg_namespace where nspname in ('kernel', 'people')`).length,
    )
  const chance = chanceOf(seed)
  const large = await crowdedBackup()
  const { size } = statSync(large)
  const lasts: Array<string> = []
  for (let time = 0; time < 8; time++) {
    const copy = join(aFolder(), "cut.backup")
    copyFileSync(time < 5 ? large : flipped(300 + chance(whole.length - 300), chance(8)), copy)
    // At the very end, and within the rows of the crowded table.
    if (time < 5) truncateSync(copy, time === 0 ? size - 20 : Math.floor(size * (0.3 + 0.1 * time)))
    lasts.push(await lastTableOf(copy))
    const dataDir = aFolder()
    expect([time, await refusalOf(restoredInto({ ...target, dataDir }, copy, key))]).toEqual([time, "BackupDamaged"])
    expect(readdirSync(dataDir)).toEqual([])
    expect(await tables()).toBe(0)
  }
  expect(lasts.slice(1, 5)).toEqual(Array(4).fill(crowded))
  expect(await refusalOf(restoredInto({ ...target, dataDir: aFolder() }, file, key))).toBe("done")
})

test.each([
  ["short", "too short", "BackupKeyUnusable"],
  ["a secret key with a wrong sign", `AGE-SECRET-KEY-1${"B".repeat(58)}`, "BackupKeyUnusable"],
  ["nothing but comments", "# created\n\n", "BackupKeyUnusable"],
  ["a passphrase", "雪だるまと手配と百人工の現場", "done"],
  ["a key file as age-keygen writes it", `# public key: age1x\nAGE-SECRET-KEY-1${"Q".repeat(58)}\n`, "done"],
])("a key: %s", async (_name, text, expected) => {
  expect(await refusalOf(Effect.runPromise(readBackupKey(text)))).toBe(expected)
})
