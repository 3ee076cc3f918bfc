/** What PostgreSQL's catalogue must say of tables that belong to companies; each function tells what is wrong. */
import type { Running } from "../kernel/product.ts"
import { companyTables } from "../security/foreign.ts"

type Owner = Pick<Running, "owner">

/** As the migrations' helper writes it; `tenant` is the column that names the company. */
const ofCompany = (tenant: string) =>
  `tehai_app * using (${tenant} = ( SELECT (NULLIF(current_setting('app.company_id'::text, true), ''::text))::integer))`
const ofPerson = `( SELECT (NULLIF(current_setting('app.person_id'::text, true), ''::text))::integer)`
const ofRelay = "tehai_relay * using true check true"
const forPlatform = "tehai_app r using (NULLIF(current_setting('app.platform'::text, true), ''::text) IS NOT NULL)"
const ofPlatform = "tehai_app a check (company_id IS NULL)"

/** Every policy beside the two that each table has, and why it is there. */
const more: Readonly<Record<string, string>> = {
  // The picker, before a company is chosen.
  "companies.membership person": `tehai_app r using (person_id = ${ofPerson})`,
  "companies.company person": `tehai_app r using (id IN ( SELECT membership.company_id FROM companies.membership WHERE (membership.person_id = ${ofPerson})))`,
  // For which of his companies he makes something: where he is the customer (D98).
  "companies.partnership person": `tehai_app r using (EXISTS ( SELECT FROM companies.membership m WHERE ((m.company_id = partnership.company_id) AND (m.partner_id = partnership.id) AND (m.person_id = ${ofPerson}))))`,
  // By what word a company calls his role there.
  "companies.label person": `tehai_app r using (company_id IN ( SELECT membership.company_id FROM companies.membership WHERE (membership.person_id = ${ofPerson})))`,
  // Which companies shut somebody out: his own history, before a company is chosen.
  "companies.block person": `tehai_app r using (person_id = ${ofPerson})`,
  // Own slips, before a company is chosen.
  "people.staff person": `tehai_app r using (person_id = ${ofPerson})`,
  // Whom a company asks to be its member, before he is one: by the address that he signs in with.
  "people.invitation person": `tehai_app r using (EXISTS ( SELECT FROM identity.person p WHERE ((p.id = ${ofPerson}) AND (lower(p.email) = lower(invitation.email)) AND ((p.vouched_by IS NULL) OR (p.vouched_by = invitation.company_id)))))`,
  // What a founder gives before his company exists.
  "files.waiting person": `tehai_app * using (person_id = ${ofPerson})`,
  // Which companies there are: a new database, one that holds a demo only.
  "companies.company platform": forPlatform,
  // Whom an account belongs to, for the platform's list of accounts.
  "companies.membership platform": forPlatform,
  // By the token of the link in its mail, before anybody has signed in.
  "people.invitation platform": forPlatform,
  // The same of the link that opens a paper for the other side.
  "papers.link platform": forPlatform,
  // What companies owe, for the platform that waits for it.
  "billing.bill platform": forPlatform,
  "billing.bill_line platform": forPlatform,
  "billing.usage platform": forPlatform,
  // Whose a payment or a card is of which the card company tells.
  "billing.card_customer platform": forPlatform,
  "billing.card_payment platform": forPlatform,
  "billing.card_payment_bill platform": forPlatform,
  // What is done for no company is written down too, and read by nobody here.
  "kernel.audit_entry platform": ofPlatform,
  "kernel.outbox platform": ofPlatform,
  // Mails between the product and one reader: activation, codes. No company reads them.
  "notifications.mail platform": ofPlatform,
  // The platform's own people see them and send them again.
  "notifications.mail platform_reads":
    "tehai_app r using ((company_id IS NULL) AND (NULLIF(current_setting('app.platform'::text, true), ''::text) IS NOT NULL))",
  // Moved for every company by one process.
  "files.file relay": ofRelay,
  "files.use relay": ofRelay,
  "files.waiting relay": ofRelay,
  "kernel.audit_entry relay": ofRelay,
  "kernel.idempotency relay": ofRelay,
  "kernel.job_run relay": ofRelay,
  "kernel.outbox relay": ofRelay,
  "notifications.mail relay": ofRelay,
}

