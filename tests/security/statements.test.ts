import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { ask } from "../kernel/ask.ts"
import type { TestCompany } from "../kernel/companies.ts"
import { countingLine } from "../kernel/counting-line.ts"
import { clonedDatabase, heldForFile, started } from "../kernel/product.ts"
import { type Call, companyCalls, titleOf } from "./contracts.ts"
import { faulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { companyWideInputs } from "./full-inputs.ts"
import { askerOf } from "./good-inputs.ts"
import { sample } from "./sample.ts"
import { type Asking, worked } from "./worked.ts"

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

/** One file by its address is no list, nor an archive of drawn papers (300 at most), nor is what one company transfers, one party's work, a paper's facts, or one question about a law. */
const ofOneRow = [
  "files common",
  "billing checkBankTransfer",
  "papers archive",
  "papers ofPayee",
  "papers preview",
  "people paymentLimit",
]
const isList = (call: Call) =>
  call.metadata.kind === "read" && !call.route.path.includes(":") && !ofOneRow.includes(titleOf(call))
const lists = companyCalls.filter(isList)
/** What is told of one thing grows with nothing; a stream that begins has told nothing yet, a search tells eight of a kind. */
const ofOneThing = [
  "workspace events",
  ...[
    "workspace firstSteps",
    "workspace search",
    "workspace sideBar",
    "companies listShifts",
    "companies details",
    "companies listLabelSettings",
    "notifications totalUnread",
    "payroll draft",
    // Nobody's month is closed there: what is transferred is none.
    "payroll transfer",
    "payroll mine",
  ],
  // The next number of a kind, how many papers wait, and the terms of one arrangement's own people.
  ...["papers paperNo", "papers count", "scheduling getTermTaskWorker"],
  // The names of fourteen accounts.
  "reports accountNames",
  // A company's few allowances.
  ...["payroll companySubsidies", "payroll offeredSubsidies"],
  // One sum of what is owed, and the one bill that comes next.
  ...["billing switchAlert", "billing currentMonthPrice"],
  ...["payroll history", "scheduling siteExists", "timekeeping month", "timekeeping getUserSalaryType"],
]
/** An input that leaves out what may be left out, and one that doesn't; ids are those of the company and a person of it. */
const inputsOf = (call: Call, company: TestCompany) => {
  const good = companyWideInputs[titleOf(call)]
  const given = [1, 2].map((seed) => sample(call, company.staffOf("worker"), seed, company.id))
  return good === undefined ? given : given.map(({ path }) => ({ path, body: good }))
}

/** Statements and length of the answers of one call, asked a second time: the first may have prepared something. */
const asked = async (url: string, call: Call, { company, tokens }: Asking) => {
  const { sent } = held()
  const told = { statements: 0, length: 0, status: 0 }
  for (const _ of ["to prepare", "to count"]) {
    sent.statements = 0
    told.length = 0
    for (const { path, body } of inputsOf(call, company)) {
      const answer = await ask(url, path, {
        method: call.route.method,
        token: tokens.get(askerOf(call)),
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
