/** What waits for the platform's word before a company has its plan: `tehai subscription list` (CLI-02). */
import { Effect } from "effect"
import { type WaitingSubscription, waitingSubscriptions } from "#modules/billing/index.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { inDatabase } from "../in-database.ts"
import { readerLanguage } from "../language.ts"
import { momentText } from "../moment-text.ts"
import type { Told } from "../run.ts"
import { table, yenText } from "../table.ts"

const heads = [
  ["会社 / company", "right"],
  ["会社名 / name", "left"],
  ["待つもの / waits for", "left"],
  ["プラン / plan", "left"],
  ["金額 / amount", "right"],
  ["番号 / number", "left"],
  ["期限 / due", "left"],
  ["いつから / since", "left"],
] as const

const rowOf = (one: WaitingSubscription) => [
  ...[String(one.companyId), one.name, one.kind === "bank" ? "振込 / transfer" : "相談 / talk", one.planName],
  ...(one.kind === "bank" ? [yenText(one.amount), one.reference, one.dueOn] : ["", "", ""]),
  one.since === null ? "" : momentText(one.since),
]

/** Whoever waits longest first. */
export const listSubscriptions = () =>
  inDatabase("subscription list", () =>
    Effect.gen(function* () {
      const subscriptions = yield* acrossCompanies("tehai subscription list")(waitingSubscriptions())
      const text = table(heads, subscriptions.map(rowOf), yield* readerLanguage)
      return { text, json: { subscriptions } } satisfies Told
    }),
  )
