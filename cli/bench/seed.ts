/**
 * Writes companies of a size into a database: founded by the product's own services, then filled by COPY, each company
 * in one transaction of the write path. The same seed gives the same bytes on an empty database.
 *
 * Seeded rows have no audit entry each, as rows taken in from elsewhere: the company's one entry `bench.seed` says size,
 * seed, how many rows and their digest. Presses are not seeded: a seeded punch is like one that was taken in.
 */
import { createHash } from "node:crypto"
import { Effect } from "effect"
import { actorForOperator, foundCompany } from "#modules/companies/index.ts"
import { presentTerms } from "#modules/identity/codes.ts"
import { keepAgreement, registerPerson } from "#modules/identity/index.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { connect, type DatabaseAddress } from "#modules/kernel/database/connect.ts"
import { inCompany, query } from "#modules/kernel/database/scope.ts"
import { tell, write, writeAcross } from "#modules/kernel/write.ts"
import { arrangementRows } from "./plan/arrangements.ts"
import { peopleRows } from "./plan/people.ts"
import { punchRows } from "./plan/punches.ts"
import { type Shape, shapesOf } from "./plan/shape.ts"
import type { Size } from "./sizes.ts"
import { copyRows } from "./write/copy.ts"
import { firstIds, keepIds } from "./write/ids.ts"

export interface Seeding {
  readonly size: Size
  readonly seed: number
  /** The last month with work. */
  readonly month: IsoMonth
  /** What the admins sign in with. */
  readonly password: string
}

export interface SeededCompany {
  readonly companyId: number
  readonly adminEmail: string
  readonly workers: number
  readonly rows: Readonly<Record<string, number>>
  /** sha256 of everything that was copied. */
  readonly digest: string
}

const found = ({ seed, at }: Shape, password: string) => {
  const email = `admin${at}@seed${seed}.bench.invalid`
  return Effect.map(
    writeAcross(
      { reason: "a company of a bench", personId: null },
      Effect.gen(function* () {
        const adminId = yield* registerPerson({ email, name: `計測 ${at}`, password })
        yield* keepAgreement(adminId, presentTerms)
        return { adminId, companyId: yield* foundCompany({ name: `計測建設 ${at}`, kenId: 13 }, adminId) }
      }),
    ),
    ({ adminId, companyId }) => ({ adminId, companyId, email }),
  )
}

const analysed = [
  "companies.membership",
  "people.staff",
  "people.terms",
  "people.resident_tax",
  "scheduling.site",
  "scheduling.task",
  "scheduling.task_shift",
  "scheduling.task_worker",
  "timekeeping.punch",
  "timekeeping.rest",
]

const seedCompany = Effect.fn("Bench.seedCompany")(function* (
  address: DatabaseAddress,
  shape: Shape,
  password: string,
) {
  const owner = yield* connect(address, "tehai_owner", 1)
  const { adminId, companyId, email } = yield* found(shape, password)
  const first = yield* Effect.promise(() => firstIds(owner))
  const rows: Record<string, number> = {}
  const digest = createHash("sha256")
  const all = [...peopleRows(shape, companyId, first), ...arrangementRows(shape, first), ...punchRows(shape, first)]
  const filling = Effect.gen(function* () {
    for (const one of all) rows[one.table] = yield* query(({ sql }) => copyRows(sql, companyId, one, digest))
    const after = { seed: shape.seed, company: shape.at, rows, digest: digest.copy().digest("hex") }
    yield* tell({ action: "bench.seed", subject: `company:${companyId}`, after })
    const taken = { source: "bench", punches: rows["timekeeping.punch"] ?? 0 }
    yield* tell({ action: "punch.takeIn", subject: "punches:bench", after: taken })
    return after.digest
  })
  const actor = yield* inCompany(companyId)(actorForOperator(companyId, adminId))
  const told: string = JSON.parse(yield* write({ actor, call: "bench.seed", key: "bench.seed", body: null }, filling))
  yield* Effect.promise(() => keepIds(owner, companyId))
  return { companyId, adminEmail: email, workers: shape.workers, rows, digest: told } satisfies SeededCompany
}, Effect.scoped)

/** Seeds every company of a size, the hot one first. Nobody else may write to the database meanwhile. */
export const seedDatabase = Effect.fn("Bench.seedDatabase")(function* (address: DatabaseAddress, wanted: Seeding) {
  const companies = yield* Effect.forEach(shapesOf(wanted.size, wanted.seed, wanted.month), (shape) =>
    seedCompany(address, shape, wanted.password),
  )
  const owner = yield* connect(address, "tehai_owner", 1)
  yield* Effect.promise(() => owner.unsafe(`analyze ${analysed.join(", ")}`))
  return companies
}, Effect.scoped)
