/** SUP-10: the platform's list of transfers asks the database as often for many companies as for one. */
import { Effect } from "effect"
import { expect, test } from "vitest"
import { registerPerson } from "#modules/identity/index.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { countingLine } from "../kernel/counting-line.ts"
import { clonedDatabase, heldForFile, type Running, started } from "../kernel/product.ts"
import { owedByTransfer } from "../security/planted-bill.ts"

const email = "ops@counted.example"
const operatorOf = async ({ owner, run, url }: Running) => {
  await run(
    writeAcross(
      { reason: "an account for a test", personId: null },
      registerPerson({ email, name: "運営 花子", password }),
    ),
  )
  await owner`insert into identity.super_admin (person_id) select id from identity.person where email = ${email}`
  return await signIn(url, email)
}
const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const { folder, sent } = yield* countingLine(socket)
    const { database } = yield* clonedDatabase(socket)
    const running = yield* started({ kind: "embedded", socket: folder, database }, dataDir)
    const token = yield* Effect.promise(() => operatorOf(running))
    return { running, sent, token }
  }),
)
const owing = async (name: string): Promise<TestCompany> => {
  const company = await aCompany(held().running, name)
  await owedByTransfer(held().running, company)
  return company
}
const listed = async () => {
  const { running, sent, token } = held()
  await ask(running.url, "/nest/billing/get-companies-bills", { token })
  sent.statements = 0
  const told = await ask(running.url, "/nest/billing/get-companies-bills", { token })
  return { statements: sent.statements, rows: told.body.data }
}

test("SUP-10 five companies' transfers, each with its lines and what waits of it, cost the statements of one", async () => {
  await owing("ONE")
  const one = await listed()
  expect(one.rows).toMatchObject([
    { companyName: "ONE 設備", waitingTotal: 105_840, lines: [{ kind: "months", money: "117600" }] },
  ])
  const names = ["TWO", "THREE", "FOUR", "FIVE"]
  const more = []
  for (const name of names) more.push(await owing(name))
  const [two] = more
  // Of one company two wait: the row says what both come to.
  await held().running.owner`update billing.bill set banking_at = now(), banking_by = ${two?.personOf("admin") ?? 0}
    where company_id = ${two?.id ?? 0} and plan_name like '%4'`
  const many = await listed()
  expect(
    many.rows.map((row: { companyName: string; waitingTotal: number }) => [row.companyName, row.waitingTotal]),
  ).toEqual(
    expect.arrayContaining([
      ["ONE 設備", 105_840],
      ["TWO 設備", 211_680],
      ["FIVE 設備", 105_840],
    ]),
  )
  expect(many.rows).toHaveLength(6)
  expect(many.statements).toBe(one.statements)
})