interface Policy {
  readonly name: string
  readonly said: string
}
/** A policy in one line: whom it is for, for which command, what it lets through. */
const policiesOf = async ({ owner }: Owner) => {
  const rows = await owner<Array<Record<"table" | "name" | "role" | "command" | "using" | "check", string>>>`
    select polrelid::regclass::text as table, polname as name, polcmd as command,
      array_to_string(array(select case r when current_user::regrole then 'owner' else r::regrole::text end
        from unnest(polroles) r), ',') as role,
      coalesce(' using ' || pg_get_expr(polqual, polrelid), '') as using,
      coalesce(' check ' || pg_get_expr(polwithcheck, polrelid), '') as check
    from pg_policy where polrelid::regclass::text not like 'jobs.%'`
  const byTable = new Map<string, Array<Policy>>()
  for (const { table, name, role, command, using, check } of rows) {
    const said = `${role} ${command}${using}${check}`.replace(/ AS "nullif"/g, "").replace(/\s+/g, " ")
    byTable.set(table, [...(byTable.get(table) ?? []), { name, said }])
  }
  return byTable
}

/** Company tables whose row-level security is not on, not forced, or says another thing than it should. */
export const unguardedTables = async (running: Owner): Promise<ReadonlyArray<string>> => {
  const policies = await policiesOf(running)
  const flags = await running.owner<Array<{ name: string; isForced: boolean }>>`
    select oid::regclass::text as name, relrowsecurity and relforcerowsecurity as "isForced" from pg_class
    where relkind = 'r'`
  const forced = new Set(flags.filter(({ isForced }) => isForced).map(({ name }) => name))
  return (await companyTables(running)).flatMap(({ name, tenant }) => {
    const wanted = new Map([
      ["company", ofCompany(tenant)],
      ["owner", "owner * using true check true"],
    ])
    for (const [key, said] of Object.entries(more))
      if (key.startsWith(`${name} `)) wanted.set(key.slice(name.length + 1), said)
    const there = policies.get(name) ?? []
    const missing = [...wanted.keys()].filter((policy) => !there.some((one) => one.name === policy))
    return [
      ...(forced.has(name) ? [] : [`${name}: row-level security is not forced`]),
      ...missing.map((policy) => `${name}: no policy ${policy}`),
      ...there
        .filter((policy) => wanted.get(policy.name) !== policy.said)
        .map((policy) => `${name}: policy ${policy.name} is ${policy.said}`),
    ]
  })
}

/** Foreign keys that cascade, or lead from a company's row to one whose company nobody compares. */
export const looseKeys = async ({ owner }: Owner): Promise<ReadonlyArray<string>> => {
  const rows = await owner<Array<{ name: string }>>`
    select con.conrelid::regclass || ' ' || con.conname as name from pg_constraint con
    where con.contype = 'f' and con.connamespace::regnamespace::text <> 'jobs'
      and (con.confdeltype not in ('a', 'r') or (
        exists (select from pg_attribute a where a.attrelid = con.confrelid and a.attname = 'company_id')
        and exists (select from pg_attribute a where a.attrelid = con.conrelid and a.attname = 'company_id')
        and not exists (select from unnest(con.conkey, con.confkey) as pair(own, their)
          join pg_attribute a on a.attrelid = con.conrelid and a.attnum = pair.own and a.attname = 'company_id'
          join pg_attribute b on b.attrelid = con.confrelid and b.attnum = pair.their and b.attname = 'company_id')))
    order by 1`
  return rows.map(({ name }) => name)
}

/** Columns of company tables that look like another row's id and have no foreign key. */
export const unkeyedColumns = async ({ owner }: Owner): Promise<ReadonlyArray<string>> => {
  const rows = await owner<Array<{ name: string }>>`
    select a.attrelid::regclass || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and not a.attisdropped and a.attname like '%\\_id' and a.atttypid in ('int'::regtype, 'bigint'::regtype)
      and c.relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'jobs')
      and exists (select from pg_attribute t where t.attrelid = a.attrelid and t.attname = 'company_id')
      and not exists (select from pg_constraint con
        where con.contype = 'f' and con.conrelid = a.attrelid and a.attnum = any(con.conkey))
    order by 1`
  return rows.map(({ name }) => name)
}
