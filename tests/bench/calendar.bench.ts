/** 手配カレンダー of 300 people and 2,000 arrangements with all that an arrangement has, over HTTP, beside the same month made as JSON by PostgreSQL. */
import { createHash } from "node:crypto"
import { gunzipSync } from "node:zlib"
import { Effect, Layer } from "effect"
import { actorForOperator } from "#modules/companies/index.ts"
import { personByEmail } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { acrossCompanies, Database, inCompany } from "#modules/kernel/database/scope.ts"
import type { CalendarView } from "#modules/scheduling/contract/calendar.ts"
import { superCalendar } from "#modules/scheduling/operations/show-calendar.ts"
import { countingPool } from "../kernel/counting-pool.ts"
import { asBench } from "./as-bench.ts"
import { asked, type Company, companyOf300, monthFrom } from "./calendar-company.ts"
import { type Ground, onGround } from "./ground.ts"
import { interleaved, pairRow, type Row, shown, verdictOf, type Wanted } from "./harness.ts"
import { limitServed, post, productServed, type Served } from "./served.ts"
import type { Whole } from "./whole-arrangement.ts"

const mostTimes = 2
const rounds = 15
const historyOf = { quick: 3, usual: 60, full: 60 } as const

interface Month {
  readonly staff: ReadonlyArray<unknown>
  readonly tasks: ReadonlyArray<ReadonlyArray<unknown>>
}
const digest = (values: ReadonlyArray<string>) =>
  createHash("sha256").update(values.toSorted().join("\n")).digest("hex")

/** Who is on which shift of which arrangement: what both sides must say alike. */
const limitDigest = (body: Buffer) => {
  const { tasks }: Month = JSON.parse(gunzipSync(body).toString())
  return digest(tasks.map((task) => JSON.stringify([task[0], task[6], task[10] ?? []])))
}

const productDigest = (body: Buffer) => {
  const { data }: { data: CalendarView } = JSON.parse(gunzipSync(body).toString())
  const lines = data.slots.task.map((at, slot) => [
    data.tasks.id[at],
    data.slots.shift[slot],
    (data.slots.staff[slot] ?? []).map((one) => data.staff[one]?.userId ?? 0).toSorted((one, other) => one - other),
  ])
  return digest(lines.map((line) => JSON.stringify(line)))
}

/** Statements of one load beside begin, settings and commit; planted: one more for every tenth person. */
const statementsOf = async (ground: Ground, { companyId }: Company, adminEmail: string, wanted: Wanted) => {
  const { sent, pool: app } = countingPool(ground.address)
  const counted = Layer.succeed(Database, { app, relay: app })
  const person = await ground.run(acrossCompanies("a bench")(personByEmail(adminEmail)))
  const actor = await ground.run(inCompany(companyId)(actorForOperator(companyId, person?.id ?? 0)))
  const again = Effect.repeat(superCalendar(asked), { times: wanted.isPlanted ? 30 : 0 })
  const load = inCompany(companyId)(Effect.provideService(again, CurrentActor, actor)).pipe(Effect.provide(counted))
  await ground.run(load)
  sent.statements = 0
  await ground.run(load)
  await app.end()
  return sent.statements - 3
}

const loads = (served: Served, one: Company, count: number) => async () => {
  for (let n = 0; n < count; n++) await monthFrom(served, one)
}

/** What lies in the month, so that nobody takes a plain one for the whole arrangement. */
const wholeRow = ({ held, series, slots, small, wishes, withoutTimes }: Whole): Row => ({
  what: "in the month: series, held, slots of vendors, wishes that wait, requests without times, small jobs",
  measured: [series, held, slots, wishes, withoutTimes, small].map((count) => shown(count)).join(", "),
  goal: "",
  verdict: "noted",
})

await asBench({
  name: "calendar",
  run: (wanted) =>
    onGround(async (ground) => {
      const [product, limit] = [await productServed(ground), await limitServed(ground)]
      const short = await companyOf300(ground, product, 1)
      const long = await companyOf300(ground, product, historyOf[wanted.pace])
      const ofLimit = async () => (await post(limit.port, "/calendar", { ...asked, companyId: short.companyId })).body
      const month = await monthFrom(product, short)
      const [one, other] = [productDigest(month), limitDigest(await ofLimit())]
      if (one !== other) throw new Error("not the same month")
      const sides = { limit: ofLimit, product: () => monthFrom(product, short) }
      const pair = await interleaved(sides, rounds, wanted, mostTimes)
      const history = await interleaved(
        { limit: loads(product, short, 5), product: loads(product, long, 5) },
        rounds,
        wanted,
        1.15,
      )
      const statements = await statementsOf(ground, short, short.adminEmail, wanted)
      const kilobytes = month.length / 1024
      await Promise.all([product.end(), limit.end()])
      const rows: ReadonlyArray<Row> = [
        wholeRow(short.whole),
        pairRow("month of 300 people and 2,000 arrangements, HTTP", pair, mostTimes, "JSON made in SQL"),
        pairRow(
          `the same month behind ${historyOf[wanted.pace]} months of history`,
          history,
          1.15,
          "1 month of history",
        ),
        {
          what: "SQL statements of a load, beside begin, settings and commit",
          measured: shown(statements),
          goal: "≤ 4",
          verdict: verdictOf(statements <= 4),
        },
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
