/** Rows that the product could not have written: a restore builds every constraint over them and refuses. */
import { Effect } from "effect"
import { beforeAll, expect, inject, test } from "vitest"
import type { DatabaseAddress } from "#modules/kernel/database/connect.ts"
import { aFolder } from "../../kernel/leftovers.ts"
import { clonedDatabase } from "../../kernel/product.ts"
import { aKey, aTarget, type Key, lookingAt, refusalOf, restoredInto, taken } from "./grounds.ts"

let key: Key
let target: { readonly database: DatabaseAddress; readonly dataDir: string }
beforeAll(async () => {
  key = await aKey()
  target = await aTarget()
})

const people = `
  insert into companies.company (name) values ('山田鉄筋');
  insert into identity.person (email, name, password_hash) values ('a@a.example', '働き手', 'x');
  insert into companies.membership (company_id, person_id, role) values (1, 1, 10);
  insert into people.staff (company_id, person_id, membership_id, name) values (1, 1, 1, '働き手')`
const punch = (staff: number, from: string, to: string) => `
  insert into timekeeping.punch (company_id, staff_id, work_day, check_in, check_out, state)
  values (1, ${staff}, '2026-10-05', '2026-10-05 ${from}Z', '2026-10-05 ${to}Z', 'closed')`
const rest = (from: string, to: string) => `
  insert into timekeeping.rest (company_id, id, punch_id, staff_id, started_at, ended_at)
  overriding system value values (1, 1, 1, 1, '2026-10-05 ${from}Z', '2026-10-05 ${to}Z')`

test.each([
  [
    "two punches of one person at a time",
    "alter table timekeeping.punch drop constraint one_punch_at_a_time",
    [punch(1, "01:00", "05:00"), punch(1, "04:59", "08:00")],
    "one_punch_at_a_time",
  ],
  [
    "a punch of nobody",
    "alter table timekeeping.punch drop constraint punch_company_id_staff_id_fkey",
    [punch(9, "01:00", "05:00")],
    "punch_company_id_staff_id_fkey",
  ],
  [
    "one number given twice",
    "alter table timekeeping.rest drop constraint rest_pkey",
    [punch(1, "01:00", "05:00"), rest("02:00", "03:00"), rest("04:00", "05:00")],
    "rest_pkey",
  ],
  [
    "an end before its start",
    "alter table timekeeping.rest drop constraint rest_check",
    [punch(1, "01:00", "05:00"), rest("03:00", "02:00")],
    // Refused within the COPY, whose own words the driver keeps to itself.
    "transaction is aborted",
  ],
])("R30 a backup with %s is refused, and the database stays empty", async (_what, without, rows, said) => {
  const source = { address: await Effect.runPromise(clonedDatabase(inject("socket"))), dataDir: aFolder() }
  await lookingAt(source.address, source.dataDir, async ({ owner }) => {
    for (const statement of [without, people, ...rows]) await owner.unsafe(statement)
  })
  expect(await refusalOf(restoredInto(target, (await taken(source, key)).file, key))).toContain(said)
  const [left] = await lookingAt(
    target.database,
    target.dataDir,
    ({ owner }) => owner`select count(*)::int as schemas from pg_namespace where nspname in ('kernel', 'timekeeping')`,
  )
  expect(left).toEqual({ schemas: 0 })
})
