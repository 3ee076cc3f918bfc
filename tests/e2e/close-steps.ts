/** What the browser tests of 締め share: the way to its page, and where on its way the page stands. */
import type { Page } from "@playwright/test"
import { hourlyTerms, simpleTax } from "../people/terms-on-the-wire.ts"
import { deskOf } from "./desk-call.ts"
import { enter, expect } from "./fixture.ts"
import { lastMonth } from "./seed/months.ts"

export const openClose = async (page: Page, email: string) => {
  await enter(page, email, `/payroll?month=${lastMonth}`)
  await expect(page.getByRole("list", { name: "締めの流れ" })).toBeVisible()
}
export const stepNow = (page: Page) => page.getByRole("list", { name: "締めの流れ" }).locator("[aria-current=step]")

/** The month as it was a moment before: a close of four people is over before a browser could be slow enough. */
export const readWhileClosing = (page: Page) =>
  page.route(
    "**/api/v5/timesheet/month?*",
    async (route) => {
      const answer = await route.fetch()
      const told = await answer.json()
      await route.fulfill({ response: answer, json: { ...told, data: { ...told.data, state: "closing" } } })
    },
    { times: 1 },
  )

interface Finding {
  readonly kind: string
  readonly userId: number
  readonly day: string
  readonly punchId: number
}
/** What the seed leaves in the way of a close is repaired by somebody else: an end of work where it still is, and somebody's terms. */
export const repairMonth = async (bossEmail: string) => {
  const desk = await deskOf(bossEmail)
  const { checks } = await desk(`/v5/timesheet/checks?month=${lastMonth}`)
  const found: ReadonlyArray<Finding> = checks.flatMap((check: { findings: ReadonlyArray<Finding> }) => check.findings)
  const [open, noTerms] = ["unfinished", "noTerms"].map((kind) => found.find((one) => one.kind === kind))
  if (noTerms === undefined) throw new Error("the seed has lost its findings")
  if (open !== undefined) await tellEnd(desk, open)
  const { version } = await desk(`/staff/detail-staff/${noTerms.userId}`)
  const terms = { ...hourlyTerms, effectiveFrom: `${lastMonth}-01` }
  // First terms say his resident tax, too: he pays it himself.
  const residenceTax = { ...simpleTax, isResidenceTax: 0, fitstMonthTax: 0, remainMonthTax: 0 }
  const asked = { version, birthday: "1995-01-20", terms, residenceTax }
  await desk(`/staff/admin-update-staff/${noTerms.userId}`, asked, "PUT")
}
const tellEnd = (desk: Awaited<ReturnType<typeof deskOf>>, open: Finding) =>
  desk("/v2/timekeeping/handle-working-time", {
    timekeepingId: open.punchId,
    userId: open.userId,
    workingDay: open.day,
    isOffice: 1,
    checkIn: new Date(`${open.day}T08:00:00.000+09:00`).toISOString(),
    checkOut: new Date(`${open.day}T17:00:00.000+09:00`).toISOString(),
    rests: [],
    reason: "本人に確認しました",
  })
