/** What one person and one company may let wait, and how many may read at once. */
import { connect } from "node:net"
import { expect, test } from "vitest"
import { fileOf, filesProduct } from "./files-product.ts"

const { asking, company, opened, running, stored, upload } = filesProduct()
const text = (megabytes: number) => fileOf("字".repeat(Math.floor((megabytes * 1_048_576) / 3)), "a.txt")
/** As if so many megabytes more were there. */
const weigh = (id: string, megabytes: number) =>
  running().owner`update files.file set bytes = ${megabytes * 1_048_576} where id = ${id}`

test("UI-03 what nobody uses yet has a limit of the person and of the company, and what is refused stays nowhere", async () => {
  const id = (await upload([text(1)])).body.data.files[0].id
  await weigh(id, 298)
  expect((await upload([text(1)])).status).toBe(200)
  const before = stored()
  const refused = await upload([text(1), text(1)])
  expect([refused.status, refused.body.errorCode, refused.body.fields]).toEqual([
    413,
    "File_Too_Large",
    [
      {
        field: "files",
        message:
          "まだどこにも使われていないファイルが上限の300MBに達しています。登録に使うか、明日もう一度お試しください。",
      },
    ],
  ])
  expect(stored()).toBe(before)
  const others = () => asking("worker", "/upload", { body: { files: [text(1)] } })
  expect((await others()).status).toBe(200)
  await weigh(id, 1_999)
  const second = (await others()).body.data.files[0].id
  await weigh(second, 999)
  const full = await asking("manager", "/upload", { body: { files: [text(1)] } })
  expect(full.body.fields[0].message).toContain("3,000MB")
  expect((await asking("stranger", "/upload", { body: { files: [text(1)] } })).status).toBe(200)
  // What a row names doesn't wait.
  await running().owner`insert into files.use (company_id, file_id, owner, of_row, place)
    values (${company()}, ${id}, 'staff.contract', 999, 0), (${company()}, ${second}, 'staff.contract', 998, 0)`
  expect((await upload([text(1), text(1)])).status).toBe(200)
})

test("UI-03 uploads at once share one limit: each sees what the other took", async () => {
  await running().owner`delete from files.use`
  await running().owner`delete from files.file`
  const id = (await upload([text(1)])).body.data.files[0].id
  await weigh(id, 297)
  const all = await Promise.all(Array.from({ length: 5 }, () => upload([text(1)])))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(3)
})

/** Asks and never reads the answer. */
const deaf = (path: string) =>
  new Promise<{ end: () => void }>((resolve) => {
    const socket = connect(Number(new URL(running().url).port), "127.0.0.1", () => {
      socket.pause()
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`, () => resolve({ end: () => socket.destroy() }))
    })
  })

test("a file that nobody takes is not held in memory, and an address has a hundred readings open", async () => {
  await running().owner`delete from files.file`
  const { url } = (await upload([text(9)])).body.data.files[0]
  const before = process.memoryUsage().rss
  const sockets = await Promise.all(Array.from({ length: 100 }, () => deaf(url)))
  let told = await opened(url)
  for (let n = 0; n < 200 && told.status !== 429; n++) {
    await told.body?.cancel()
    told = await opened(url)
  }
  expect(told.status).toBe(429)
  expect((process.memoryUsage().rss - before) / 1_048_576).toBeLessThan(400)
  for (const { end } of sockets) end()
  let after = await opened(url)
  for (let n = 0; n < 200 && after.status !== 200; n++) after = await opened(url)
  expect((await after.arrayBuffer()).byteLength).toBeGreaterThan(9_000_000)
})
