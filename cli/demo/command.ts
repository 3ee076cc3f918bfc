/** `tehai demo load`: the demo into an empty database, with its closes waited for. */
import { Effect } from "effect"
import { followed } from "../follow.ts"
import { inFirstDatabase } from "../in-database.ts"
import { CommandRefused } from "../refusals.ts"
import type { GlobalOptions, Told } from "../run.ts"
import { actorNamed, loadDemo } from "./load/load.ts"

const notEmpty = new CommandRefused({
  ja: "このデータベースには会社があります。デモは空のデータベース（新しい DATA_DIR）にだけ作れます。",
  en: "The database holds a company: a demo is only loaded into an empty one (another DATA_DIR).",
})

export const loadDemoCommand = (options: GlobalOptions) =>
  inFirstDatabase("demo load", (opened) =>
    Effect.gen(function* () {
      const loaded = yield* loadDemo()
      if (loaded === undefined) return yield* notEmpty
      const { closeJobIds, companyId } = loaded
      const finance = yield* actorNamed(companyId, "finance")
      yield* followed(finance, closeJobIds, opened, options)
      return {
        text: `デモの会社 ${companyId} があります。tehai serve で始めて、ログイン画面から入れます。 / The demo is company ${companyId}; start tehai serve and enter from its login page.`,
        json: { companyId, closeJobIds },
      } satisfies Told
    }),
  )
