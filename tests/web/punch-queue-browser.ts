/** A real browser with the queue in its pages, and a server that answers presses as a test tells it. */
import { createServer, type ServerResponse } from "node:http"
import { fileURLToPath } from "node:url"
import { type Browser, chromium } from "@playwright/test"
import { build } from "vite"
import config from "../../playwright.config.ts"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export interface Sent {
  readonly path: string
  readonly key: string
  readonly body: { readonly clientId: string; readonly action?: string }
}
/** What the server does with a press: an answer, or it tears the line. */
export type Told = { readonly status: number; readonly body: string } | "tear"

const scriptOf = async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "@": here("../../web") } },
    build: { write: false, minify: false, lib: { entry: here("punch-queue-page.ts"), formats: ["es"], fileName: "q" } },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const [chunk] = first !== undefined && "output" in first ? first.output : []
  return chunk?.type === "chunk" ? chunk.code : ""
}
export const good = (): Told => ({ status: 200, body: '{"success":true,"data":{}}' })
export const refusal = (status: number, errorCode: string, errorMessage = ""): Told => ({
  status,
  body: JSON.stringify({ success: false, errorCode, errorMessage }),
})

export const queueBrowser = async () => {
  const script = await scriptOf()
  const sent: Array<Sent> = []
  const state = { tell: (_: Sent): Told => good() }
  const finish = (response: ServerResponse, told: Told) => {
    if (told === "tear") return response.destroy()
    response.writeHead(told.status, { "content-type": "application/json" }).end(told.body)
  }
  const server = createServer((request, response) => {
    if (request.url === "/q.js") return response.writeHead(200, { "content-type": "text/javascript" }).end(script)
    if (request.method === "GET") {
      const page = '<!doctype html><title>q</title><script type="module" src="/q.js"></script>'
      return response.writeHead(200, { "content-type": "text/html" }).end(page)
    }
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const key = String(request.headers["idempotency-key"])
      const one = { path: request.url ?? "", key, body: JSON.parse(Buffer.concat(chunks).toString()) }
      sent.push(one)
      // Long enough for a second sender to be seen if there were one.
      setTimeout(() => finish(response, state.tell(one)), 20)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const at = server.address()
  const url = `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}/`
  const browser: Browser = await chromium.launch(config.use?.launchOptions ?? {})
  return {
    sent,
    state,
    /** A device of its own: nothing is stored on it yet. Each call of `tab` opens one more page on it. */
    device: async () => {
      const context = await browser.newContext()
      const tab = async () => {
        const page = await context.newPage()
        await page.goto(url)
        await page.waitForFunction(() => window.queue !== undefined)
        return page
      }
      return { context, tab }
    },
    close: async () => {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
