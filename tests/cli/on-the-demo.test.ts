import { Effect } from "effect"
import type postgres from "postgres"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { connect } from "#modules/kernel/database/connect.ts"
import { productDatabase } from "#modules/runtime/database/roles.ts"
import { joinPostgres } from "#modules/runtime/postgres/embedded.ts"
import { freePort } from "../kernel/free-port.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { aServer, type Environment, type Launched } from "../launcher/launched.ts"
import { command, type Ended } from "./command.ts"

/** Rows past all policies, of the database that the server holds. */
const owner = <A>(dataDir: string, look: (sql: postgres.Sql) => Promise<A>): Promise<A> =>
  Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const { socket } = yield* joinPostgres(dataDir, "tests")
        const sql = yield* connect({ kind: "embedded", socket, database: productDatabase }, "tehai_owner", 1)
        return yield* Effect.promise(() => look(sql))
      }),
    ),
  )

const finance = "goto@shimizu-setsubi.example"
const worker = "takahashi@shimizu-setsubi.example"

describe("on the demo", () => {
  const dataDir = aFolder()
  let environment: Environment
  let loaded: Ended
  let server: Launched
  let month = ""
  let rows: ReadonlyArray<{ readonly userId: number; readonly name: string; readonly net: number }> = []
  const rowOf = (name: string) => rows.find((row) => row.name === name) ?? { userId: 0, net: 0 }
  const tehai = (...words: ReadonlyArray<string>) => command([...words, "--json"], environment)
  const as = (email: string) => ["--as", email, "--company", "1"]

  beforeAll(async () => {
    environment = { DATA_DIR: dataDir, PORT: String(await freePort()) }
    loaded = await command(["demo", "load"], environment)
    server = await aServer(environment)
    const jobs = await tehai("jobs", "list", ...as(finance))
    month = jobs.json.data[0].key.slice(0, 7)
    rows = (await tehai("payroll", "show", ...as(finance), "--month", month)).json.rows
  })
  afterAll(() => server.signal("SIGTERM"))

  test("BEY-18 demo load fills an empty database and runs the close itself when no server is there", () => {
    expect(loaded.code).toBe(0)
    expect(loaded.errors).toContain("サーバーが動いていないので")
    expect(loaded.out).toContain("デモの会社 1")
  })

  test("CLI-04 payroll show prints the month or one slip with its why, as the named person may see it", async () => {
    expect(rows).toHaveLength(23)
    const { userId } = rowOf("高橋 翔")
    const slip = await command(
      ["payroll", "show", ...as(worker), "--month", month, "--user", String(userId)],
      environment,
    )
    expect(slip.out).toContain("1回の単価に、働いた")
    const other = String(rowOf("佐藤 大輔").userId)
    const foreign = await tehai("payroll", "show", ...as(worker), "--month", month, "--user", other)
    expect([foreign.code, foreign.out]).toEqual([1, ""])
  })

  test("CLI-03 payroll rerun shows what would change, binds only after a yes, and asks for a reason", async () => {
    const unreasoned = await tehai("payroll", "rerun", ...as(finance), "--month", month)
    expect(unreasoned.code).toBe(2)
    const { userId, net } = rowOf("高橋 翔")
    // A closed month takes no change, so the difference is planted past the product: half a thousand more a morning.
    await owner(
      dataDir,
      (sql) => sql`insert into people.terms (company_id, staff_id, effective_from, version, salary_type, morning_salary,
          afternoon_salary, evening_salary, hours_per_shift, average_monthly_hours, commuting_yen, commuting_tax_free_yen, subsidies, safety_fee,
          weekday_minutes, has_social_insurance, standard_remuneration, has_employment_insurance,
          employment_insurance_kind, income_tax_column, dependants)
        select company_id, staff_id, effective_from, version + 1, salary_type, morning_salary + 500, afternoon_salary,
          evening_salary, hours_per_shift, average_monthly_hours, commuting_yen, commuting_tax_free_yen, subsidies, safety_fee, weekday_minutes,
          has_social_insurance, standard_remuneration, has_employment_insurance, employment_insurance_kind,
          income_tax_column, dependants from people.terms where staff_id = ${userId}`,
    )
    const args = ["--month", month, "--reason", "単価の誤り", "--user", String(userId)]
    const unasked = await tehai("payroll", "rerun", ...as(finance), ...args)
    expect([unasked.code, unasked.out]).toEqual([2, ""])
    const preview = await tehai("payroll", "rerun", ...as(finance), ...args, "--dry-run")
    expect(preview.json).toMatchObject({ month, isRerun: false })
    const again = await tehai("payroll", "rerun", ...as(finance), ...args, "--yes")
    expect([again.code, again.errors]).toEqual([0, ""])
    expect(again.json).toMatchObject({ revision: 2, state: "closed", isRerun: true })
    expect(again.json.differences).toEqual(preview.json.differences)
    expect(again.json.differences).toHaveLength(1)
    const [difference] = again.json.differences
    expect(difference).toMatchObject({ userId, name: "高橋 翔", before: net })
    expect(difference.net).toBeGreaterThan(net)
    expect(difference.changes.map(({ key }: { key: string }) => key)).toContain("shift:morning")
    const shown = await tehai("payroll", "show", ...as(finance), "--month", month, "--user", String(userId))
    expect(shown.json.totals.net).toBe(difference.net)
    const nothing = await tehai("payroll", "rerun", ...as(finance), ...args, "--yes")
    expect(nothing.json).toEqual({ month, isRerun: false, differences: [] })
  })

  test("CLI-04 a person who may not close is refused, a stranger is unknown, and every command leaves its line", async () => {
    const refused = await tehai("payroll", "rerun", ...as(worker), "--month", month, "--reason", "試し", "--yes")
    expect(refused.code).toBe(1)
    expect(JSON.parse(refused.errors)).toMatchObject({ error: "Refused", ja: "この操作の権限がありません。" })
    const twice = await tehai("payroll", "close", ...as(finance), "--month", month)
    expect(twice.code).toBe(1)
    const stranger = await tehai("jobs", "list", ...as("nobody@example.jp"))
    expect(stranger.code).toBe(1)
    const job = await tehai("jobs", "show", "1", ...as(finance))
    expect(job.json).toMatchObject({ id: 1, kind: "payroll-close", state: "done" })
    const finished = await tehai("jobs", "retry", "1", ...as(finance))
    expect([finished.code, JSON.parse(finished.errors).ja]).toEqual([
      1,
      expect.stringContaining("処理 1 はもう終わっています"),
    ])
    const none = await tehai("jobs", "list", ...as(worker))
    expect([none.code, none.out, JSON.parse(none.errors).ja]).toEqual([
      1,
      "",
      expect.stringContaining("自分で始めた処理だけ"),
    ])
    const times = await command(["jobs", "list", ...as(finance)], { ...environment, LANG: "en_US.UTF-8" })
    expect(times.out).toMatch(/^id +kind +of +state/)
    expect(times.out).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d JST \(\d\d:\d\dZ\)/)
    const lines = await owner(
      dataDir,
      (sql) => sql<Array<{ action: string; email: string }>>`select distinct a.action, p.email
        from kernel.audit_entry a join identity.person p on p.id = a.person_id where a.action like 'cli.%' order by 1, 2`,
    )
    expect(lines.map(({ action, email }) => `${action} ${email}`)).toEqual([
      `cli.jobs.list ${finance}`,
      `cli.jobs.list ${worker}`,
      `cli.jobs.show ${finance}`,
      `cli.payroll.preview ${finance}`,
      `cli.payroll.rerun ${finance}`,
      `cli.payroll.show ${finance}`,
      `cli.payroll.show ${worker}`,
    ])
  })

  test("audit verify finds the demo's record clean, and who changed it, with where and an exit code for scripts", async () => {
    const clean = await tehai("audit", "verify")
    expect([clean.code, clean.errors]).toEqual([0, ""])
    expect(clean.json.chains.map(({ company }: { company: number | null }) => company)).toEqual([null, 1])
    expect(clean.json.chains[1].sealed).toBeGreaterThan(2)
    const [{ slips, punches }] = clean.json.contents
    expect([slips.proven > 30, punches.proven > 1000]).toEqual([true, true])
    expect([slips, punches].map(({ wrong, notSealed }) => [wrong, notSealed])).toEqual([
      [0, 0],
      [0, 0],
    ])
    await owner(
      dataDir,
      (sql) => sql`update kernel.audit_entry set subject = 'another' where company_id = 1 and link_no = 2`,
    )
    const found = await tehai("audit", "verify", "--company", "1")
    expect(found.code).toBe(1)
    expect(found.json).toMatchObject({ isClean: false, chains: [{ company: 1, fault: { kind: "changed", place: 2 } }] })
    expect(JSON.parse(found.errors).ja).toContain("会社 1 2 番 書き換え")
    const told = await command(["audit", "verify"], environment)
    expect([told.code, told.out.includes("書き換え / changed")]).toEqual([1, true])
  })

  test("audit verify names the slip that somebody has raised in the database, by person and month", async () => {
    const [raised] = await owner(
      dataDir,
      (sql) => sql<Array<{ id: number; month: string; staff: number; name: string }>>`
        update payroll.slip set net = net + 10000, gross = gross + 10000
        where id = (select min(id) from payroll.slip)
        returning id, month, staff_id as staff, (select name from people.staff s where s.id = staff_id) as name`,
    )
    if (raised === undefined) throw new Error("no slip")
    const { id, month, staff, name } = raised
    const told = await tehai("audit", "verify")
    expect([told.code, told.json.isClean]).toEqual([1, false])
    expect(told.json.contents[0].slips.faults).toEqual([
      { kind: "changed", row: `slip:${id}`, userId: staff, of: month, name },
    ])
    expect(JSON.parse(told.errors).ja).toContain(`会社 1 給与明細 ${month} ${name}（${staff}） slip:${id} 書き換え`)
    const { out } = await command(["audit", "verify"], environment)
    expect(out).toContain(`${name}（${staff}） slip:${id} 書き換え`)
  })
})
