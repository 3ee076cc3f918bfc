/** PAPER kept by 電子帳簿保存法: what was issued has a digest that the audit seals, and what is changed past the product is found. */
import { beforeAll, expect, test } from "vitest"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { verifyPapers } from "#modules/papers/index.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aDesk, aLine, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "HOZON")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
const verified = () => running().run(inCompany(company.id)(verifyPapers(company.id)))
const hashOf = async (id: number) =>
  (await running().owner`select content_hash from papers.paper where company_id = ${company.id} and id = ${id}`)[0]
    ?.content_hash
/** As somebody would who reached the database itself, past its own guards. */
const behind = async (statement: string) => {
  await running().owner.begin(async (sql) => {
    for (const table of ["papers.paper", "papers.line"]) await sql.unsafe(`alter table ${table} disable trigger user`)
    await sql.unsafe(statement)
    for (const table of ["papers.paper", "papers.line"]) await sql.unsafe(`alter table ${table} enable trigger user`)
  })
}

test("PAPER-06 a paper has its digest from its issue on; a draft has none, paying and replacing change none", async () => {
  const draft = await desk.made()
  expect(await hashOf(draft.id)).toBeNull()
  const first = await desk.issued()
  const hash = await hashOf(first.id)
  expect(hash).toMatch(/^[0-9a-f]{64}$/u)
  const paid = await desk.as("admin", "PUT", `/v2/paper/payment-status/${first.id}`, {
    version: first.version,
    status: 1,
  })
  expect(paid.status).toBe(200)
  const second = await desk.issued({ correctsId: first.id, lines: [{ ...aLine, quantity: 3 }] })
  expect(await hashOf(first.id)).toBe(hash)
  expect(await hashOf(second.id)).not.toBe(hash)
  const change = running().owner`update papers.paper set content_hash = ${"0".repeat(64)} where id = ${first.id}`
  await expect(change).rejects.toThrow(/never changed/u)
  expect(await verified()).toMatchObject({ proven: 2, notSealed: 0, wrong: 0 })
})

test("PAPER-06 audit verify names a paper whose line, digest or row was changed or taken away past the product", async () => {
  const [altered, rehashed, gone] = [await desk.issued(), await desk.issued(), await desk.issued()]
  await behind(`update papers.line set label = '書き換え' where paper_id = ${altered.id}`)
  // The digest was made to fit: the audit still has the one of the issue.
  await behind(`update papers.paper set title = '別の件名' where id = ${rehashed.id}`)
  await behind(`update papers.paper p set content_hash = papers.content_digest(p) where id = ${rehashed.id}`)
  for (const table of ["papers.line", "papers.opened"]) await behind(`delete from ${table} where paper_id = ${gone.id}`)
  await behind(`delete from papers.paper where id = ${gone.id}`)
  const told = await verified()
  expect(told.wrong).toBe(3)
  expect(told.faults.map(({ kind, row }) => `${kind} ${row}`).toSorted()).toEqual(
    [`changed paper:${altered.id}`, `changed paper:${rehashed.id}`, `deleted paper:${gone.id}`].toSorted(),
  )
  expect(told.faults.find(({ kind }) => kind === "deleted")?.of).toBe(`${gone.no} 版1`)
})
