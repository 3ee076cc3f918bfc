/**
 * 職人別 of 300 people and 2,000 arrangements in the browser: mounting it, what stands in the page, scrolling it.
 *
 * Gaps between frames also hold what others did on the machine. An empty board of the same size, scrolled in the same
 * page, says how long a frame is here when the product does nothing: where that misses the goal, the run says nothing.
 */
import type { Page } from "@playwright/test"
import { asBench } from "./as-bench.ts"
import { inBrowser, openUntilSilent, type Place, signIn, type Visited } from "./browser.ts"
import { quantile, type Row, shown, spreadOf, spreadShown, verdictOf, type Wanted } from "./harness.ts"

const roundsOf = { quick: 2, usual: 7, full: 9 } as const
const mostMount = 1000
const mostFrame = 34
/** A quarter of that at full speed: what a frame may take of the processor, whatever else runs on the machine. */
const mostSpent = mostFrame / 4
const mostNodes = 2500

const openMonth = async (page: Page, email: string) => {
  await signIn(page, email)
  await openUntilSilent(page, "/calendar?month=2026-10")
}

/** From the click on 一覧 until the first person's days stand there; a planted slowness holds the thread for a second. */
const mount = (page: Page, isPlanted: boolean) =>
  page.evaluate(async (isSlow) => {
    const began = performance.now()
    for (const button of document.querySelectorAll("button")) if (button.textContent === "一覧") button.click()
    while (document.querySelector('[data-over^="cell/"]') === null) await new Promise(requestAnimationFrame)
    for (const until = performance.now() + (isSlow ? 1000 : 0); performance.now() < until; );
    return performance.now() - began
  }, isPlanted)

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length)

/** Milliseconds between frames while the board is scrolled down and back by an eighth of its height a frame. */
const scroll = (page: Page, isPlanted: boolean) =>
  page.getByRole("grid", { name: "職人別の手配" }).evaluate(async (grid, isSlow) => {
    const gaps: Array<number> = []
    const step = grid.clientHeight / 8
    let last = await new Promise<number>(requestAnimationFrame)
    for (let frame = 0; frame < 120; frame++) {
      grid.scrollBy(0, frame < 60 ? step : -step)
      for (const until = performance.now() + (isSlow ? 40 : 0); performance.now() < until; );
      const now = await new Promise<number>(requestAnimationFrame)
      gaps.push(now - last)
      last = now
    }
    return gaps
  }, isPlanted)

/** The board is put away for one of the same size with nothing in it; the page can't be used afterwards. */
const emptied = (page: Page) =>
  page.getByRole("grid", { name: "職人別の手配" }).evaluate((grid) => {
    const [board, inside] = [grid.cloneNode(false), document.createElement("div")]
    inside.style.height = `${grid.scrollHeight}px`
    board.appendChild(inside)
    grid.replaceWith(board)
  })

/** Processor milliseconds of the page's thread per frame, without what others did in between; at full speed. */
const spent = async ({ page, tools }: Visited, isPlanted: boolean) => {
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 1 })
  await tools.send("Performance.enable", { timeDomain: "threadTicks" })
  const read = async () => {
    const { metrics } = await tools.send("Performance.getMetrics")
    return new Map(metrics.map(({ name, value }) => [name, value * 1000]))
  }
  const before = await read()
  const { length } = await scroll(page, isPlanted)
  const after = await read()
  const of = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / length
  return {
    all: of("TaskDuration"),
    script: of("ScriptDuration"),
    style: of("RecalcStyleDuration"),
    layout: of("LayoutDuration"),
  }
}

const once = (place: Place, { isPlanted }: Wanted) =>
  place.visit(async (visited: Visited) => {
    const { page, tools } = visited
    await openMonth(page, place.adminEmail)
    const millis = await mount(page, isPlanted)
    await tools.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    const gaps = await scroll(page, isPlanted)
    const most = await nodes(page)
    const cost = await spent(visited, isPlanted)
    await tools.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    await emptied(page)
    const empty = quantile(await scroll(page, false), 0.95)
    return { millis, nodes: most, frame: quantile(gaps, 0.95), longest: Math.max(...gaps), cost, empty }
  })

type Seen = Awaited<ReturnType<typeof once>>

const frameRows = (seen: ReadonlyArray<Seen>): ReadonlyArray<Row> => {
  const [frames, empty] = [spreadOf(seen.map(({ frame }) => frame)), spreadOf(seen.map((one) => one.empty))]
  const longest = Math.max(...seen.map((one) => one.longest))
  const all = spreadOf(seen.map(({ cost }) => cost.all))
  const cost = (of: keyof Seen["cost"]) => shown(spreadOf(seen.map((one) => one.cost[of])).median)
  return [
    {
      what: "frames while scrolling at 4× slower processor, p95 of 120",
      measured: `${spreadShown(frames, "ms")}, longest ${shown(longest, "ms")}; an empty board ${spreadShown(empty, "ms")}`,
      goal: "≤ 34 ms",
      verdict: empty.median > mostFrame ? "dropped" : verdictOf(frames.median <= mostFrame),
      noticesPlanted: true,
    },
    {
      what: "processor time of a frame while scrolling, at full speed",
      measured: `${spreadShown(all, "ms")}: script ${cost("script")}, style ${cost("style")}, layout ${cost("layout")}, the rest paint, layers and script not counted`,
      goal: `≤ ${mostSpent} ms`,
      verdict: verdictOf(all.median <= mostSpent),
      noticesPlanted: true,
    },
  ]
}

await asBench({
  name: "screen",
  run: (wanted) =>
    inBrowser(async (place) => {
      const seen: Array<Seen> = []
      for (let round = 0; round < roundsOf[wanted.pace]; round++) seen.push(await once(place, wanted))
      const mounted = spreadOf(seen.map(({ millis }) => millis))
      const most = Math.max(...seen.map((one) => one.nodes))
      return [
        {
          what: "300 rows and 2,000 arrangements: from the click to the first cells, a fresh page each time",
          measured: spreadShown(mounted, "ms"),
          goal: "≤ 1 s",
          verdict: verdictOf(mounted.median <= mostMount),
          noticesPlanted: true,
        },
        { what: "elements in the page", measured: shown(most), goal: "≤ 2,500", verdict: verdictOf(most <= mostNodes) },
        ...frameRows(seen),
      ]
    }),
})
