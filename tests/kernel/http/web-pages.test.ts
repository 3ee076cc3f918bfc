import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { createServer, request } from "node:http"
import { join } from "node:path"
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib"
import { NodeHttpServer } from "@effect/platform-node"
import { Effect, Exit, Layer, Scope } from "effect"
import { HttpMiddleware, HttpRouter } from "effect/http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { webPages } from "#modules/kernel/http/web-pages.ts"
import { freePort } from "../free-port.ts"
import { aFolder } from "../leftovers.ts"

const script = `export const words = "${"手配".repeat(2_000)}"`
/** Other bytes than what packing while it is sent would give. */
const packed = { br: brotliCompressSync(script), gzip: gzipSync(script, { level: 1 }) }
const root = aFolder()
const scope = Effect.runSync(Scope.make())
let port = 0

beforeAll(async () => {
  mkdirSync(join(root, "assets"))
  const lay = (name: string, body: string | Buffer) => writeFileSync(join(root, name), body)
  lay("index.html", "<!doctype html>")
  lay("assets/packed.js", script)
  lay("assets/packed.js.br", packed.br)
  lay("assets/packed.js.gz", packed.gzip)
  lay("assets/plain.js", script)
  lay("assets/gone.js", script)
  lay("assets/gone.js.br", brotliCompressSync(script))
  port = await freePort()
  const pages = Layer.mergeAll(webPages(root), HttpRouter.middleware(HttpMiddleware.compression(), { global: true }))
  const serving = HttpRouter.serve(pages, { disableLogger: true, disableListenLog: true }).pipe(
    Layer.provide(NodeHttpServer.layer(createServer, { host: "127.0.0.1", port })),
  )
  await Effect.runPromise(Layer.build(serving).pipe(Scope.provide(scope)))
  // As a newer build would take them away.
  rmSync(join(root, "assets/gone.js"))
  rmSync(join(root, "assets/gone.js.br"))
})
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

const get = (path: string, accepted: string, more: Record<string, string> = {}) =>
  new Promise<{
    status: number
    coding: string | undefined
    type: string | undefined
    cache: string
    needless: Array<string>
    body: Buffer
  }>((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers: { "accept-encoding": accepted, ...more } }, (answer) => {
      const pieces: Array<Buffer> = []
      answer.on("data", (piece: Buffer) => pieces.push(piece))
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          coding: answer.headers["content-encoding"],
          type: answer.headers["content-type"],
          cache: answer.headers["cache-control"] ?? "",
          needless: ["etag", "last-modified", "accept-ranges"].filter((name) => name in answer.headers),
          body: Buffer.concat(pieces),
        }),
      )
    })
      .on("error", reject)
      .end()
  })

test("a script is sent as the build packed it, in the best way that the browser understands", async () => {
  for (const [accepted, coding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
  ] as const) {
    const answer = await get("/assets/packed.js", accepted)
    expect([answer.status, answer.coding, answer.type]).toEqual([200, coding, "text/javascript; charset=utf-8"])
    expect(answer.cache).toContain("immutable")
    expect(answer.needless).toEqual([])
    expect(answer.body).toEqual(packed[coding])
  }
  const plain = await get("/assets/packed.js", "identity")
  expect([plain.coding, plain.body.toString()]).toEqual([undefined, script])
})

test("what the build did not pack is packed while it is sent; what is gone is not found", async () => {
  const answer = await get("/assets/plain.js", "br")
  expect([answer.status, answer.coding, brotliDecompressSync(answer.body).toString()]).toEqual([200, "br", script])
  const gone = await get("/assets/gone.js", "br")
  expect([gone.status, gone.coding, gone.body.length]).toEqual([404, undefined, 0])
})

test("every address that is a page gives the page to whoever takes anything, and a file that isn't there is not found", async () => {
  const page = "<!doctype html>"
  const accepts: ReadonlyArray<Record<string, string>> = [
    {},
    { accept: "*/*" },
    { accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8" },
  ]
  for (const more of accepts) {
    for (const path of ["/", "/today", "/salary-v4-detail/12?from=a.b", "/nobody/knows"]) {
      const { body, cache, status, type } = await get(path, "identity", more)
      expect([path, status, body.toString(), cache]).toEqual([path, 200, page, "no-cache"])
      expect(type).toContain("text/html")
    }
    for (const path of ["/assets/x.js", "/assets/x", "/foo.png", "/today/foo.png"]) {
      expect([path, (await get(path, "identity", more)).status]).toEqual([path, 404])
    }
  }
  expect((await get("/today", "identity", { accept: "image/png" })).status).toBe(404)
})

test("what is sent to a page's address is refused by the catalogue, in the reader's language", async () => {
  for (const [method, path] of [
    ["POST", "/"],
    ["POST", "/login"],
    ["PUT", "/super-calendar?month=2026-11"],
    ["DELETE", "/assets/packed.js"],
  ] as const) {
    const headers = { "accept-language": "vi" }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"])
    expect(await answer.json()).toMatchObject({ success: false, errorCode: "Method_Not_Allowed" })
  }
})
