/** Seeded companies: the same bytes from the same seed, as real as promised, and usable by the product. */

import { Effect } from "effect"
import { expect, test } from "vitest"
import { type Seeding, seedDatabase } from "#cli/bench/seed.ts"
import { sizes } from "#cli/bench/sizes.ts"
import { isoMonth } from "#modules/kernel/civil-day.ts"
import { clonedDatabase, heldForFile, opened, type Running } from "../../kernel/product.ts"

const month = isoMonth("2026-10")
const small = (seed: number): Seeding => ({ size: sizes.S, seed, month, password: "tehai-bench" })
const held = heldForFile((socket, dataDir) => {
  const fresh = Effect.flatMap(clonedDatabase(socket), (address) => opened(address, dataDir))
  return Effect.all({ one: fresh, same: fresh, other: fresh })
})
const seeded = ({ run, address }: Running, seed: number) => run(seedDatabase(address, small(seed)))
/** Every seeded table as text, in the order of its keys. */
const contents = async ({ owner }: Running) => {
  const [row] = await owner`select md5(concat(
    (select string_agg(p::text, '' order by id) from (select id, email, name from identity.person where email like 'w%') p),
    (select string_agg(s::text, '' order by id) from people.staff s),
    (select string_agg(t::text, '' order by staff_id, effective_from) from people.terms t),
    (select string_agg(t::text, '' order by id) from scheduling.task t),
    (select string_agg(w::text, '' order by task_id, shift, staff_id) from scheduling.task_worker w),
    (select string_agg(p::text, '' order by id) from timekeeping.punch p),
    (select string_agg(r::text, '' order by id) from timekeeping.rest r))) as digest`
  return row?.digest
}

test("the same seed gives the same bytes, another seed others", async () => {
  const { one, same, other } = held()
  const [first, second, third] = [await seeded(one, 7), await seeded(same, 7), await seeded(other, 8)]
  expect(first.map(({ digest }) => digest)).toEqual(second.map(({ digest }) => digest))
  expect(await contents(one)).toBe(await contents(same))
  expect(third[0]?.digest).not.toBe(first[0]?.digest)
  expect(await contents(other)).not.toBe(await contents(one))
})

test("half of everything belongs to one hot company, and the sizes are those promised", async () => {
  const { owner } = held().one
  const rows = await owner`select company_id, count(*)::int as workers from people.staff group by 1 order by 2 desc`
  expect(rows.map(({ workers }) => workers)).toEqual([30, 15, 15])
  const [counted] = await owner`select (select count(*)::int from scheduling.task) as tasks,
    (select count(*)::int from scheduling.site) as sites, (select count(*)::int from scheduling.task_worker) as lines,
    (select count(*)::int from timekeeping.punch) as punches`
  expect(counted).toMatchObject({ tasks: 400, sites: 12 })
  expect(counted?.lines).toBeGreaterThan(900)
  expect(counted?.punches).toBeGreaterThan(2500)
})

test("there are nights over midnight, ends that are missing or were told later, doubled presses and pay that changes", async () => {
  const { owner } = held().one
  const [found] = await owner`select
    (select count(*)::int from timekeeping.punch where (check_out at time zone 'Asia/Tokyo')::date > work_day) as nights,
    (select count(*)::int from timekeeping.punch where state = 'unfinished') as left_open,
    (select count(*)::int from timekeeping.punch where is_end_claimed) as told,
    (select count(*)::int from timekeeping.punch where state = 'cancelled') as doubled,
    (select count(*)::int from people.terms where effective_from = '2026-10-16') as changes`
  for (const [what, count] of Object.entries(found ?? {})) expect(count, what).toBeGreaterThan(0)
})

test("each company has one audit entry that says what was seeded, and new rows get new numbers", async () => {
  const { owner } = held().one
  const entries = await owner`select after from kernel.audit_entry where action = 'bench.seed'`
  expect(entries).toHaveLength(3)
  expect(entries[0]?.after).toMatchObject({ seed: 7, rows: { "people.staff": expect.any(Number) } })
  const [next] = await owner`select nextval(pg_get_serial_sequence('timekeeping.punch', 'id'))::int > max(id) as is_new
    from timekeeping.punch`
  expect(next?.is_new).toBe(true)
})
