/** Transfers that the platform waits for: `tehai billing list`, and one company's: `tehai billing show`. */
import { Effect } from "effect"
import { billsOfCompany, listTransfers } from "#modules/billing/index.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { inDatabase } from "../in-database.ts"
import { readerLanguage } from "../language.ts"
import { momentText } from "../moment-text.ts"
import type { Told } from "../run.ts"
import { table, yenText } from "../table.ts"

const most = 1_000
const waitingHeads = [
  ["会社 / company", "right"],
  ["会社名 / name", "left"],
  ["受付番号 / number", "left"],
  ["プラン / plan", "left"],
  ["残額 / missing", "right"],
  ["期限 / due", "left"],
  ["選んだ日時 / chosen", "left"],
] as const

/** The oldest first: who waits longest is looked for first. */
export const listWaiting = () =>
  inDatabase("billing list", () =>
    Effect.gen(function* () {
      const { data } = yield* acrossCompanies("tehai billing list")(listTransfers({ pageSize: most }))
      const rows = data.map((bill) => [
        String(bill.companyId),
        bill.companyName,
        bill.reference,
        bill.name,
        yenText(bill.money - bill.held),
        bill.dueOn,
        bill.chosenAt === null ? "" : momentText(bill.chosenAt),
      ])
      return { text: table(waitingHeads, rows, yield* readerLanguage), json: { transfers: data } } satisfies Told
    }),
  )

const billHeads = [
  ["受付番号 / number", "left"],
  ["プラン / plan", "left"],
  ["開始 / from", "left"],
  ["終了 / until", "left"],
  ["金額 / amount", "right"],
  ["一部入金 / held", "right"],
  ["状態 / state", "left"],
  ["期限 / due", "left"],
  ["版 / version", "right"],
] as const

/** Fails with Not_Found. */
export const showBills = (companyId: number) =>
  inDatabase("billing show", () =>
    Effect.gen(function* () {
      const shown = yield* acrossCompanies("tehai billing show")(billsOfCompany(companyId))
      const rows = shown.bills.map(({ dueOn, end, held, money, name, reference, start, status, version }) => [
        ...[reference, name, start, end],
        ...[yenText(money), held === 0 ? "" : yenText(held), status, dueOn, String(version)],
      ])
      const text = `${shown.name}\n${table(billHeads, rows, yield* readerLanguage)}`
      return { text, json: shown } satisfies Told
    }),
  )
