/** The sample card company on a port of its own: what it tells is sent when a test says so. */
import { createServer } from "node:http"
import { Redacted } from "effect"
import { cardCompany, type SampleCardCompany } from "#cli/demo/card-company/card-company.ts"
import type { Store } from "#cli/demo/card-company/objects.ts"
import { freePort } from "../kernel/free-port.ts"
import { afterFile } from "../kernel/leftovers.ts"

export const secretKey = "sk_test_tests"
export const webhookSecret = "whsec_tests"

export interface CompanyOnPort extends SampleCardCompany {
  readonly url: string
  /** What the product is set up with. */
  readonly settings: {
    readonly secretKey: Redacted.Redacted
    readonly webhookSecret: Redacted.Redacted
    readonly apiBase: string
  }
  /** Everything that was asked of it, in order: method and path. */
  readonly asked: Array<string>
  /** From now on it answers nothing, or with faults of its own; for the next so many requests. */
  readonly failing: { requests: number; how: "cut" | "lateCut" | "status" | "wrong" }
}

interface Wanted {
  readonly store?: Store
  /** Where its pages say that they are; its own address where it is absent. */
  readonly pagesAt?: string
}

/** `now` in milliseconds, where the product's clock is another than the machine's. */
export const companyOnPort = async (now: () => number, { pagesAt, ...wanted }: Wanted = {}): Promise<CompanyOnPort> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const company = cardCompany({
    ...{ secretKey, webhookSecret, now, ...wanted },
    pagesAt: () => pagesAt ?? url,
    webhooksTo: () => undefined,
  })
  const asked: Array<string> = []
  const failing: CompanyOnPort["failing"] = { requests: 0, how: "cut" }
  const server = createServer((request, response) => {
    const parts: Array<Buffer> = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      const [method = "GET", path = "/"] = [request.method, request.url]
      asked.push(`${method} ${path}`)
      const isFailing = failing.requests > 0
      if (isFailing) failing.requests--
      if (isFailing && failing.how === "cut") return void request.socket.destroy()
      const wrong = { type: "invalid_request_error", code: "amount_too_small", message: "too small" }
      if (isFailing && failing.how === "wrong")
        return void response.writeHead(400).end(JSON.stringify({ error: wrong }))
      if (isFailing && failing.how === "status") return void response.writeHead(500).end("{}")
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      const { body, location, status, type } = company.answer({
        ...{ method, path, headers, body: Buffer.concat(parts).toString("utf8") },
      })
      // It was done, and nobody hears of it.
      if (isFailing) return void request.socket.destroy()
      response.writeHead(status, { "content-type": type, ...(location === undefined ? {} : { location }) }).end(body)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve)
  })
  afterFile(() => server.close())
  const settings = {
    ...{ secretKey: Redacted.make(secretKey), webhookSecret: Redacted.make(webhookSecret) },
    apiBase: url,
  }
  return { ...company, url, settings, asked, failing }
}
