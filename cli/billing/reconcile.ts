/** `tehai billing reconcile`: what the card company has is asked for; `tehai billing money`: what pays no bill. */
import { Effect } from "effect"
import { listUnmatched, reconcileCards } from "#modules/billing/index.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { waysOf } from "#modules/server.ts"
import { inDatabase } from "../in-database.ts"
import { readerLanguage } from "../language.ts"
import { momentText } from "../moment-text.ts"
import { CommandRefused } from "../refusals.ts"
import type { Told } from "../run.ts"
import { table, yenText } from "../table.ts"

const noCompany = {
  ja: "カード会社が設定されていません（STRIPE_SECRET_KEY と STRIPE_WEBHOOK_SECRET）。",
  en: "No card company is set up (STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET).",
}
const away = {
  ja: "カード会社から返事がありません。少し待ってから、もう一度お試しください。",
  en: "The card company does not answer. Try again in a while.",
}

/** `days`: how far back events are asked for; the card company keeps them for thirty. Fails where it does not answer. */
export const reconcile = (days: number) =>
  inDatabase("billing reconcile", ({ settings }) =>
    Effect.gen(function* () {
      if (settings.cards === undefined) return yield* new CommandRefused({ ...noCompany })
      const hours = days * 24
      const { looked, missed, paid } = yield* reconcileCards(hours).pipe(
        Effect.provide(waysOf(settings)),
        Effect.mapError(() => new CommandRefused({ ...away })),
      )
      const waiting = (yield* acrossCompanies("tehai billing reconcile")(listUnmatched())).length
      const text = `届いていなかった通知 ${missed} 件、途中のお支払い ${looked} 件（うち完了 ${paid} 件）、行き先のない入金 ${waiting} 件\n${missed} missed events, ${looked} open payments looked at (${paid} of them paid), ${waiting} sums that pay no bill`
      return { text, json: { missed, looked, paid, waiting } } satisfies Told
    }),
  )

const heads = [
  ["見つかった日時 / found", "left"],
  ["方法 / way", "left"],
  ["番号・振込人 / intent, sender", "left"],
  ["金額 / amount", "right"],
  ["返金済み / refunded", "right"],
  ["理由 / reason", "left"],
  ["あて先 / meant for", "left"],
  ["番号 / number", "right"],
  ["版 / version", "right"],
] as const

/** The oldest first: who waits longest is looked for first. */
export const listMoney = () =>
  inDatabase("billing money", () =>
    Effect.gen(function* () {
      const money = yield* acrossCompanies("tehai billing money")(listUnmatched())
      const rows = money.map(
        ({ cameBy, cameOn, currency, foundAt, id, intent, meantFor, reason, refunded, sender, total, version }) => {
          const sumOf = (sum: number) => (currency === "jpy" ? yenText(sum) : `${sum} ${currency}`)
          const from = intent ?? `${sender} ${cameOn ?? ""}`
          return [
            momentText(foundAt),
            cameBy,
            from,
            sumOf(total),
            sumOf(refunded),
            reason,
            meantFor,
            String(id),
            String(version),
          ]
        },
      )
      return { text: table(heads, rows, yield* readerLanguage), json: { money } } satisfies Told
    }),
  )
