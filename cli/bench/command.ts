/** `tehai bench seed`: companies of a size to measure with, in a database that holds nothing else. */
import { createHash } from "node:crypto"
import { Effect } from "effect"
import { everyCompany } from "#modules/companies/index.ts"
import { isoMonth } from "#modules/kernel/civil-day.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { secret } from "../demo/load/secret.ts"
import { inFirstDatabase } from "../in-database.ts"
import { readerLanguage } from "../language.ts"
import { CommandRefused } from "../refusals.ts"
import type { GlobalOptions, Told } from "../run.ts"
import { table } from "../table.ts"
import { type SeededCompany, seedDatabase } from "./seed.ts"
import { type SizeName, sizes } from "./sizes.ts"

export interface SeedOptions extends GlobalOptions {
  readonly size: SizeName
  readonly seed: number
  readonly month: string
}

const notEmpty = new CommandRefused({
  ja: "このデータベースには会社があります。計測用の会社は空のデータベース（新しい DATA_DIR）にだけ作れます。",
  en: "The database holds a company: companies to measure with are only seeded into an empty one (another DATA_DIR).",
})

const together = (companies: ReadonlyArray<SeededCompany>) => {
  const digest = createHash("sha256")
  const rows: Record<string, number> = {}
  for (const company of companies) {
    digest.update(company.digest)
    for (const [name, count] of Object.entries(company.rows)) rows[name] = (rows[name] ?? 0) + count
  }
  return { digest: digest.digest("hex"), rows }
}

const told = (
  options: SeedOptions,
  companies: ReadonlyArray<SeededCompany>,
  password: string,
  language: Parameters<typeof table>[2],
): Told => {
  const { digest, rows } = together(companies)
  const admin = companies[0]?.adminEmail ?? ""
  const counts = table(
    [
      ["表 / table", "left"],
      ["行 / rows", "right"],
    ],
    Object.entries(rows).map(([name, count]) => [name, count.toLocaleString("en-US")]),
    language,
  )
  const said = `会社 / companies ${companies.length}、sha256 ${digest}\n最大の会社の管理者 / admin of the largest: ${admin} ${password}`
  return { text: `${counts}\n${said}`, json: { ...options, digest, rows, companies, password } }
}

export const seedCommand = (options: SeedOptions) =>
  inFirstDatabase("bench seed", ({ database }) =>
    Effect.gen(function* () {
      const known = yield* acrossCompanies("seeding companies to measure with")(everyCompany(1))
      if (known.length > 0) return yield* notEmpty
      const password = secret()
      const { month, seed, size } = options
      const wanted = { size: sizes[size], seed, month: isoMonth(month), password }
      return told(options, yield* seedDatabase(database.address, wanted), password, yield* readerLanguage)
    }),
  )
