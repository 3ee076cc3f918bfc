/** Numbers of seeded rows: known before they are written, because rows name each other. */
import type postgres from "postgres"
import type { FirstIds } from "../plan/shape.ts"

const tables = {
  person: "identity.person",
  membership: "companies.membership",
  staff: "people.staff",
  partner: "companies.partnership",
  site: "scheduling.site",
  task: "scheduling.task",
  punch: "timekeeping.punch",
} as const satisfies Record<keyof FirstIds, string>

const kinds = ["person", "membership", "staff", "partner", "site", "task", "punch"] as const

const nextId = async (owner: postgres.Sql, kind: keyof FirstIds) => {
  const [row] = await owner<
    Array<{ next: string }>
  >`select nextval(pg_get_serial_sequence(${tables[kind]}, 'id')) as next`
  return Number(row?.next)
}

/** The owner's, for the application may not touch the sequences. Nobody else may write until `keepIds`. */
export const firstIds = async (owner: postgres.Sql): Promise<FirstIds> => {
  const first = { person: 0, membership: 0, staff: 0, partner: 0, site: 0, task: 0, punch: 0 }
  for (const kind of kinds) first[kind] = await nextId(owner, kind)
  return first
}

/** The sequences go on after the highest number that this company got. */
export const keepIds = async (owner: postgres.Sql, companyId: number) => {
  for (const kind of kinds) {
    const sequence = `pg_get_serial_sequence('${tables[kind]}', 'id')`
    const own = kind === "person" ? "" : `where company_id = ${companyId}`
    await owner.unsafe(
      `select setval(${sequence}, greatest((select max(id) from ${tables[kind]} ${own}), nextval(${sequence})))`,
    )
  }
}
