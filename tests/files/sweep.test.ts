/** What no row refers to goes after a day, with its bytes; what one refers to stays. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { beforeAll, expect, test } from "vitest"
import { sweepFiles, sweepStrays } from "#modules/files/index.ts"
import { dropUnused, keepWhatWasTakenUp } from "#modules/files/repository/dropped.ts"
import { Database } from "#modules/kernel/database/scope.ts"
import { aPicture } from "./a-picture.ts"
import { filesProduct } from "./files-product.ts"

const { asking, dataDir, opened, running, staffOf, stored, upload } = filesProduct()
let used: { id: string; url: string }
const filesOfTheDay = async () => (await upload([aPicture(), aPicture("2.png")])).body.data.files
const age = (id: string, hours: number) =>
  running().owner`update files.file set uploaded_at = now() - make_interval(hours => ${hours}) where id = ${id}`
const agedDrop = () => running().owner`update files.file set dropped_at = dropped_at - interval '2 minutes'`
const known = async () => (await running().owner<Array<{ id: string }>>`select id from files.file`).map(({ id }) => id)
const sweep = () => running().run(sweepFiles())

beforeAll(async () => {
  const [one] = await filesOfTheDay()
  used = one
  const record = staffOf("worker")
  const { version } = (await asking("admin", `/staff/detail-staff/${record}`)).body.data
  const body = { version, avatar: used.id }
  expect((await asking("admin", `/staff/admin-update-staff/${record}`, { method: "PUT", body })).status).toBe(200)
})

test("UI-03 a file of yesterday without a row goes with all its copies; one of today and one of a row stay", async () => {
  const [old, young] = await filesOfTheDay()
  await age(old.id, 25)
  await age(used.id, 25)
  await age(young.id, 23)
  const before = stored()
  expect(await sweep()).toBe(0)
  // Marked: nobody can take it up any more, while its bytes still lie there.
  const body = { version: 1, avatar: old.id }
  const refused = await asking("admin", `/staff/admin-update-staff/${staffOf("manager")}`, { method: "PUT", body })
  expect(refused.body.fields).toEqual([
    { field: "avatar", message: "ファイルが見つかりません。もう一度アップロードしてください。" },
  ])
  await agedDrop()
  expect(await sweep()).toBe(1)
  expect(stored()).toBe(before - 3)
  expect(await known()).toEqual(expect.arrayContaining([used.id, young.id]))
  expect(await known()).not.toContain(old.id)
  expect([(await opened(old.url)).status, (await opened(used.url)).status]).toEqual([404, 200])
  expect(existsSync(`${dataDir}/files/${old.id.slice(0, 2)}/${old.id}`)).toBe(false)
  expect(readdirSync(`${dataDir}/files/${used.id.slice(0, 2)}/${used.id}`)).toHaveLength(3)
})

test("a row that took a file up in the moment in which it was dropped keeps it", async () => {
  const [file] = await filesOfTheDay()
  const { relay } = await running().run(Effect.map(Database, (database) => database))
  await age(file.id, 25)
  await dropUnused(relay, new Date(Date.now() - 86_400_000).toISOString(), new Date().toISOString(), 10)
  await running().owner`insert into files.use (company_id, file_id, owner, of_row, place)
    select company_id, id, 'staff.avatar', 999, 0 from files.file where id = ${file.id}`
  await keepWhatWasTakenUp(relay)
  await agedDrop()
  await sweep()
  expect(await known()).toContain(file.id)
})

test("two sweeps at once take each file away once", async () => {
  const [file] = await filesOfTheDay()
  await age(file.id, 25)
  await sweep()
  await agedDrop()
  const both = Effect.all([sweepFiles(), sweepFiles()], { concurrency: "unbounded" })
  await running().run(both)
  expect(await known()).not.toContain(file.id)
})

test("D114 WIZ-19 what was given for a company that nobody registered goes after thirty days", async () => {
  const given = async (): Promise<string> =>
    (await asking("worker", "/v2/company/registration/picture", { body: { files: [aPicture()] } })).body.data[0].id
  const [old, young] = [await given(), await given()]
  const aged = (id: string, days: number) =>
    running().owner`update files.waiting set given_at = now() - make_interval(days => ${days}) where id = ${id}`
  await aged(old, 31)
  await aged(young, 29)
  const before = stored()
  expect(await sweep()).toBe(1)
  expect(stored()).toBe(before - 3)
  expect((await running().owner`select id from files.waiting`).map(({ id }) => id)).toEqual([young])
})

test("UI-03 bytes that no row ever named go after a day; what a row or a founder's picture names stays", async () => {
  const [kept] = await filesOfTheDay()
  const founders = (await asking("worker", "/v2/company/registration/picture", { body: { files: [aPicture()] } })).body
  const placeOf = (id: string) => `${dataDir}/files/${id.slice(0, 2)}/${id}`
  const laidDown = (id: string) => {
    mkdirSync(placeOf(id), { recursive: true })
    writeFileSync(`${placeOf(id)}/whole.txt`, "of a process that was killed")
  }
  const [old, young] = ["0dd00000-9d3c-4a8e-9c1b-000000000001", "0dd00000-9d3c-4a8e-9c1b-000000000002"]
  for (const id of [old, young]) laidDown(id)
  const received = ["old", "young"].map(() => mkdtempSync(join(tmpdir(), "tehai-received-")))
  const dayAgo = Date.now() / 1000 - 25 * 3600
  const age = (path: string) => utimesSync(path, dayAgo, dayAgo)
  const copies = (id: string) => readdirSync(placeOf(id)).map((name) => `${placeOf(id)}/${name}`)
  for (const path of [...[old, kept.id, founders.data[0].id].flatMap(copies), received[0] ?? ""]) age(path)
  expect(await running().run(sweepStrays())).toBe(1)
  expect([old, young, kept.id, founders.data[0].id].map((id) => existsSync(placeOf(id)))).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect(received.map((folder) => existsSync(folder))).toEqual([false, true])
})
