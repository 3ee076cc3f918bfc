/** One store behind one interface: what holds of the folder holds of an S3 server. */
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { Effect, Exit, Redacted, Stream } from "effect"
import { beforeAll, describe, expect, test } from "vitest"
import type { Store } from "#modules/files/operations/file-store.ts"
import { folderStore } from "#modules/files/operations/folder-store.ts"
import { s3Store } from "#modules/files/operations/s3-store.ts"
import { filesIn } from "#modules/runtime/backup/files.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { freePort } from "../kernel/free-port.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { clonedDatabase, heldForFile, started } from "../kernel/product.ts"
import { aPicture } from "./a-picture.ts"
import { missingS3, s3Program, s3Server } from "./s3-server.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const refusalOf = async <A, E>(effect: Effect.Effect<A, E>) =>
  JSON.stringify(
    await Effect.runPromise(Effect.exit(effect)).then((exit) => (Exit.isFailure(exit) ? exit.cause : exit)),
  )
/** The bytes of what lies there, and its size as it was told before. */
const read = async (store: Store) => {
  const stored = await run(store.get(key))
  if (stored === undefined) return undefined
  const content = Buffer.concat(await run(Stream.runCollect(stored.content)))
  expect(stored.size).toBe(content.length)
  return content
}
const id = "a11ce000-9d3c-4a8e-9c1b-000000000001"
const key = `${id}/whole.txt`
const program = s3Program()

const holdsOfEach = (store: () => Store) => {
  test("UI-03 what is put is got byte for byte, put again it is the new one, removed it is gone", async () => {
    const bytes = new Uint8Array(300_000).map((_, n) => n % 251)
    expect(await read(store())).toBe(undefined)
    await run(store().put(key, bytes, "text/plain"))
    expect((await read(store()))?.equals(Buffer.from(bytes))).toBe(true)
    await run(store().put(key, new Uint8Array([7]), "text/plain"))
    expect([...((await read(store())) ?? [])]).toEqual([7])
    await run(store().remove(key))
    expect(await read(store())).toBe(undefined)
    await run(store().remove(key))
  })
}

describe("in a folder", () => {
  const folder = aFolder()
  const store = folderStore(`${folder}/files`)
  holdsOfEach(() => store)
  test("files are their owner's alone, and no draft stays", async () => {
    await run(store.put(key, new Uint8Array([1]), "text/plain"))
    const place = `${folder}/files/a1/${id}`
    expect([statSync(place).mode & 0o777, statSync(`${place}/whole.txt`).mode & 0o777]).toEqual([0o700, 0o600])
    expect(readdirSync(place)).toEqual(["whole.txt"])
  })
  test("what lies there longer than a day is named with its half-written drafts", async () => {
    await run(store.put(key, new Uint8Array([1]), "text/plain"))
    const place = `${folder}/files/a1/${id}`
    writeFileSync(`${place}/.x.draft`, "half")
    const ago = (hours: number) => Date.now() / 1000 - hours * 3600
    utimesSync(`${place}/.x.draft`, ago(25), ago(25))
    expect(await run(store.laidBefore(Date.now() - 86_400_000))).toEqual([`${id}/.x.draft`])
    await run(store.remove(`${id}/.x.draft`))
    expect(readdirSync(place)).toEqual(["whole.txt"])
    expect(await run(folderStore(`${folder}/nowhere`).laidBefore(Date.now()))).toEqual([])
  })
  test("a backup takes what lies there, and no draft", async () => {
    await run(store.put(key, new Uint8Array([1]), "text/plain"))
    writeFileSync(`${folder}/files/a1/${id}/.x.draft`, "half")
    expect(filesIn(folder, (first) => first === "files")).toEqual([`files/a1/${key}`])
    rmSync(`${folder}/files/a1/${id}/.x.draft`)
  })
  test("a folder that can't be written is said as what it is", async () => {
    writeFileSync(`${folder}/no-folder`, "")
    expect(await refusalOf(folderStore(`${folder}/no-folder/files`).put(key, new Uint8Array([1]), "x"))).toContain(
      "Service_Unavailable",
    )
  })
})

describe.skipIf(program === undefined)(
  `on an S3 server${program === undefined ? ` (skipped: ${missingS3})` : ""}`,
  () => {
    let server: Awaited<ReturnType<typeof s3Server>>
    beforeAll(async () => {
      server = await s3Server(program ?? "")
    })
    holdsOfEach(() => s3Store(Redacted.make(server.url)))

    test("UI-03 a wrong key, a missing bucket and a server that is away are Service_Unavailable, and the key is said nowhere", async () => {
      const wrong = [
        server.url.replace("tehai-key", "other-key"),
        server.url.replace("/tehai?", "/nowhere?"),
        `http://a:b@127.0.0.1:${await freePort()}/tehai`,
      ]
      for (const url of wrong) {
        const said = await refusalOf(s3Store(Redacted.make(url)).put(key, new Uint8Array([1]), "x"))
        expect(said).toContain("Service_Unavailable")
        expect(said).not.toContain("secret")
      }
    })

    describe("two servers of one product", () => {
      let company: TestCompany
      let token = ""
      const held = heldForFile(
        (socket, dataDir) =>
          Effect.gen(function* () {
            const address = yield* clonedDatabase(socket)
            const filesUrl = Redacted.make(server.url)
            const one = yield* started(address, dataDir, { filesUrl })
            return { one, two: yield* started(address, dataDir, { filesUrl }) }
          }),
        async ({ one }) => {
          company = await aCompany(one, "Shared")
          token = await signIn(one.url, company.emailOf("admin"))
        },
      )
      test("UI-03 a file given to one is read from the other, by its signed address and by the old route", async () => {
        const { one, two } = held()
        const mine = { token, company: company.id }
        const told = await ask(one.url, "/upload", { ...mine, body: { files: [aPicture()] } })
        expect(told.status, told.text).toBe(200)
        const { url, id: made } = told.body.data.files[0]
        const answer = await fetch(`${two.url}${url}`)
        expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"])
        expect((await ask(two.url, `/nest/common?url=${encodeURIComponent(url)}`, mine)).status).toBe(200)
        expect(existsSync(`${server.folder}/${made}/whole.png`)).toBe(true)
      })
    })
  },
)
