/**
 * 書類 in every state, so that the list is alive at a first look: invoices out of last month's work (one paid, one mailed, one
 * that waits, one refused), an estimate that is being written, and an acceptance that waits for its vendor's word.
 */
import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { firstDayOf, type IsoDate, type IsoMonth, lastDayOf, shiftMonth } from "#modules/kernel/civil-day.ts"
import { type Yen, yen } from "#modules/kernel/yen.ts"
import {
  createPaper,
  paperReceivers,
  sendPapers,
  updatePaperStatus,
  updatePaymentStatus,
  workOfCustomer,
} from "#modules/papers/index.ts"
import type { DemoFacts } from "../facts.ts"
import { written } from "./acting.ts"

const payTo = "みどり銀行 品川支店\n普通 1234567　シミズセツビ（カ"
const [active, pending, rejected] = [1, 2, 3] as const
/** The site of the acceptance. */
const scaffolded = "shinagawa"
type Month = { readonly from: IsoDate; readonly to: IsoDate }
const monthOf = (month: IsoMonth): Month => ({ from: firstDayOf(month), to: lastDayOf(month) })

interface Line {
  readonly label: string
  readonly quantity: number
  readonly unit: string
  readonly unitPrice: Yen
  readonly valueTax: 10
  readonly siteId?: number | null
  readonly days?: ReadonlyArray<{ readonly taskId: number; readonly shift: 1 | 2 | 3 | 4 }>
}
const byHand = (label: string, quantity: number, unit: string, price: number): Line => ({
  label,
  quantity,
  unit,
  unitPrice: yen(price),
  valueTax: 10,
})

/** What the month's work comes to; a word of its own where a customer had none. */
const linesOf = Effect.fnUntraced(function* (partnerId: number, { from, to }: Month) {
  const { lines } = yield* workOfCustomer(partnerId, { from, to })
  const worked = lines.map(
    ({ days, label, quantity, siteId, unitPrice }): Line => ({
      label,
      quantity,
      unit: "人工",
      unitPrice,
      valueTax: 10,
      siteId,
      days: days.map(({ shift, taskId }) => ({ shift, taskId })),
    }),
  )
  return worked.length > 0 ? worked : [byHand("設備保守 一式", 1, "式", 180_000)]
})

const invoice = Effect.fn("Demo.invoice")(function* (partnerId: number, month: IsoMonth, title: string) {
  const days = monthOf(month)
  return yield* createPaper({
    type: 3,
    partnerId,
    title,
    createdAt: days.to,
    stageStartFrom: days.from,
    stageStartTo: days.to,
    dueDate: lastDayOf(shiftMonth(month, 1)),
    isTaxVendor: 0,
    serviceCharge: 0,
    payTo,
    lines: yield* linesOf(partnerId, days),
  })
})

/** Each by the office as its own write, decided on by finance. */
export const writePapers = Effect.fn("Demo.writePapers")(function* (
  { finance, office }: { readonly office: Actor; readonly finance: Actor },
  { moment: { lastMonth } }: DemoFacts,
  partnerIds: Readonly<Record<string, number>>,
  siteIds: Readonly<Record<string, number>>,
) {
  const partner = (key: string) => partnerIds[key] ?? 0
  const submitted = Effect.fnUntraced(function* (of: { readonly id: number; readonly version: number }) {
    return yield* updatePaperStatus(of.id, { version: of.version, status: pending })
  })
  const handedIn = (key: string, month: IsoMonth, title: string) =>
    written(office, `paper ${key} ${month}`, Effect.flatMap(invoice(partner(key), month, title), submitted))
  const decided = (of: { readonly id: number; readonly version: number }, status: 1 | 3, reason?: string) =>
    written(
      finance,
      `paper ${of.id} ${status}`,
      updatePaperStatus(of.id, { version: of.version, status, ...(reason === undefined ? {} : { reason }) }),
    )
  const before = shiftMonth(lastMonth, -1)
  const paid = yield* decided(yield* handedIn("minato", before, "設備工事 ご請求"), active)
  yield* written(
    finance,
    `paper ${paid.id} paid`,
    updatePaymentStatus(paid.id, { version: paid.version, status: 1, paidOn: lastDayOf(lastMonth) }),
  )
  const mailed = yield* decided(yield* handedIn("taisei", lastMonth, "配管工事 ご請求"), active)
  yield* written(
    office,
    `paper ${mailed.id} mail`,
    Effect.gen(function* () {
      const receivers = (yield* paperReceivers(mailed.id)).slice(0, 1)
      return yield* sendPapers({ paperIds: [mailed.id], subject: `請求書 ${mailed.no} をお送りします`, receivers })
    }),
  )
  yield* handedIn("toyo", lastMonth, "空調工事 ご請求")
  yield* decided(
    yield* handedIn("kanto", lastMonth, "設備点検 ご請求"),
    rejected,
    "単価が契約と違います。先方に確認してください。",
  )
  const today = lastDayOf(lastMonth)
  yield* written(
    office,
    "paper estimate",
    createPaper({
      type: 4,
      partnerId: partner("minato"),
      title: "桟橋事務所 給排水改修",
      createdAt: today,
      isTaxVendor: 0,
      serviceCharge: 0,
      lines: [byHand("給排水管 更新工事", 1, "式", 1_280_000), byHand("試運転・調整", 2, "日", 45_000)],
    }),
  )
  const acceptance = createPaper({
    type: 5,
    partnerId: partner("towa"),
    title: "足場 組立・解体",
    createdAt: today,
    ...{ stageStartFrom: firstDayOf(lastMonth), stageStartTo: today },
    isTaxVendor: 0,
    serviceCharge: 0,
    lines: [{ ...byHand("足場工 常用", 12, "人工", 22_000), siteId: siteIds[scaffolded] ?? 0 }],
  })
  yield* written(office, "paper acceptance", Effect.flatMap(acceptance, submitted))
})
