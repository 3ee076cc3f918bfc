/** 勤務表 of 300 people over HTTP, beside the calendar's month of the same company; the rows' work is what the database holds. */
import { gunzipSync } from "node:zlib"
import type { MonthRow } from "#modules/timekeeping/contract.ts"
import { asBench } from "./as-bench.ts"
import { type Company, companyOf300, headersOf, monthFrom } from "./calendar-company.ts"
import { type Ground, onGround } from "./ground.ts"
import { interleaved, pairRow, type Row, shown, verdictOf } from "./harness.ts"
import { get, productServed, type Served } from "./served.ts"

const rounds = 15

const tableFrom = async ({ port }: Served, company: Company) => {
  const path = "/api/v5/timekeeping/table?month=2026-10&pageSize=300"
  const { body, status } = await get(port, path, headersOf(company))
  if (status !== 200) throw new Error(`the table answered ${status}`)
  return body
}

interface Table {
  readonly data: ReadonlyArray<MonthRow>
}
const tableOf = (body: Buffer) => {
  const { data }: Table = JSON.parse(gunzipSync(body).toString())
  return data
}

/** On how many days each of them has a finished punch, as the database says it. */
const daysWorked = async ({ owner }: Ground, { companyId }: Company) => {
  const rows = await owner<Array<{ id: number; days: number }>>`
    select staff_id as id, count(distinct work_day)::int as days from timekeeping.punch
    where company_id = ${companyId} and state = 'closed' and check_out > check_in
      and work_day between '2026-10-01' and '2026-10-31' group by 1`
  return new Map(rows.map(({ days, id }) => [id, days]))
}

await asBench({
  name: "month-table",
  run: (wanted) =>
    onGround(async (ground) => {
      const product = await productServed(ground)
      const company = await companyOf300(ground, product, 1)
      const month = await tableFrom(product, company)
      const [table, worked] = [tableOf(month), await daysWorked(ground, company)]
      const wrong = table.find(({ totals, userId }) => totals.days !== (worked.get(userId) ?? 0))
      if (table.length < 300 || wrong !== undefined) throw new Error(`not the same month: ${JSON.stringify(wrong)}`)
      const sides = { limit: () => monthFrom(product, company), product: () => tableFrom(product, company) }
      const pair = await interleaved(sides, rounds, wanted, 1)
      await product.end()
      const kilobytes = month.length / 1024
      const rows: ReadonlyArray<Row> = [
        pairRow(`month of ${table.length} people, HTTP`, pair, 1, "the calendar's month"),
        {
          what: "bytes of the month, gzip",
          measured: shown(kilobytes, "KB"),
          goal: "≤ 40 KB",
          verdict: verdictOf(kilobytes <= 40),
        },
      ]
      return rows
    }),
})
