import { expect, test } from "vitest"
import { runningProduct } from "../kernel/product.ts"
import { companyTables } from "../security/foreign.ts"

const running = runningProduct()

const unguarded = () => running().owner<Array<{ name: string }>>`
  select c.oid::regclass::text as name from pg_class c
  where c.relkind = 'r' and (c.oid = 'companies.company'::regclass
      or exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped))
    and c.relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'jobs')
    and not (c.relrowsecurity and c.relforcerowsecurity
      and exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'company'
        and p.polroles = array['tehai_app'::regrole::oid] and p.polcmd = '*')
      and exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'owner'
        and p.polroles = array[current_user::regrole::oid]))`

test("every company table has row-level security, forced, with a policy for the app and one for the owner", async () => {
  expect((await companyTables(running())).length).toBeGreaterThan(8)
  expect(await unguarded()).toEqual([])
})

test("the check sees a table that forgot its policies", async () => {
  await running().owner`create table companies.forgotten (company_id int)`
  expect(await unguarded()).toMatchObject([{ name: "companies.forgotten" }])
  await running().owner`drop table companies.forgotten`
})

test("no role of the product is a superuser or passes row-level security by", async () => {
  const rows = await running().owner`
    select rolname from pg_roles where rolname in (current_user, 'tehai_app', 'tehai_relay', 'tehai_jobs')
      and (rolsuper or rolbypassrls)`
  expect(rows).toEqual([])
})

test("foreign keys between companies' tables carry the company, and never cascade", async () => {
  const rows = await running().owner`
    select con.conname from pg_constraint con
    where con.contype = 'f' and con.connamespace::regnamespace::text not in ('jobs')
      and (con.confdeltype not in ('a', 'r') or (
        exists (select 1 from pg_attribute a where a.attrelid = con.confrelid and a.attname = 'company_id')
        and exists (select 1 from pg_attribute a where a.attrelid = con.conrelid and a.attname = 'company_id')
        and not exists (select 1 from pg_attribute a where a.attrelid = con.conrelid and a.attnum = any(con.conkey)
          and a.attname = 'company_id')))`
  expect(rows).toEqual([])
})

const order = [
  "kernel",
  "labour",
  "documents",
  "notifications",
  "identity",
  "companies",
  "people",
  "scheduling",
  "timekeeping",
  "payroll",
  "papers",
  "reports",
  "billing",
  "workspace",
]

test("foreign keys point downwards only", async () => {
  const rows = await running().owner<Array<{ name: string; from: string; to: string }>>`
    select con.conname as name, f.relnamespace::regnamespace::text as from, t.relnamespace::regnamespace::text as to
    from pg_constraint con join pg_class f on f.oid = con.conrelid join pg_class t on t.oid = con.confrelid
    where con.contype = 'f' and f.relnamespace::regnamespace::text <> 'jobs'`
  // The kernel's job list names its company and its starter: the one table that looks up.
  const upwards = rows.filter(
    ({ from, to, name }) => order.indexOf(to) > order.indexOf(from) && !name.startsWith("job_run_"),
  )
  expect(upwards).toEqual([])
})
