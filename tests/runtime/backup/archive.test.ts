/** Who reads an archive's parts: the next one is opened while a part is handed over, and nobody sees that. */
import { randomBytes } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { beforeAll, expect, test } from "vitest"
import { readArchive, writeArchive } from "#modules/runtime/backup/archive.ts"
import { aFolder } from "../../kernel/leftovers.ts"
import { aKey, type Key } from "./grounds.ts"

// What can't be compressed, so that the file has many of age's pieces.
const contents = new Map(["a", "b", "c", "d"].map((name) => [`files/${name}/0`, randomBytes(300_000)]))
const names = [...contents.keys()]
let key: Key
let file: string
beforeAll(async () => {
  key = await aKey()
  file = join(aFolder(), "four.backup")
  await writeArchive(file, key, async (to) => {
    for (const [name, content] of contents) await to.all("files", name.slice(6, -2), once(content))
  })
})
async function* once(content: Buffer) {
  yield content
}

test("parts come in order and one at a time, however long each takes", async () => {
  const seen: Array<string> = []
  let busy = 0
  await readArchive(file, key, async (name, content) => {
    expect(++busy).toBe(1)
    await setTimeout(20)
    expect(content.equals(contents.get(name) ?? Buffer.alloc(0))).toBe(true)
    seen.push(name)
    busy -= 1
  })
  expect(seen).toEqual(names)
})

test.each(names)("whoever refuses %s is the one that is heard, and gets no part after it", async (refused) => {
  const seen: Array<string> = []
  const reading = readArchive(file, key, async (name) => {
    seen.push(name)
    await setTimeout(20)
    if (name === refused) throw new Error(`not ${name}`)
  })
  await expect(reading).rejects.toThrow(`not ${refused}`)
  expect(seen).toEqual(names.slice(0, names.indexOf(refused) + 1))
})

test("a damage behind a part ends the reading only when that part has been handed over", async () => {
  const cut = join(aFolder(), "cut.backup")
  writeFileSync(cut, readFileSync(file).subarray(0, -1))
  const [begun, ended]: [Array<string>, Array<string>] = [[], []]
  const reading = readArchive(cut, key, async (name) => {
    begun.push(name)
    await setTimeout(50)
    ended.push(name)
  })
  await expect(reading).rejects.toMatchObject({ _tag: "BackupDamaged" })
  expect(begun.length).toBeGreaterThan(0)
  expect(ended).toEqual(begun)
})
