/** 本年累計 of a slip's paper: what was paid in its year by then, and the same for ever. */
import { beforeAll, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { textsOf } from "../documents/pdf-text.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { closed, hire, tokenOf, worked } from "./month.ts"

let company: TestCompany
let token: string
let staffId = 0
const running = runningProduct(async (started) => {
  company = await aCompany(started, "YEAR")
})
const call = (path: string, body?: unknown) =>
  ask(running().url, path, body === undefined ? { token, company: company.id } : { token, company: company.id, body })

const close = async (month: string, more: object = {}) => {
  const { jobId } = (await call("/v5/timesheet/snapshot", { month, ...more })).body.data
  expect((await closed(running(), company, jobId, token)).state).toBe("done")
  const rows = (await call("/v5/timesheet/payroll", { month, pageSize: 100 })).body.data
  return rows.find(({ userId }: { userId: number }) => userId === staffId).id as number
}
const paper = async (id: number) => {
  const pdf = await fetch(`${running().url}/api/v5/timesheet/payroll/${id}/pdf`, {
    headers: { authorization: `Bearer ${token}`, companyid: String(company.id) },
  })
  expect(pdf.status).toBe(200)
  return new Uint8Array(await pdf.arrayBuffer())
}
/** What stands on the paper beside each of the three sums. */
const sumsOn = async (pdf: Uint8Array) => {
  const texts = await textsOf(pdf)
  expect(texts).toContain("本年累計")
  return ["課税支給累計", "社会保険料累計", "所得税累計"].map((label) => {
    const at = texts.indexOf(label)
    expect(at, label).toBeGreaterThan(-1)
    return texts[at + 1]
  })
}
interface Line {
  readonly key: string
  readonly amount: number
}
const premiums = /health|pension|employment/i
/** The same three of one slip, as its reader sees its lines; all of the gross but 10,000 yen of commuting is taxed. */
const partsOf = async (id: number) => {
  const { totals, lines } = (await call(`/v5/timesheet/payroll/${id}`)).body.data
  const sum = (isMeant: (key: string) => boolean) =>
    lines.filter(({ key }: Line) => isMeant(key)).reduce((all: number, { amount }: Line) => all + amount, 0)
  const parts = [totals.gross - 10_000, sum((key) => premiums.test(key)), sum((key) => key === "incomeTax")]
  expect(Math.min(...parts), "each part is there").toBeGreaterThan(0)
  return parts
}
const added = (all: ReadonlyArray<ReadonlyArray<number>>) =>
  [0, 1, 2].map((at) => all.reduce((sum, parts) => sum + (parts[at] ?? 0), 0).toLocaleString("ja-JP"))

beforeAll(async () => {
  token = await tokenOf(running(), company, "financeManager")
  ;[staffId = 0] = await hire(running(), company, [
    {
      name: "池田 学",
      role: "worker",
      birthday: isoDate("1990-05-01"),
      terms: {
        effectiveFrom: isoDate("2025-04-01"),
        salaryType: "hour",
        basicSalary: yen(2400),
        hasSocialInsurance: true,
        standardRemuneration: yen(300_000),
        hasEmploymentInsurance: true,
        commutingYen: yen(12_400),
        commutingTaxFreeYen: yen(10_000),
      },
    },
  ])
  const hours = { staffId, from: "08:00", to: "17:00", rest: ["12:00", "13:00"] as const }
  const days = ["2025-11", "2025-12", "2026-01"].flatMap((month) =>
    [5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 19, 20, 21, 22, 23].map((day) => `${month}-${String(day).padStart(2, "0")}`),
  )
  await worked(
    running(),
    company,
    days.map((day) => ({ ...hours, day })),
  )
})

test("PAY-14 本年累計 sums the slips paid in the year, as they were when this one was made, in every later drawing", async () => {
  const november = await close("2025-11")
  const december = await close("2025-12")
  const january = await close("2026-01")
  const [ofNovember, ofDecember, ofJanuary] = await Promise.all([november, december, january].map(partsOf))
  if (ofNovember === undefined || ofDecember === undefined || ofJanuary === undefined) throw new Error("no slips")
  // November's pay day is the last of 2025, so December's opens a year.
  expect(await sumsOn(await paper(november))).toEqual(added([ofNovember]))
  expect(await sumsOn(await paper(december))).toEqual(added([ofDecember]))
  const first = await paper(january)
  expect(await sumsOn(first)).toEqual(added([ofDecember, ofJanuary]))

  // A closed month takes no change, so the raise is planted past the product.
  const { owner } = running()
  await owner`update people.terms set basic_salary = 2600 where company_id = ${company.id} and staff_id = ${staffId}`
  const corrected = await close("2025-12", { isRerun: 1, reason: "昇給の遅れ" })
  expect(corrected).not.toBe(december)
  const ofCorrected = await partsOf(corrected)
  expect(ofCorrected[0]).toBeGreaterThan(ofDecember[0] ?? 0)
  // January was paid before anybody knew; its own correction counts what December became, not what it was.
  expect(await paper(january)).toEqual(first)
  const again = await close("2026-01", { isRerun: 1, reason: "昇給の遅れ" })
  expect(await sumsOn(await paper(again))).toEqual(added([ofCorrected, await partsOf(again)]))
  expect(await paper(january)).toEqual(first)
  // What was paid later in the year is in no earlier slip.
  expect(await sumsOn(await paper(corrected))).toEqual(added([ofCorrected]))
})
