import { gzipSync } from "node:zlib"
import { AxeBuilder } from "@axe-core/playwright"
import { expect, type Page, type Response } from "@playwright/test"

/** What WCAG 2.2 A and AA finds on what is on the page now, a line a rule. */
const barriers = async (page: Page) => {
  // Only what fails is described, and in the page itself, which has no frames: a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] })
    .setLegacyMode(true)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)
}
/** No finding stays. A window that opens or closes hides the page behind it for a moment, which keeps nobody out. */
export const expectNoBarrier = async (page: Page) =>
  await expect.poll(() => barriers(page), { timeout: 30_000 }).toEqual([])
/** Nothing sticks out to the right. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBeLessThanOrEqual(window ?? 0)
}
/** Everything that is tapped is at least 48 px high on the phone. */
export const expectTargets = async (page: Page, least = 48) => {
  const small = await page.locator("button:visible, a:visible, input:visible, select:visible").evaluateAll(
    (all, size) =>
      all
        .filter((one) => !one.closest("[aria-hidden=true], .sr-only") && one.getBoundingClientRect().width > 1)
        .filter((one) => (one.closest("label") ?? one).getBoundingClientRect().height < size)
        .map((one) => one.outerHTML.slice(0, 120)),
    least,
  )
  expect(small).toEqual([])
}

/** As on a device that was never here: every file comes over the network. */
export const neverHere = async (page: Page) => {
  const tools = await page.context().newCDPSession(page)
  await tools.send("Network.enable")
  await tools.send("Network.setCacheDisabled", { cacheDisabled: true })
  await tools.send("Network.setBypassServiceWorker", { bypass: true })
}
export interface Loaded {
  readonly bodies: ReadonlyArray<Buffer>
  /** Units of 1,024 bytes as they came over the network, packed and with their headers. */
  readonly sent: number
}
/** A page that listens for changes is never without a request: it is quiet once nothing of this ending is under way. */
const becomesQuiet = async (page: Page, isUnderWay: () => boolean) => {
  await page.waitForLoadState("load")
  for (let quiet = 0; quiet < 5; quiet = isUnderWay() ? 0 : quiet + 1) await page.waitForTimeout(200)
}
/** Collects the files of this ending that a page loads from now on; gives them once it has become quiet. */
export const loadedBy = (page: Page, ending: ".js" | ".css") => {
  const answers: Array<Response> = []
  const underWay = new Set<string>()
  const isMeant = (url: string) => new URL(url).pathname.endsWith(ending)
  page.on("request", (request) => {
    if (isMeant(request.url())) underWay.add(request.url())
  })
  page.on("response", (answer) => {
    if (!isMeant(answer.url())) return
    answers.push(answer)
    void answer.finished().then(() => underWay.delete(answer.url()))
  })
  return async (): Promise<Loaded> => {
    await becomesQuiet(page, () => underWay.size > 0)
    const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()))
    const sent = sizes.reduce((sum, one) => sum + one.responseHeadersSize + one.responseBodySize, 0)
    return { bodies: await Promise.all(answers.map((answer) => answer.body())), sent: sent / 1024 }
  }
}
/** Units of 1,024 bytes, each file packed for itself. */
export const kilobytes = (bodies: ReadonlyArray<Buffer>, packed: (body: Buffer) => Buffer = gzipSync) =>
  bodies.reduce((sum, body) => sum + packed(body).length, 0) / 1024
