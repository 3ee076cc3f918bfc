/** BEY-09 経過措置: a paper of a seller without a number over the change of 1 October 2026 has both shares in the books. */
import { beforeAll, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../../kernel/companies.ts"
import { runningProduct } from "../../kernel/product.ts"
import { aDesk, aLine, type Desk } from "../../papers/paper-desk.ts"

let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "KEIKA")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
/** The paper's line is of these days, as though its arrangements had stood behind it when it was written. */
const plantDays = (paperId: number, days: ReadonlyArray<{ taskId: number; day: string; heads: number }>) =>
  running().owner.begin(async (sql) => {
    await sql`alter table papers.line_shift disable trigger guard_line`
    for (const { day, heads, taskId } of days)
      await sql`insert into papers.line_shift (company_id, paper_id, place, task_id, shift, day, heads)
        select company_id, paper_id, place, ${taskId}, 1, ${day}, ${heads} from papers.line where paper_id = ${paperId}`
    await sql`alter table papers.line_shift enable trigger guard_line`
  })
beforeAll(async () => {
  desk = await aDesk(running(), company)
  const siteId = await desk.site({ name: "月をまたぐ現場" })
  const [before, after] = [await desk.arranged(siteId, "2026-09-30"), await desk.arranged(siteId, "2026-10-01")]
  const { id, version } = await desk.made({
    type: 5,
    partnerId: company.vendorId,
    createdAt: "2026-11-25",
    lines: [{ ...aLine, quantity: 4 }],
  })
  const handed = await desk.move(id, version, 2)
  const yes = { version: handed.body.data?.version, isConfirm: 1 }
  const told = await desk.as("vendor", "PUT", `/v6/paper/${id}/vendor-confirm`, yes)
  if (told.status !== 200) throw new Error(told.text)
  await plantDays(id, [
    { taskId: before.id, day: "2026-09-30", heads: 3 },
    { taskId: after.id, day: "2026-10-01", heads: 1 },
  ])
})

test("BEY-09 PAPER-04 work before the change leaves 80 %, work after it 70 %, whatever the day of the paper", async () => {
  const asked = { month: "2026-11", product: "yayoi", scope: "all" }
  const file = await desk.as("financeManager", "POST", "/v5/report/journal", asked)
  expect(file.status, file.text).toBe(200)
  const rows = new TextDecoder("shift_jis")
    .decode(Buffer.from(file.body.data.content, "base64"))
    .split("\r\n")
    .slice(0, -1)
    .map((row) => row.split(","))
  expect(rows.map((row) => [row[7], row[8], row[9]])).toEqual([
    ["課対仕入込10%区分80%", "79200", "7200"],
    ["課対仕入込10%区分70%", "26400", "2400"],
  ])
  expect(rows[0]?.[14]).toBe("105600")
})
