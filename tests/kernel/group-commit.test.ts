import { Deferred, Effect, Exit } from "effect"
import { expect, test } from "vitest"
import { query } from "#modules/kernel/database/scope.ts"
import { type Refused, refuse } from "#modules/kernel/errors.ts"
import { GroupCommit, writeInGroup } from "#modules/kernel/group-commit.ts"
import { tell } from "#modules/kernel/write.ts"
import { aCompany, everyRole, type TestCompany } from "./companies.ts"
import { runningProduct } from "./product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "GROUP")
})

const stored = (key: string) =>
  Effect.andThen(
    query(
      ({ sql }) => sql`insert into companies.label (company_id, key, value) values (${company.id}, ${key}, '言葉')`,
    ),
    tell({ action: "label.test", subject: `label:${key}` }),
  )
const storedThenRefused = (key: string) => Effect.andThen(stored(key), refuse("Not_Found"))
const storedThenBroken = (key: string) => Effect.andThen(stored(key), Effect.die(new Error("planted")))

/** The first is under way until all others have come behind it. */
const inGroup = (...bodies: ReadonlyArray<(key: string) => Effect.Effect<undefined, Refused>>) =>
  Effect.gen(function* () {
    const isLast = yield* Deferred.make<void>()
    const first = writeInGroup(commandOf("label-0", 0), Effect.andThen(Deferred.await(isLast), stored("label-0")))
    const behind = bodies.map((body, n) => writeInGroup(commandOf(`label-${n + 1}`, n + 1), body(`label-${n + 1}`)))
    const come = Effect.as(Deferred.done(isLast, Exit.void), "")
    return yield* Effect.forEach([first, ...behind, come], Effect.exit, { concurrency: "unbounded" })
  }).pipe(Effect.provide(GroupCommit.layer), running().run)

const commandOf = (key: string, n: number) => ({
  actor: { companyId: company.id, personId: company.personOf(everyRole[n] ?? "admin") },
  call: "test",
  key,
  body: key,
})
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
  const exits = await inGroup(stored, stored, stored)
  expect(exits.every(Exit.isSuccess)).toBe(true)
  expect(await labels()).toEqual({
    rows: [1, 3, 3, 3].map((together, n) => ({ key: `label-${n}`, together })),
    told: 4,
  })
})

test("one that is refused after it changed something leaves nothing of itself, and the others are stored", async () => {
  const exits = await inGroup(stored, storedThenRefused, stored)
  expect(exits.map(Exit.isSuccess)).toEqual([true, true, false, true, true])
  expect(await labels()).toEqual({
    rows: [0, 1, 3].map((n) => ({ key: `label-${n}`, together: 1 })),
    told: 3,
  })
})

test("one that breaks takes nobody along", async () => {
  const exits = await inGroup(storedThenBroken, stored, stored)
  expect(exits.map(Exit.isSuccess)).toEqual([true, false, true, true, true])
  expect((await labels()).rows.map(({ key }) => key)).toEqual(["label-0", "label-2", "label-3"])
})
