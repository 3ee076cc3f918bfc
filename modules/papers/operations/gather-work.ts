/** From the work: what a customer can be billed for a stretch of days, and what nobody has billed yet. */
import { Effect } from "effect"
import { firstDayOf, type IsoDate, lastDayOf } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { pageAsked, pageOf, rowsOn } from "#modules/kernel/paging.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { partnersByIds } from "#modules/people/index.ts"
import { type BillableShift, billableShiftRows } from "#modules/scheduling/index.ts"
import { defaultPriceTitles } from "../codes.ts"
import type { AskWork } from "../contract/paper-input.ts"
import type { AskMissing } from "../contract/paper-view.ts"
import { paperListPolicy } from "../policy.ts"
import { numbersBilling } from "../repository/billed.ts"
import { lastOfOurs } from "../repository/papers.ts"
import { sumHeads, workLines } from "../rules/billed-work.ts"
import { dueBy, termsOfPartner } from "../rules/terms-of-payment.ts"
import { seenPaper } from "./seen-paper.ts"

/** Of days that are over and of today: what is only planned is no work yet. */
const untilToday = Effect.map(todayInJapan, (today) => (to: IsoDate) => (to < today ? to : today))

/** Work without what another number bills; `no` is the paper that is being written. */
const unbilled = Effect.fnUntraced(function* (
  companyId: number,
  work: ReadonlyArray<BillableShift>,
  no: string | undefined,
) {
  const billed = yield* numbersBilling(companyId, work)
  const byOthers = new Map(billed.filter((one) => one.no !== no).map((one) => [`${one.taskId} ${one.shift}`, one.no]))
  const isFree = ({ shift, taskId }: { readonly taskId: number; readonly shift: number }) =>
    !byOthers.has(`${taskId} ${shift}`)
  return { byOthers, isFree }
})

/** Fails with Permission_Denied, Customer_Not_Found, and Paper_Missing of the paper that is being written. */
export const workOfCustomer = Effect.fn("Papers.workOfCustomer")(function* (customerId: number, asked: AskWork) {
  const { companyId } = yield* authorize(paperListPolicy, "gather", undefined)
  const partner = (yield* partnersByIds(companyId, [customerId])).get(customerId)
  if (partner === undefined || !partner.isCustomer) return yield* refuse("Customer_Not_Found")
  const no = asked.paperId === undefined ? undefined : (yield* seenPaper(asked.paperId)).row.no
  const to = (yield* untilToday)(asked.to)
  const work = asked.from > to ? [] : yield* billableShiftRows(companyId, { customerId, from: asked.from, to })
  const { byOthers, isFree } = yield* unbilled(companyId, work, no)
  const last = yield* lastOfOurs(companyId, customerId)
  const ours = last ?? (yield* lastOfOurs(companyId, undefined))
  const { customerPrices } = partner
  const titles = {
    regular: customerPrices.regularUnitPriceTitle || defaultPriceTitles.regular,
    night: customerPrices.nightUnitPriceTitle || defaultPriceTitles.night,
  }
  const counted = new Map<string, number>()
  for (const number of byOthers.values()) counted.set(number, (counted.get(number) ?? 0) + 1)
  return {
    partnerId: customerId,
    companyName: partner.companyName,
    isTax: partner.customerTax,
    taxRounding: last?.taxRounding ?? ("floor" as const),
    dueDate: dueBy(termsOfPartner(partner, true), asked.to),
    payTo: ours?.payTo ?? "",
    lines: workLines(work, isFree).map(({ shifts, ...line }) => ({
      ...line,
      label: `${line.siteName}　${titles[line.kind]}`,
      days: shifts,
    })),
    billed: [...counted].map(([number, shifts]) => ({ no: number, shifts })),
  }
})

/**
 * 請求もれ: work of a month that no paper bills, by customer and site.
 *
 * Fails with Permission_Denied.
 */
export const missingPapers = Effect.fn("Papers.missing")(function* (asked: AskMissing) {
  const { companyId } = yield* authorize(paperListPolicy, "gather", undefined)
  const page = pageAsked(asked)
  const from = firstDayOf(asked.month)
  const to = (yield* untilToday)(lastDayOf(asked.month))
  const work = from > to ? [] : yield* billableShiftRows(companyId, { from, to })
  const { isFree } = yield* unbilled(companyId, work, undefined)
  const bySite = Map.groupBy(work, ({ customerId, siteId }) => `${customerId} ${siteId}`)
  const partners = yield* partnersByIds(companyId, [...new Set(work.map(({ customerId }) => customerId))])
  const rows = [...bySite.values()].flatMap((ofSite) => {
    const lines = workLines(ofSite, isFree)
    const [first] = ofSite
    const days = lines.flatMap(({ shifts }) => shifts.map(({ day }) => day)).toSorted()
    if (first === undefined || lines.length === 0) return []
    const partner = partners.get(first.customerId)
    if (!isFound(asked.keyword ?? "", partner?.companyName, partner?.furiganaName, first.siteName)) return []
    return [
      {
        partnerId: first.customerId,
        partyName: partner?.companyName ?? "",
        siteId: first.siteId,
        siteName: first.siteName,
        amount: lines.reduce((sum, { amount }) => sum + amount, 0),
        quantity: sumHeads(lines.map(({ quantity }) => quantity)),
        taskIds: [...new Set(lines.flatMap(({ shifts }) => shifts.map(({ taskId }) => taskId)))],
        from: days[0] ?? from,
        to: days.at(-1) ?? to,
      },
    ]
  })
  return pageOf(page, rowsOn(page, rows), rows.length)
})
