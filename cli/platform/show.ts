/** What the platform's screens list, on the command line: accounts, plans, campaigns, revenue, withdrawals (CLI-02). */
import { Effect } from "effect"
import { listCampaigns, listPlatformPlans, platformRevenue } from "#modules/billing/index.ts"
import { listAccounts } from "#modules/companies/index.ts"
import { listClosings } from "#modules/identity/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { isoMonth, monthOf, shiftMonth } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { inDatabase } from "../in-database.ts"
import { readerLanguage } from "../language.ts"
import type { Told } from "../run.ts"
import { table, yenText } from "../table.ts"

const most = 1_000

export const showAccounts = (keyword: string | undefined) =>
  inDatabase("platform accounts", () =>
    Effect.gen(function* () {
      const asked = { pageSize: most, ...(keyword === undefined ? {} : { keyword }) }
      const { data } = yield* acrossCompanies("tehai platform accounts")(listAccounts(asked))
      const rows = data.map(({ companies, email, id, name, status }) => [
        ...[String(id), name, email, String(status)],
        companies.map(({ companyName }) => companyName).join("、"),
      ])
      const heads = [
        ["番号 / id", "right"],
        ["氏名 / name", "left"],
        ["メール / e-mail", "left"],
        ["状態 / state", "right"],
        ["会社 / companies", "left"],
      ] as const
      return { text: table(heads, rows, yield* readerLanguage), json: { accounts: data } } satisfies Told
    }),
  )

export const showPlans = () =>
  inDatabase("platform plans", () =>
    Effect.gen(function* () {
      const plans = yield* acrossCompanies("tehai platform plans")(listPlatformPlans())
      const rows = plans.map(({ companies, id, name, price, status, version }) => [
        ...[String(id), name, yenText(price), String(companies)],
        ...[status === 1 ? "公開 / open" : "非公開 / hidden", String(version)],
      ])
      const heads = [
        ["番号 / id", "right"],
        ["プラン / plan", "left"],
        ["月額 / a month", "right"],
        ["会社 / companies", "right"],
        ["状態 / state", "left"],
        ["版 / version", "right"],
      ] as const
      return { text: table(heads, rows, yield* readerLanguage), json: { plans } } satisfies Told
    }),
  )

export const showCampaigns = () =>
  inDatabase("platform campaigns", () =>
    Effect.gen(function* () {
      const { data } = yield* acrossCompanies("tehai platform campaigns")(listCampaigns({ pageSize: most }))
      const rows = data.map(({ benefitValue, campaignState, code, endsOn, id, kind, name, startsOn, version }) => [
        ...[String(id), code, name, `${kind} ${benefitValue}`, startsOn, endsOn, campaignState, String(version)],
      ])
      const heads = [
        ["番号 / id", "right"],
        ["コード / code", "left"],
        ["名前 / name", "left"],
        ["特典 / benefit", "left"],
        ["開始 / from", "left"],
        ["最終日 / until", "left"],
        ["状態 / state", "left"],
        ["版 / version", "right"],
      ] as const
      return { text: table(heads, rows, yield* readerLanguage), json: { campaigns: data } } satisfies Told
    }),
  )

export const showWithdrawals = () =>
  inDatabase("platform withdrawals", () =>
    Effect.gen(function* () {
      const { data } = yield* acrossCompanies("tehai platform withdrawals")(listClosings({ pageSize: most }))
      const rows = data.map(({ email, from, id, name, status }) => [String(id), name, email, from, String(status)])
      const heads = [
        ["番号 / id", "right"],
        ["氏名 / name", "left"],
        ["メール / e-mail", "left"],
        ["申請 / asked", "left"],
        ["状態 / state", "right"],
      ] as const
      return { text: table(heads, rows, yield* readerLanguage), json: { withdrawals: data } } satisfies Told
    }),
  )

/** Twelve months up to this one, where none are named. */
export const showRevenue = (asked: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
  inDatabase("platform revenue", () =>
    Effect.gen(function* () {
      const to = asked.to === undefined ? monthOf(yield* todayInJapan) : isoMonth(asked.to)
      const from = asked.from === undefined ? shiftMonth(to, -11) : isoMonth(asked.from)
      const language = yield* readerLanguage
      // Who looks is nobody's business here: figures of all companies name none of their people.
      const counted = Effect.provideService(platformRevenue({ from, to }), CurrentPerson, { personId: 0, language })
      const revenue = yield* acrossCompanies("tehai platform revenue")(counted)
      const rows = revenue.months.map(({ bank, companies, credit, month, paid, received, revenue: all, unpaid }) => [
        ...[month, String(companies), yenText(all), yenText(credit), yenText(bank)],
        ...[yenText(paid), yenText(unpaid), yenText(received)],
      ])
      const heads = [
        ["月 / month", "left"],
        ["会社 / companies", "right"],
        ["売上 / revenue", "right"],
        ["カード / card", "right"],
        ["振込 / transfer", "right"],
        ["入金済み / paid", "right"],
        ["未払い / unpaid", "right"],
        ["入金 / received", "right"],
      ] as const
      return { text: table(heads, rows, language), json: revenue } satisfies Told
    }),
  )
