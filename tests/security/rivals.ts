/**
 * Partners of one company that know nothing of each other: what the planted company has with its first customer and its
 * first vendor carries a mark, and a second of each has a site, an arrangement and a paper of its own.
 */
import { Effect } from "effect"
import { addMember } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { adoptCompany, writeAcross } from "#modules/kernel/write.ts"
import { yen } from "#modules/kernel/yen.ts"
import { createPaper } from "#modules/papers/operations/write-paper.ts"
import { registerPartner } from "#modules/people/index.ts"
import { createSite, createTask } from "#modules/scheduling/index.ts"
import { proposeChange } from "#modules/scheduling/operations/propose-change.ts"
import { acting } from "../kernel/acting.ts"
import { signIn } from "../kernel/ask.ts"
import { password, type TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"

export const mark = "RIVALSOWN"
export const rivals = ["customer", "vendor"] as const
export type Rival = (typeof rivals)[number]

/** What is said between a company and its partners. */
const told = ["scheduling", "papers", "notifications", "expenses"]

/** Every text of the planted company about its first partners says so. */
const marked = async ({ owner }: Running, { id, customerId, vendorId }: TestCompany) => {
  const columns = await owner<Array<{ table: string; columns: ReadonlyArray<{ name: string; type: string }> }>>`
    select c.oid::regclass::text as table,
      json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and n.nspname in ${owner(told)} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid in ('text'::regtype, 'jsonb'::regtype)
      and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'company_id')
    group by c.oid order by 1`
  await owner.begin(async (sql) => {
    for (const { table, columns: names } of columns) {
      const set = names.map(({ name, type }) => `${name} = replace(${name}::text, 'OURS', '${mark}')::${type}`)
      await sql.unsafe(`alter table ${table} disable trigger user`)
      await sql.unsafe(`update ${table} set ${set.join(", ")} where company_id = $1`, [id])
      await sql.unsafe(`alter table ${table} enable trigger user`)
    }
    await sql`update people.partner set company_name = replace(company_name, 'OURS', ${mark})
      where company_id = ${id} and id in (${customerId}, ${vendorId})`
    await sql`update people.staff set name = replace(name, 'OURS', ${mark})
      where company_id = ${id} and partner_id is not null`
    await sql`update identity.person set name = replace(name, 'OURS', ${mark}) where id in (
      select person_id from companies.membership where company_id = ${id} and partner_id is not null)`
  })
}

const emailOf = (rival: Rival) => `${rival}@beside.example`

const partnerBeside = Effect.fn("Tests.partnerBeside")(function* (companyId: number, rival: Rival) {
  const personId = yield* registerPerson({ email: emailOf(rival), name: `BESIDE ${rival}`, password })
  yield* adoptCompany(companyId)
  const kinds = { isCustomer: rival === "customer", isVendor: rival === "vendor" }
  const partnerId = yield* registerPartner(companyId, { companyName: `BESIDE ${rival}`, ...kinds })
  yield* addMember(companyId, { personId, role: rival, partnerId })
  return { partnerId, personId }
})

/** A site of the second customer with the second vendor on it, an arrangement, a wish and a paper to each. */
const workBeside = async (running: Running, company: TestCompany, customerId: number, vendorId: number) => {
  const admin = acting(running, company)
  const siteOf = { type: 1 as const, address: "東京都江東区豊洲3丁目2", customerId }
  const prices = { regularUnitPrice: yen(24_000), nightUnitPrice: yen(30_000) }
  const site = await admin(createSite({ name: "BESIDE 現場", ...siteOf, ...prices, vendors: [{ userId: vendorId }] }))
  const task = await admin(
    createTask({
      constructionSiteId: site.id,
      startDate: isoDate("2026-10-08"),
      morningShift: 1,
      workerMorning: 2,
      vendors: [{ userId: vendorId, morningShift: 1, maxWorkerMorning: 2 }],
    }),
  )
  const office = acting(running, company, "officeManager")
  for (const [type, partnerId] of [
    [3, customerId],
    [5, vendorId],
  ] as const)
    await office(
      createPaper({
        ...{ type, partnerId, title: "BESIDE 件名", isTaxVendor: 0, serviceCharge: 0, payTo: "BESIDE 口座" },
        ...{ createdAt: isoDate("2026-11-20"), dueDate: isoDate("2026-12-31") },
        lines: [{ label: "BESIDE 明細", quantity: 1, unitPrice: yen(24_000), valueTax: 10 }],
      }),
    )
  return { taskId: task.id, version: task.version }
}

/** The tokens of the second customer's and the second vendor's people. */
export const plantRivals = async (running: Running, company: TestCompany): Promise<Readonly<Record<Rival, string>>> => {
  await marked(running, company)
  const join = (rival: Rival) =>
    running.run(writeAcross({ reason: "planted", personId: null }, partnerBeside(company.id, rival)))
  const [customer, vendor] = [await join("customer"), await join("vendor")]
  const { taskId, version } = await workBeside(running, company, customer.partnerId, vendor.partnerId)
  const asks = { ...company, personOf: () => customer.personId }
  const wish = { version, metadataCustomerUpdate: { workerMorning: 3, comment: "BESIDE 増員" } }
  await acting(running, asks, "customer")(proposeChange(taskId, wish))
  const [one, other] = [await signIn(running.url, emailOf("customer")), await signIn(running.url, emailOf("vendor"))]
  return { customer: one, vendor: other }
}
