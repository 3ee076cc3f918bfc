/** What a first visit transfers, compressed as the product sends it. */
import type { CDPSession } from "@playwright/test"
import { asBench } from "./as-bench.ts"
import { inBrowser, type Place, signIn } from "./browser.ts"
import { type Row, shown, verdictOf } from "./harness.ts"

interface Transferred {
  readonly scripts: number
  readonly styles: number
}

const counting = async (tools: CDPSession) => {
  const kinds = new Map<string, string>()
  const bytes = { Script: 0, Stylesheet: 0 }
  await tools.send("Network.enable")
  tools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type))
  tools.on("Network.loadingFinished", ({ encodedDataLength, requestId }) => {
    const kind = kinds.get(requestId)
    if (kind === "Script" || kind === "Stylesheet") bytes[kind] += encodedDataLength
  })
  return (): Transferred => ({ scripts: bytes.Script / 1024, styles: bytes.Stylesheet / 1024 })
}

const firstVisit = ({ visit }: Place, path: string, email?: string) =>
  visit(async ({ page, tools }) => {
    if (email !== undefined) await signIn(page, email)
    const transferred = await counting(tools)
    await page.goto(path, { waitUntil: "networkidle" })
    return transferred()
  })

const row = (what: string, { scripts }: Transferred, most: number): Row => ({
  what: `${what}: JavaScript, gzip`,
  measured: shown(scripts, "KB"),
  goal: `≤ ${most} KB`,
  verdict: verdictOf(scripts > 0 && scripts <= most),
})

await asBench({
  name: "bytes",
  run: () =>
    inBrowser(async (place) => {
      const login = await firstVisit(place, "/login")
      const today = await firstVisit(place, "/today", place.workerEmail)
      const calendar = await firstVisit(place, "/calendar?month=2026-10", place.adminEmail)
      const styles = Math.max(login.styles, today.styles, calendar.styles)
      return [
        row("/login", login, 130),
        row("今日", today, 180),
        row("手配カレンダー", calendar, 200),
        {
          what: "CSS, gzip",
          measured: shown(styles, "KB"),
          goal: "≤ 20 KB",
          verdict: verdictOf(styles > 0 && styles <= 20),
        },
      ]
    }),
})
