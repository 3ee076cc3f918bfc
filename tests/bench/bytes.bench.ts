/** What a first visit transfers until the network is silent: packed as the product sends it, with the headers. */
import type { CDPSession } from "@playwright/test"
import { asBench } from "./as-bench.ts"
import { inBrowser, openUntilSilent, type Place, signIn } from "./browser.ts"
import { type Row, shown, verdictOf } from "./harness.ts"

/** HTTPS and localhost get Brotli; a browser on plain HTTP asks for gzip. */
type Asking = "br" | "gzip"

interface Transferred {
  readonly scripts: number
  readonly styles: number
}

const counting = async (tools: CDPSession, asking: Asking) => {
  const kinds = new Map<string, string>()
  const bytes = { Script: 0, Stylesheet: 0 }
  await tools.send("Network.enable")
  await tools.send("Network.setExtraHTTPHeaders", { headers: { "Accept-Encoding": asking } })
  tools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type))
  tools.on("Network.loadingFinished", ({ encodedDataLength, requestId }) => {
    const kind = kinds.get(requestId)
    if (kind === "Script" || kind === "Stylesheet") bytes[kind] += encodedDataLength
  })
  return (): Transferred => ({ scripts: bytes.Script / 1024, styles: bytes.Stylesheet / 1024 })
}

const firstVisit = ({ visit }: Place, asking: Asking, path: string, email?: string) =>
  visit(async ({ page, tools }) => {
    if (email !== undefined) await signIn(page, email)
    const transferred = await counting(tools, asking)
    await openUntilSilent(page, path)
    return transferred()
  })
const firstVisits = async (place: Place, path: string, email?: string) => ({
  br: await firstVisit(place, "br", path, email),
  gzip: await firstVisit(place, "gzip", path, email),
})
type Visits = Awaited<ReturnType<typeof firstVisits>>

const row = (what: string, { br, gzip }: Visits, most: number): Row => ({
  what: `${what}: JavaScript with headers`,
  measured: `${shown(br.scripts, "KB")} in Brotli; on plain HTTP ${shown(gzip.scripts, "KB")} in gzip`,
  goal: `≤ ${most} KB`,
  verdict: verdictOf(br.scripts > 0 && br.scripts <= most),
})

await asBench({
  name: "bytes",
  run: () =>
    inBrowser(async (place) => {
      const login = await firstVisits(place, "/login")
      const today = await firstVisits(place, "/today", place.workerEmail)
      const calendar = await firstVisits(place, "/calendar?month=2026-10", place.adminEmail)
      const styles = Math.max(...[login, today, calendar].map(({ gzip }) => gzip.styles))
      return [
        row("/login", login, 130),
        row("今日", today, 180),
        row("手配カレンダー", calendar, 200),
        {
          what: "CSS with headers, gzip",
          measured: shown(styles, "KB"),
          goal: "≤ 20 KB",
          verdict: verdictOf(styles > 0 && styles <= 20),
        },
      ]
    }),
})
