import { expect, test } from "vitest"
import { runningProduct } from "../kernel/product.ts"
import { companyTables } from "../security/foreign.ts"
import { looseKeys, unguardedTables } from "./company-tables.ts"

const running = runningProduct()

test("every company table has row-level security, forced, with a policy for the app and one for the owner", async () => {
  expect((await companyTables(running())).length).toBeGreaterThan(8)
  expect(await unguardedTables(running())).toEqual([])
})

test("the check sees a table that forgot its policies", async () => {
  await running().owner`create table companies.forgotten (company_id int)`
  expect(await unguardedTables(running())).toEqual([
    "companies.forgotten: row-level security is not forced",
    "companies.forgotten: no policy company",
    "companies.forgotten: no policy owner",
  ])
  await running().owner`drop table companies.forgotten`
})

test("no role of the product is a superuser or passes row-level security by", async () => {
  const rows = await running().owner`
    select rolname from pg_roles where rolname in (current_user, 'tehai_app', 'tehai_relay', 'tehai_jobs')
      and (rolsuper or rolbypassrls)`
  expect(rows).toEqual([])
})

test("foreign keys between companies' tables carry the company, and never cascade", async () => {
  expect(await looseKeys(running())).toEqual([])
})

const order = [
  "kernel",
  "labour",
  "documents",
  "notifications",
  "files",
  "identity",
  "companies",
  "people",
  "scheduling",
  "expenses",
  "imports",
  "timekeeping",
  "payroll",
  "papers",
  "reports",
  "billing",
  "workspace",
]

const upwardKeys = async () => {
  const rows = await running().owner<Array<{ name: string; from: string; to: string }>>`
    select con.conname as name, f.relnamespace::regnamespace::text as from, t.relnamespace::regnamespace::text as to
    from pg_constraint con join pg_class f on f.oid = con.conrelid join pg_class t on t.oid = con.confrelid
    where con.contype = 'f' and f.relnamespace::regnamespace::text <> 'jobs'`
  // The kernel's job list names its company and its starter: the one table that looks up.
  return rows
    .filter(({ from, to, name }) => order.indexOf(to) > order.indexOf(from) && !name.startsWith("job_run_"))
    .map(({ name }) => name)
}

test("foreign keys point downwards only", async () => {
  expect(await upwardKeys()).toEqual([])
})

test("the check sees a key that points upwards", async () => {
  const { owner } = running()
  await owner`alter table companies.membership add constraint upwards foreign key (company_id, partner_id)
    references people.partner (company_id, id)`
  expect(await upwardKeys()).toEqual(["upwards"])
  await owner`alter table companies.membership drop constraint upwards`
})
