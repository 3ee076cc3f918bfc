/** The browser of the browser tests against a product with a seeded month, entered as its admin or a worker. */
import { type Browser, type CDPSession, chromium, type Page, type Request } from "@playwright/test"
import { type Size, sizes } from "#cli/bench/sizes.ts"
import { actorForOperator } from "#modules/companies/index.ts"
import { personByEmail } from "#modules/identity/index.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { acrossCompanies, inCompany } from "#modules/kernel/database/scope.ts"
import { write } from "#modules/kernel/write.ts"
import { yen } from "#modules/kernel/yen.ts"
import { registerStaff } from "#modules/people/index.ts"
import config from "../../playwright.config.ts"
import { type Ground, onGround, password } from "./ground.ts"
import { productServed } from "./served.ts"

/** 300 people, 120 sites and 2,000 arrangements in the month. */
const theMonth: Size = { ...sizes.H, months: 1 }

export interface Visited {
  readonly page: Page
  readonly tools: CDPSession
}

export interface Place {
  readonly adminEmail: string
  readonly workerEmail: string
  /** A new browser profile, with nothing in its caches. */
  readonly visit: <A>(use: (visited: Visited) => Promise<A>) => Promise<A>
}

const workerOf = async ({ run }: Ground, companyId: number, adminEmail: string) => {
  const email = "worker@screen.bench.invalid"
  const person = await run(acrossCompanies("a bench")(personByEmail(adminEmail)))
  const actor = await run(inCompany(companyId)(actorForOperator(companyId, person?.id ?? 0)))
  const terms = { effectiveFrom: isoDate("2025-04-01"), salaryType: "hour", basicSalary: yen(1600) } as const
  const hired = registerStaff(companyId, { name: "計測 一郎", role: "worker", email, password, terms })
  await run(write({ actor, call: "bench.hire", key: "bench.hire", body: null }, hired))
  return email
}

const visiting =
  (browser: Browser, url: string): Place["visit"] =>
  async (use) => {
    const context = await browser.newContext({
      baseURL: url,
      locale: "ja-JP",
      timezoneId: "Asia/Tokyo",
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      serviceWorkers: "block",
    })
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    const answer = await use({ page, tools })
    await context.close()
    return answer
  }

/** As the login page leaves a browser: the cookie, and who it is in which company. */
export const signIn = async (page: Page, email: string) => {
  const post = async (path: string, data: object, headers = {}) =>
    (await (await page.request.post(`/api${path}`, { data, headers })).json()).data
  const { personId, token } = await post("/auth/login", { email, password })
  const [company] = await post("/v2/user/search-user-company", {}, { authorization: `Bearer ${token}` })
  await page.goto("/healthz")
  await page.evaluate((held) => localStorage.setItem("tehai.signIn", JSON.stringify(held)), {
    id: `${email} ${token.slice(0, 8)}`,
    personId,
    companyId: company.id,
    roleId: company.roleId,
  })
}

const silence = 500
/** Opens a page and waits until nothing is under way for half a second; the stream of events, which never ends, apart. */
export const openUntilSilent = async (page: Page, path: string) => {
  const under = new Set<Request>()
  let last = Date.now()
  const isOf = (request: Request) => !new URL(request.url()).pathname.endsWith("/events")
  page.on("request", (request) => isOf(request) && under.add(request))
  const ended = (request: Request) => {
    if (under.delete(request)) last = Date.now()
  }
  page.on("requestfinished", ended)
  page.on("requestfailed", ended)
  await page.goto(path)
  while (under.size > 0 || Date.now() - last < silence) await page.waitForTimeout(50)
}

export const inBrowser = <A>(bench: (place: Place) => Promise<A>): Promise<A> =>
  onGround(async (ground) => {
    const [seeded] = await ground.seeded(theMonth)
    if (seeded === undefined) throw new Error("nothing was seeded")
    const workerEmail = await workerOf(ground, seeded.companyId, seeded.adminEmail)
    const product = await productServed(ground)
    const browser = await chromium.launch(config.use?.launchOptions)
    try {
      const url = `http://127.0.0.1:${product.port}`
      return await bench({ adminEmail: seeded.adminEmail, workerEmail, visit: visiting(browser, url) })
    } finally {
      await browser.close()
      await product.end()
    }
  })
