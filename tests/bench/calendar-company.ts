/** The company of 300 people whose month is asked for: its calendar and its 勤務表 are measured over the same one. */
import { type Size, sizes } from "#cli/bench/sizes.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"
import type { Ground } from "./ground.ts"
import { post, type Served, signedIn } from "./served.ts"
import { wholeArrangements } from "./whole-arrangement.ts"

export const asked = { from: isoDate("2026-10-01"), to: isoDate("2026-10-31") }

export interface Company {
  readonly companyId: number
  readonly token: string
}

export const headersOf = ({ companyId, token }: Company) => ({
  authorization: `Bearer ${token}`,
  companyid: String(companyId),
  "accept-encoding": "gzip",
})

/** The calendar's month, gzip. */
export const monthFrom = async ({ port }: Served, company: Company) => {
  const { body, status } = await post(port, "/api/nest/calendar/super-calendar", asked, headersOf(company))
  if (status !== 200) throw new Error(`the calendar answered ${status}`)
  return body
}

export const companyOf300 = async (ground: Ground, { port }: Served, months: number) => {
  const size: Size = { ...sizes.H, months }
  const [seeded] = await ground.seeded(size)
  if (seeded === undefined) throw new Error("nothing was seeded")
  const whole = await wholeArrangements(ground, seeded, "2026-10")
  return { ...seeded, whole, token: await signedIn(port, seeded.adminEmail) }
}
