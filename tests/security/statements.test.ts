import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { countingLine } from "../kernel/counting-line.ts"
import { clonedDatabase, heldForFile, type Running, started } from "../kernel/product.ts"
import { aFullMonth } from "../scheduling/crowd.ts"
import { type Call, companyCalls, titleOf } from "./contracts.ts"
import { faulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { sample } from "./sample.ts"

/** A company whose month is full: so many people, sites and arrangements, each day worked and punched. */
const worked = async (running: Running, mark: string, size: number) => {
  const { owner } = running
  const company = await aCompany(running, mark)
  await aFullMonth(running, company, { first: isoDate("2026-10-01"), people: size, sites: size, tasks: size })
  await owner`insert into people.terms (company_id, staff_id, effective_from, version, salary_type, basic_salary,
      commuting_yen, commuting_tax_free_yen, subsidies, safety_fee, weekday_minutes, employment_insurance_kind)
    select company_id, id, '2025-04-01', 1, 1, 1800, 0, 0, '[]', 0, '{0,480,480,480,480,480,0}', 'construction'
    from people.staff s where company_id = ${company.id}
      and not exists (select from people.terms t where t.company_id = s.company_id and t.staff_id = s.id)`
  await owner`
    with punched as (
      insert into timekeeping.punch (company_id, staff_id, work_day, task_id, check_in, check_out, state)
      select distinct on (company_id, staff_id, day) company_id, staff_id, day, task_id, day + time '08:00',
        day + time '17:00', 'closed' from scheduling.task_worker where company_id = ${company.id}
      returning company_id, id, staff_id, check_in)
    insert into timekeeping.rest (company_id, punch_id, staff_id, started_at, ended_at)
    select company_id, id, staff_id, check_in + interval '4 hours', check_in + interval '5 hours' from punched`
  await owner`insert into people.partner (company_id, company_name, is_customer, is_vendor)
    select ${company.id}, ${mark} || n, n % 2 = 0, n % 2 = 1 from generate_series(1, ${size}::int) n`
  await owner`insert into notifications.notice (company_id, person_id, kind, subject, path, texts, at)
    select ${company.id}, ${company.personOf("admin")}, 'slipReady', 'slip:' || n, '/salary-v4', '{"ja":"明細","en":"Slip","vi":"Phiếu"}', now()
    from generate_series(1, ${size}::int) n`
  await owner`insert into kernel.job_run (company_id, kind, execution_key, execution_id, revision, input, started_by, state, ended_at)
    select ${company.id}, 'counted', n::text, ${mark} || n, 1, 'null', ${company.personOf("admin")}, 'done', now()
    from generate_series(1, ${size}::int) n`
  return { company, token: await signIn(running.url, company.emailOf("admin")) }
}

const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const { folder, sent } = yield* countingLine(socket)
    const { database } = yield* clonedDatabase(socket)
    const running = yield* started({ kind: "embedded", socket: folder, database }, dataDir)
    const small = yield* Effect.promise(() => worked(running, "SMALL", 10))
    const large = yield* Effect.promise(() => worked(running, "LARGE", 1000))
    yield* Effect.promise(() => running.owner`analyze`)
    return { running, sent, small, large, broken: yield* faulty(running, dataDir) }
  }),
)

interface Asking {
  readonly company: TestCompany
  readonly token: string
}

const lists = companyCalls.filter(({ metadata, route }) => metadata.kind === "read" && !route.path.includes(":"))
/** What is told of one thing grows with nothing. */
const ofOneThing = [
  ...["companies details", "companies listLabelSettings", "notifications totalUnread", "payroll draft", "payroll mine"],
  ...["payroll history", "scheduling siteExists", "timekeeping month", "timekeeping getUserSalaryType"],
]
/** What no generated input meets. */
const inputs: Readonly<Record<string, object>> = {
  "scheduling searchWorkers": { shift: 1, workingDay: "2026-10-05", pageSize: 10_000 },
}

/** An input that leaves out what may be left out, and one that doesn't; ids are those of a person of the company. */
const inputsOf = (call: Call, company: TestCompany) => {
  const good = inputs[titleOf(call)]
  const given = [1, 2].map((seed) => sample(call, company.staffOf("worker"), seed))
  return good === undefined ? given : given.map(({ path }) => ({ path, body: good }))
}

/** Statements and length of the answers of one call, asked a second time: the first may have prepared something. */
const asked = async (url: string, call: Call, { company, token }: Asking) => {
  const { sent } = held()
  const told = { statements: 0, length: 0, status: 0 }
  for (const _ of ["to prepare", "to count"]) {
    sent.statements = 0
    told.length = 0
    for (const { path, body } of inputsOf(call, company)) {
      const answer = await ask(url, path, {
        method: call.route.method,
        token,
        company: company.id,
        ...(body === undefined ? {} : { body }),
      })
      told.status = Math.max(told.status, answer.status === 200 ? 200 : told.status)
      told.length += answer.text.length
    }
    told.statements = sent.statements
  }
  return told
}

describe("lists ask the database as often for a thousand rows as for ten", () => {
  test.each(lists.map((call) => [titleOf(call), call] as const))("%s", async (title, call) => {
    const { running, small, large } = held()
    const few = await asked(running.url, call, small)
    const many = await asked(running.url, call, large)
    expect([few.status, many.status]).toEqual([200, 200])
    if (!ofOneThing.includes(title)) expect(many.length).toBeGreaterThan(few.length)
    expect(many.statements).toBe(few.statements)
  })

  test("the guard sees a planted fault: a question for each row", async () => {
    const call = faultyCalls.asksForEach
    if (call === undefined) throw new Error("nothing planted")
    const { broken, small, large } = held()
    const few = await asked(broken.url, call, small)
    const many = await asked(broken.url, call, large)
    expect(many.statements).toBeGreaterThan(few.statements + 900)
  })
})
