import { Deferred, Effect, Exit, Result } from "effect"
import { expect, test } from "vitest"
import type { Actor } from "#modules/kernel/actor.ts"
import type { Crowd } from "#modules/kernel/crowd/crowd.ts"
import { GroupCommit, writeInGroup } from "#modules/kernel/crowd/group-commit.ts"
import { together } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { aCompany, everyRole, type TestCompany } from "../companies.ts"
import { runningProduct } from "../product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "GROUP")
})

interface Body {
  readonly key: string
  readonly comesTo: "stored" | "refused" | "broken"
  /** Until then it is under way. */
  readonly until?: Deferred.Deferred<void>
}

const changeOf = (key: string) => ({ changes: [{ action: "label.test", subject: `label:${key}` }], events: [] })
const labelled: Crowd<Body, { readonly isThere: boolean }, Body, string> = {
  read: async (sql, companyId, asked) => {
    const keys = asked.map(({ body }) => body.key)
    const rows = await sql<Array<{ key: string }>>`
      select key from companies.label where company_id = ${companyId} and key = any(${keys})`
    return keys.map((key) => ({ isThere: rows.some((row) => row.key === key) }))
  },
  decide: Effect.fnUntraced(function* (_, asked) {
    for (const { body } of asked) if (body.until !== undefined) yield* Deferred.await(body.until)
    return asked.map(({ body, facts }) =>
      body.comesTo === "refused" || facts.isThere
        ? Result.fail(refuse("Not_Found"))
        : Result.succeed({ view: body.key, told: changeOf(body.key), change: body }),
    )
  }),
  store: (sql, companyId, changes) => {
    const rows = changes.map(({ comesTo, key }) => ({ key, value: comesTo === "broken" ? null : "言葉" }))
    return together(sql`insert into companies.label (company_id, key, value)
      select ${companyId}::int, key, value from json_to_recordset(${JSON.stringify(rows)}::text::json) as r(key text, value text)`)
  },
}

/** The first is under way until all others have come behind it. */
const inGroup = (...others: ReadonlyArray<Body["comesTo"]>) =>
  Effect.gen(function* () {
    const isLast = yield* Deferred.make<void>()
    const first = writeInGroup(memberOf(0, { comesTo: "stored", until: isLast }))
    const behind = others.map((comesTo, n) => writeInGroup(memberOf(n + 1, { comesTo })))
    const come = Effect.as(Deferred.done(isLast, Exit.void), "")
    return yield* Effect.forEach([first, ...behind, come], Effect.exit, { concurrency: "unbounded" })
  }).pipe(Effect.provide(GroupCommit.layer), running().run)

const memberOf = (n: number, body: Omit<Body, "key">) => {
  const key = `label-${n}`
  const actor = { companyId: company.id, personId: company.personOf(everyRole[n] ?? "admin") } as Actor
  return { command: { actor, call: "test", key, body: key }, actor, body: { key, ...body }, crowd: labelled }
}
const labels = async () => {
  const rows = await running().owner<Array<{ key: string; together: number }>>`
    select key, count(*) over (partition by xmin::text)::int as together from companies.label where key like 'label-%'
    order by key`
  const [told] = await running().owner`select count(*)::int as n from kernel.audit_entry where action = 'label.test'`
  await running().owner`delete from companies.label`
  await running().owner`delete from kernel.audit_entry where action = 'label.test'`
  await running().owner`delete from kernel.idempotency`
  return { rows, told: told?.n }
}

test("writes behind one that is under way are one transaction", async () => {
  const exits = await inGroup("stored", "stored", "stored")
  expect(exits.every(Exit.isSuccess)).toBe(true)
  expect(await labels()).toEqual({
    rows: [1, 3, 3, 3].map((together, n) => ({ key: `label-${n}`, together })),
    told: 4,
  })
})

test("one that is refused is refused alone, in the same transaction", async () => {
  const exits = await inGroup("stored", "refused", "stored")
  expect(exits.map(Exit.isSuccess)).toEqual([true, true, false, true, true])
  expect(await labels()).toEqual({
    rows: [1, 2, 2].map((together, n) => ({ key: `label-${[0, 1, 3][n]}`, together })),
    told: 3,
  })
})

test("one that breaks takes nobody along: the others are stored one by one", async () => {
  const exits = await inGroup("broken", "stored", "stored")
  expect(exits.map(Exit.isSuccess)).toEqual([true, false, true, true, true])
  expect(await labels()).toEqual({
    rows: [0, 2, 3].map((n) => ({ key: `label-${n}`, together: 1 })),
    told: 3,
  })
})
