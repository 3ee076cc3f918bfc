/** The paper of a stored slip as it is read: who pays from where, what of it is taxed, and what social insurance comes to. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { textsOf } from "../documents/pdf-text.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { closed, hire, tokenOf, worked } from "./month.ts"

let company: TestCompany
let token: string
let texts: ReadonlyArray<string>
runningProduct(async (started) => {
  company = await aCompany(started, "PAPER")
  await started.owner`update companies.company set address = '埼玉県戸田市上戸田三丁目4番12号' where id = ${company.id}`
  const [staffId = 0] = await hire(started, company, [
    {
      name: "池田 学",
      role: "worker",
      trade: "rebarWorker",
      birthday: isoDate("1990-05-01"),
      terms: {
        effectiveFrom: isoDate("2025-04-01"),
        salaryType: "hour",
        basicSalary: yen(1800),
        hasSocialInsurance: true,
        standardRemuneration: yen(300_000),
        hasEmploymentInsurance: true,
        commutingYen: yen(12_400),
        commutingTaxFreeYen: yen(10_000),
        safetyFee: yen(1500),
      },
    },
  ])
  const days = [5, 6, 7, 8, 9, 13, 14, 15, 16, 19, 20, 21, 22, 23, 26, 27, 28, 29, 30]
  const rest = ["12:00", "13:00"] as const
  await started.owner`insert into people.profile (company_id, staff_id, bank) values (${company.id}, ${staffId},
    ${started.owner.json({ bankName: "埼玉りそな銀行", branch: "戸田支店", type: 1, cardNumber: "7654321", ownerName: "ｲｹﾀﾞ ﾏﾅﾌﾞ" })})`
  const punches = days.map((day) => ({
    staffId,
    shifts: day < 20 ? ([1, 2] as const) : ([1] as const),
    day: `2026-10-${String(day).padStart(2, "0")}`,
    from: "08:00",
    to: "17:00",
    rest,
  }))
  await worked(started, company, punches)
  token = await tokenOf(started, company, "financeManager")
  const call = (path: string, body: unknown) => ask(started.url, path, { token, company: company.id, body })
  const { jobId } = (await call("/v5/timesheet/snapshot", { month: "2026-10" })).body.data
  expect((await closed(started, company, jobId, token)).state).toBe("done")
  const rows = (await call("/v5/timesheet/payroll", { month: "2026-10", pageSize: 100 })).body.data
  const { id } = rows.find(({ userId }: { userId: number }) => userId === staffId)
  const pdf = await fetch(`${started.url}/api/v5/timesheet/payroll/${id}/pdf`, {
    headers: { authorization: `Bearer ${token}`, companyid: String(company.id) },
  })
  texts = await textsOf(new Uint8Array(await pdf.arrayBuffer()))
})

test("PAY-07 the slip's paper names the company's address and how the person is paid", () => {
  expect(texts).toContain("埼玉県戸田市上戸田三丁目4番12号")
  expect(texts).toContain("時給")
})

test("PAY-07 the paper says what of the pay is taxed: gross without the tax-free part of commuting", () => {
  const gross = 1800 * 8 * 19 + 12_400
  for (const words of ["非課税支給額", "10,000", "課税支給額", (gross - 10_000).toLocaleString("ja-JP")])
    expect(texts).toContain(words)
})

test("PAY-07 the paper sums social insurance after its last premium, before the taxes", () => {
  const named = texts.filter((text) =>
    ["健康保険料", "雇用保険料", "社会保険計", "源泉所得税", "控除合計"].includes(text),
  )
  expect(named.slice(1)).toEqual(["健康保険料", "雇用保険料", "社会保険計", "源泉所得税", "控除合計"])
})

test("PAY-07 the paper says where the net goes, of the account's number the end alone", () => {
  const place = texts.indexOf("振込先")
  expect(texts.slice(place + 1).join(" ")).toContain("埼玉りそな銀行 戸田支店 普通 ****321")
  expect(texts.join(" ")).not.toContain("7654321")
})

test("PAY-07 the paper counts the shifts that were ticked, and the hours beyond sixty", () => {
  const after = (label: string) => texts[texts.indexOf(label) + 1]
  expect([after("午前"), after("午後"), after("60時間超")]).toEqual(["19 回", "10 回", "0:00"])
  expect(texts).not.toContain("夜間")
})

test("PAY-07 the paper says where the person belongs, and his days off worked and time missed, also when there was none", () => {
  const after = (label: string) => texts[texts.indexOf(label) + 1]
  expect(after("所属")).toBe("職人・鉄筋")
  expect([after("公休出勤"), after("遅刻・早退")]).toEqual(["0.0 日", "0:00"])
})

test("PAY-07 what is deducted by a written agreement is noted beside the account (労働基準法24条)", () => {
  expect(texts.join("")).toContain("賃金は労働基準法第24条に基づき、書面の協定により控除しています。")
})
