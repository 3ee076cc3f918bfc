/** The last line of defence, with nothing of the product before it: policies and keys, each with the fault that it must see. */
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { connect } from "#modules/kernel/database/connect.ts"
import { looseKeys, unguardedTables, unkeyedColumns } from "../architecture/company-tables.ts"
import { clonedDatabase, heldForFile } from "../kernel/product.ts"
import { foreignReferences, leakingTables } from "./row-level.ts"
import { plantedTemplate } from "./template.ts"

const held = heldForFile((socket, dataDir) =>
  Effect.map(plantedTemplate(socket, dataDir), (planted) => ({ ...planted, socket })),
)

/** A month, a revision and a piece that only the other company has, so that references to them can be asked for too. */
const ahead = (companyId: number) => `
  insert into companies.pay_month select (jsonb_populate_record(m, '{"month": "2020-01"}')).* from companies.pay_month m
    where company_id = ${companyId} limit 1;
  insert into payroll.close select (jsonb_populate_record(c, '{"revision": 99}')).* from payroll.close c
    where company_id = ${companyId} limit 1;
  insert into payroll.close_plan select (jsonb_populate_record(p, '{"chunk": 99}')).* from payroll.close_plan p
    where company_id = ${companyId} limit 1`

/** Everything that the guards say of a copy of the two companies, after a change by its owner. */
const saidOf = async (change = "select") => {
  const { socket, database, mine, other } = held()
  const pair = { mine, other }
  return await Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const address = yield* clonedDatabase(socket, database)
        const [owner, app] = [yield* connect(address, "tehai_owner", 1), yield* connect(address, "tehai_app", 1)]
        return yield* Effect.promise(async () => {
          await owner.unsafe(`${ahead(other.id)}; ${change}`)
          return {
            unguarded: await unguardedTables({ owner }),
            loose: await looseKeys({ owner }),
            unkeyed: await unkeyedColumns({ owner }),
            leaking: await leakingTables({ owner, app }, pair),
            ...(await foreignReferences({ owner }, pair)),
          }
        })
      }),
    ),
  )
}

/** Columns that name a row without a key, and why. */
const withoutKey = [
  // A journal outlives what it tells of.
  ...["kernel.audit_entry.company_id", "kernel.audit_entry.person_id"],
  ...["kernel.idempotency.company_id", "kernel.idempotency.person_id", "kernel.outbox.company_id"],
  // Keys point downwards only, and these modules stand below what they name.
  ...["files.file.company_id", "notifications.notice.company_id", "notifications.notice.person_id"],
  "expenses.request.slip_id",
  // As notices; and a mail outlives who wrote it.
  "notifications.mail.to_person_id",
  // A prefecture is no row.
  ...["people.terms.ken_id", "scheduling.site.ken_id"],
]
const sound = { unguarded: [], loose: [], unkeyed: withoutKey.toSorted(), leaking: [], taken: [], unasked: [] }

test("every table of a company is kept apart by its policies, and every reference by its key", async () => {
  const said = await saidOf()
  expect(said).toEqual({ ...sound, asked: said.asked })
  expect(said.asked).toBeGreaterThanOrEqual(30)
})

describe("the guards see a planted fault, and nothing but it", () => {
  test.each([
    {
      fault: "a row-level policy dropped",
      change: "drop policy company on people.staff",
      seen: {
        unguarded: ["people.staff: no policy company"],
        leaking: ["people.staff: hides its own company's rows"],
      },
    },
    {
      fault: "a policy beside it that lets every company through",
      change: "create policy helpful on scheduling.site to tehai_app using (true)",
      seen: {
        unguarded: ["scheduling.site: policy helpful is tehai_app * using true"],
        leaking: [
          "scheduling.site: shows rows without a company",
          "scheduling.site: shows another company's rows",
          expect.stringContaining("scheduling.site: lets a row change its company"),
        ],
      },
    },
    {
      fault: "a policy that forgets what it writes",
      change: "alter policy company on payroll.slip with check (true)",
      seen: { unguarded: [expect.stringContaining("payroll.slip: policy company is tehai_app * using (company_id =")] },
    },
    {
      fault: "row-level security switched off",
      change: "alter table people.terms disable row level security",
      seen: {
        unguarded: ["people.terms: row-level security is not forced"],
        leaking: ["people.terms: shows rows without a company", "people.terms: shows another company's rows"],
      },
    },
    {
      fault: "a composite key loosened to the id alone",
      change: `alter table scheduling.task drop constraint task_company_id_site_id_fkey;
        alter table scheduling.site add constraint site_alone unique (id);
        alter table scheduling.task add constraint task_site foreign key (site_id) references scheduling.site (id)`,
      seen: { loose: ["scheduling.task task_site"], taken: ["scheduling.task task_site"] },
    },
    {
      fault: "a composite key dropped",
      change: "alter table timekeeping.punch drop constraint punch_company_id_task_id_fkey",
      seen: { unkeyed: [...withoutKey, "timekeeping.punch.task_id"].toSorted() },
    },
    {
      fault: "a key that takes other rows along",
      change: `alter table timekeeping.rest drop constraint rest_company_id_punch_id_fkey;
        alter table timekeeping.rest add constraint rest_punch foreign key (company_id, punch_id)
          references timekeeping.punch (company_id, id) on delete cascade`,
      seen: { loose: ["timekeeping.rest rest_punch"] },
    },
  ])("$fault", async ({ change, seen }) => {
    const said = await saidOf(change)
    expect(said).toEqual({ ...sound, ...seen, asked: said.asked })
  })
})
