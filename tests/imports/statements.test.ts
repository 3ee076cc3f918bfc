/** What thousands of people cost: statements by the thousand and never by the row, and an entry of the audit each. */

import { writeFileSync } from "node:fs"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { makeImport } from "#modules/imports/operations/make-import.ts"
import { undoImport } from "#modules/imports/operations/undo-import.ts"
import { ReceivedFile } from "#modules/kernel/fields/received-file.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { runningProduct } from "../kernel/product.ts"
import { adminOf, statementsOfWrite } from "../scheduling/counted.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "MANY")
})
const folder = aFolder()

/** A list of so many people, as it lies on the disk when the call has received it. */
const listOf = (rows: number, mark: string) => {
  const lines = Array.from({ length: rows }, (_, n) => `${mark} ${n},社員,男,1990/4/${(n % 28) + 1},090-1000-0043`)
  const content = `氏名,区分,性別,生年月日,電話\n${lines.join("\n")}\n`
  const path = `${folder}/${mark}.csv`
  writeFileSync(path, content)
  return new ReceivedFile({ name: `${mark}.csv`, path, bytes: Buffer.byteLength(content), sha256: mark })
}
const importOf = (rows: number, mark: string) => {
  const sent = { files: [listOf(rows, mark)], dryRun: ["0" as const] }
  return Effect.scoped(Effect.flatten(makeImport("staff", sent)))
}
const count = (operation: Parameters<typeof statementsOfWrite>[2]) =>
  statementsOfWrite(running(), adminOf(company), operation)

test("BEY-16 a thousand people take as many statements as one, each further thousand three", async () => {
  // The first one leaves how it was read, which the next ones ask.
  await count(importOf(1, "最初"))
  const one = await count(importOf(1, "一人"))
  const thousand = await count(importOf(1000, "千人"))
  const twoThousand = await count(importOf(2000, "二千人"))
  expect(thousand).toBe(one)
  expect(twoThousand - thousand).toBe(3)
  // Two of them ask how many seats the plan has: before the rows are judged, and after they are written (D91).
  expect(one).toBeLessThanOrEqual(14)
  const [entries] = await running().owner<Array<{ n: number }>>`
    select count(*)::int as n from kernel.audit_entry where company_id = ${company.id} and action = 'staff.register'
      and after->>'name' like '二千人%'`
  expect(entries?.n).toBe(2000)
})

test("BEY-16 an import of thousands is taken back by as many statements as one of one", async () => {
  const made = await running().owner<Array<{ id: number; saved: number }>>`
    select id, saved from imports.import where company_id = ${company.id} order by saved`
  const statements: Array<number> = []
  for (const { id } of made) statements.push(await count(undoImport(id, { status: 0, version: 1 })))
  expect(made.map(({ saved }) => saved)).toEqual([1, 1, 1000, 2000])
  expect(new Set(statements).size).toBe(1)
  const [left] = await running().owner<Array<{ n: number }>>`
    select count(*)::int as n from people.staff where company_id = ${company.id} and name like '%千人%'`
  expect(left?.n).toBe(0)
})
