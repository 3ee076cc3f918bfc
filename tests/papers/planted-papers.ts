/** Papers in every state for the guards: a draft first, then one that waits, one in force, a refused one, an acceptance. */
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { vendorConfirm } from "#modules/papers/operations/answer-paper.ts"
import { openPaper } from "#modules/papers/operations/list-papers.ts"
import { makePapersTransfer } from "#modules/papers/operations/make-transfer.ts"
import { enterClaims, settleDifference } from "#modules/papers/operations/match-answers.ts"
import { updatePaperStatus } from "#modules/papers/operations/move-paper.ts"
import { createPaper } from "#modules/papers/operations/write-paper.ts"
import { acting } from "../kernel/acting.ts"
import type { TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"

const account = { bankCode: "0001", branchCode: "110", type: 1, cardNumber: "7654321", ownerName: "ﾐﾎﾝ" }
/** From an account of ours at a bank of the list. */
export const transferOrder = {
  clientCode: "1234567",
  bankInfo: { ...account, bankName: "みずほ", branch: "丸之内", type: 2, cardNumber: "0012345" },
} as const

export const plantedPapers = async (running: Running, company: TestCompany, mark: string) => {
  const [office, finance] = [acting(running, company, "officeManager"), acting(running, company, "financeManager")]
  const draft = (type: 1 | 3 | 5, partnerId: number, over: object = {}) =>
    createPaper({
      type,
      partnerId,
      title: `${mark} 件名`,
      content: `${mark} 備考`,
      createdAt: isoDate("2026-11-20"),
      dueDate: isoDate("2026-12-31"),
      isTaxVendor: 0,
      serviceCharge: 0,
      payTo: `${mark} 口座`,
      lines: [{ label: `${mark} 明細`, quantity: 1, unitPrice: yen(24_000), valueTax: 10 }],
      ...over,
    })
  const moved = (id: number, version: number, status: 1 | 2 | 3, reason?: string) =>
    updatePaperStatus(id, { version, status, ...(reason === undefined ? {} : { reason }) })
  const [task] = await running.owner<Array<{ id: number }>>`
    select min(id) as id from scheduling.task where company_id = ${company.id}`
  const days = [{ taskId: task?.id ?? 0, shift: 1 as const }]
  const billing = { lines: [{ label: `${mark} 常用`, quantity: 1, unitPrice: yen(24_000), valueTax: 10, days }] }
  await office(draft(3, company.customerId, billing))
  const waiting = await office(draft(3, company.customerId))
  await office(moved(waiting.id, waiting.version, 2))
  for (const status of [1, 3] as const) {
    const { id, version } = await office(draft(3, company.customerId))
    const pending = await office(moved(id, version, 2))
    await finance(moved(id, pending.version, status, status === 3 ? `${mark} 理由` : undefined))
  }
  const acceptance = await office(draft(5, company.vendorId))
  await office(moved(acceptance.id, acceptance.version, 2))
  await finance(openPaper(waiting.id))
  await running.owner`update people.partner set bank = ${running.owner.json({ ...account })}
    where company_id = ${company.id} and id = ${company.vendorId}`
  const owed = await office(draft(5, company.vendorId))
  const handed = await office(moved(owed.id, owed.version, 2))
  await acting(running, company, "vendor")(vendorConfirm(owed.id, { version: handed.version, isConfirm: 1 }))
  await finance(makePapersTransfer({ ...transferOrder, transferOn: isoDate("2026-11-30"), paperIds: [owed.id] }))
  const vendor = acting(running, company, "vendor")
  const request = await vendor(
    draft(1, company.vendorId, { stageStartFrom: isoDate("2026-10-01"), stageStartTo: isoDate("2026-10-31") }),
  )
  await vendor(moved(request.id, request.version, 2))
  const claims = [{ name: `${mark} 応援`, day: isoDate("2026-10-05"), heads: 1, note: `${mark} 備考` }]
  const { version } = await finance(enterClaims(request.id, { version: request.version + 1, claims }))
  await finance(settleDifference(request.id, { version, key: "l:1", decision: "accept", reason: `${mark} 理由` }))
  // As a fee stands there once it was billed.
  await running.owner`insert into papers.billed_fee (company_id, staff_id, from_day, to_day, no)
    select p.company_id, min(s.id), '2026-09-01', '2026-09-30', max(p.no) from papers.paper p
      join people.staff s on s.company_id = p.company_id where p.company_id = ${company.id} group by p.company_id`
  // As one that made itself would stand there.
  await running.owner`insert into papers.automatic (company_id, side, partner_id, closed_on, paper_id, at)
    select company_id, 'customer', partner_id, issued_on, id, made_at from papers.paper where company_id = ${company.id} and status = 1`
}

/** The places of those above among the papers of the company whose rows begin with this id. */
export const paperPlaces = {
  draft: 0,
  waiting: 1,
  active: 2,
  rejected: 3,
  acceptance: 4,
  owed: 5,
  request: 6,
} as const
