/** Which companies there are: their numbers are what the other commands ask for. */
import { Effect } from "effect"
import { everyCompany } from "#modules/companies/index.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { inDatabase } from "../in-database.ts"
import { readerLanguage } from "../language.ts"
import type { Told } from "../run.ts"
import { table } from "../table.ts"

const most = 10_000

export const listCompanies = () =>
  inDatabase("company list", () =>
    Effect.gen(function* () {
      const companies = yield* acrossCompanies("tehai company list")(everyCompany(most))
      const heads = [
        ["番号 / id", "right"],
        ["会社名 / name", "left"],
        ["見本 / demo", "left"],
      ] as const
      const rows = companies.map(({ id, isDemo, name }) => [String(id), name, isDemo ? "○" : ""])
      const text =
        companies.length === 0 ? "会社はまだありません。 / no companies yet" : table(heads, rows, yield* readerLanguage)
      return { text, json: { companies } } satisfies Told
    }),
  )
